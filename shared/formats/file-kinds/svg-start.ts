/** An SVG document may begin with an XML declaration, comments and a document type (SVG 2, "Document structure"). */
const svgStart =
  /^\ufeff?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>/]/i;

/**
 * @param text the beginning of a file, decoded
 * @example startsAsSvg('<!-- a drawing --><svg xmlns="http://www.w3.org/2000/svg"/>') // true
 */
export function startsAsSvg(text: string): boolean {
  return svgStart.test(text);
}
