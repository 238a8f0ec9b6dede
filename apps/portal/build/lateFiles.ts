/** The scripts that only run when the file of the frame, here `inside`, has loaded. */
const within = /^assets\/(inside|Home|CourseList|CourseDetail|Study)-/;
const frame = /^assets\/inside-/;

/**
 * The files that the build's own loader fetches with a late import: its style sheets, because a part must not
 * show without its styles. `stoaImport` fetches the scripts. Sheets that the page has loaded from its
 * beginning are left out of the lists, because hashes do not compress.
 */
export function lateFiles(
  _file: string,
  files: readonly string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  // index.html has no late imports.
  if (hostType === 'html') return [...files];
  return files.filter((file) => file.endsWith('.css') && (!frame.test(file) || !within.test(hostId)));
}
