/** Preloads files below `assets/` before anything imports them. */
export function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      // The sheet is applied on load, so that it is parsed while scripts still arrive and the screen need not
      // wait for it. It is not applied earlier, because the chunk loader does not wait for a sheet that is in
      // the document already.
      link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true });
    }
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
