/** The sample patch that the screen offers to try. It loads with the screen, not with the list of tools. */
export const samplePatch = {
  text: `# Opening hours
Monday to Friday: 9 to 17
Saturday: 10 to 14
Sunday: closed
`,
  patch: `--- a/hours.txt
+++ b/hours.txt
@@ -1,4 +1,4 @@
 # Opening hours
-Monday to Friday: 9 to 17
+Monday to Friday: 8 to 17
 Saturday: 10 to 14
 Sunday: closed
`,
};
