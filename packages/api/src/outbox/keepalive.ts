/** Browsers let requests that outlive their page carry 64 KiB together; some of that goes into addresses. */
const budgetBytes = 60_000;
let taken = 0;

/** Room for a request that outlives the page, to be given back after it; nothing when it does not fit. */
export function takeKeepalive(parcel: unknown): (() => void) | undefined {
  const bytes = new TextEncoder().encode(JSON.stringify(parcel)).length;
  if (taken + bytes > budgetBytes) return undefined;
  taken += bytes;
  return () => {
    taken -= bytes;
  };
}
