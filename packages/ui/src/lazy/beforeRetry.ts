/** Milliseconds after which code that has not come is treated as missing, until it comes. */
export const slowAfterMs = 8_000;

let action = (): void => undefined;

/** Called before a person loads missing code again. */
export const beforeRetry = (): void => action();

/** Sets what is done before a person loads missing code again, such as to end requests that hang. */
export function setBeforeRetry(next: () => void): void {
  action = next;
}
