/**
 * The files that the build's own loader fetches with a late import: its style sheets, because a part must not
 * show without its styles. `stoaImport` fetches the scripts.
 */
export function lateFiles(
  _file: string,
  files: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  // index.html has no late imports.
  if (hostType === 'html') return [...files];
  return files.filter((file) => file.endsWith('.css'));
}
