/** Asks for files below `assets/` before anything imports them. */
export function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
      // Parsed while scripts still come in, so that the screen need not wait for it. The chunk loader, which does not
      // wait for a sheet that stands there already, finds it only once it has arrived.
      link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true });
    }
    link.crossOrigin = '';
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}
