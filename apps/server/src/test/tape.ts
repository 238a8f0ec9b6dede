/**
 * A model of watching: a film as a row of tenths of a second. It shares no code with the server's arithmetic
 * of intervals, so that both cannot have the same error.
 */
export function createTape(seconds: number) {
  const seen = new Uint8Array(Math.round(seconds * 10));
  return {
    play: (from: number, to: number) => seen.fill(1, Math.round(from * 10), Math.round(to * 10)),
    seconds: () => seen.reduce((sum, one) => sum + one, 0) / 10,
    holds: (from: number, to: number) =>
      seen.subarray(Math.round(from * 10), Math.round(to * 10)).every((one) => one === 1),
  };
}
