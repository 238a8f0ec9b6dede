/** Browsers allow 64 KiB together for requests that outlive their page; the addresses take part of that. */
const budgetBytes = 60_000;
let taken = 0;

/**
 * Reserves a part of the budget for a request that outlives the page, and returns the function that frees it;
 * `undefined` when the request does not fit.
 */
export function takeKeepalive(parcel: unknown): (() => void) | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(parcel)).length;
  if (taken + bytes > budgetBytes) return undefined;
  taken += bytes;
  return () => {
    taken -= bytes;
  };
}
