/** What stands in the frame already. */
const within = /^assets\/(inside|Home|CourseList|CourseDetail|Study)-/;
const frame = /^assets\/inside-/;

/**
 * Which files the build's own loader asks for together with a late import: its style sheets, because a part must not
 * show without its look. `stoaImport` asks for the scripts. What stands in the page from its beginning is left out of
 * the lists, because hashes do not compress.
 */
export function lateFiles(
  _file: string,
  files: readonly string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  // The page itself begins with nothing.
  if (hostType === 'html') return [...files];
  return files.filter((file) => file.endsWith('.css') && (!frame.test(file) || !within.test(hostId)));
}
