/** What the screen offers to try a patch with: loaded with it, and not with the list of tools. */
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
