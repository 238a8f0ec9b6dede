/** Files that are loaded at once: the largest ones, which keep a slow line busy until the first calls answer. */
const atOnce = 4;
/** Milliseconds that the other files wait for an answer. */
const patience = 400;

/** Preloads files below `assets/` before anything imports them. */
function preload(files: readonly string[]): void {
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

/**
 * Preloads the files of a page. Where the shell shows what the first calls answer, the smaller files follow after
 * that, because a browser loads only six files at a time, and the pictures would come after every file that it
 * was told of before.
 */
export function preloadAround(files: readonly string[], openings: readonly Promise<void>[]): void {
  const count = openings.length > 0 ? atOnce : files.length;
  const others = files.slice(count);
  preload(files.slice(0, count));
  const followed = () => preload(others.splice(0));
  void Promise.all(openings).then(followed);
  setTimeout(followed, patience);
}
