/**
 * The scripts that the build's own loader fetches with a lazy import beside its style sheets: none, because
 * `stoaImport` fetches them.
 */
export function lateFiles(
  _script: string,
  scripts: readonly string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  // index.html has no lazy imports; its list is what the entry needs.
  return hostType === 'html' ? [...scripts] : [];
}
