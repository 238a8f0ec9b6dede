/** Chunks that stand in every page before anything is imported late. */
const always = /^assets\/(react|base|index)-/;
const frame = /^assets\/inside-/;
/** What stands in the frame already. */
const within = /^assets\/(inside|Home|CourseList|CourseDetail|Study)-/;
/** Nobody waits for these by themselves. */
const alone = /^assets\/(words|data)-/;

/**
 * Which files are asked for together with a late import. Each name weighs on the chunk that knows it, and hashes do
 * not compress: what is there already is left out, and so are the scripts of small late parts, which their own imports
 * ask for. Screens keep theirs, so that a step through the portal is one round trip.
 */
export function lateFiles(
  _file: string,
  files: readonly string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  // The page itself begins with nothing.
  if (hostType === 'html') return [...files];
  const opensScreens = frame.test(hostId);
  return files.filter((file) => {
    if (always.test(file) || alone.test(file)) return false;
    if (frame.test(file)) return !within.test(hostId);
    return opensScreens || file.endsWith('.css');
  });
}
