/** Rejects when the work takes longer than this, because a browser may wait for a file for ever. */
export function withinTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Page resources took too long.')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
