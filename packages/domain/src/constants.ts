/** Time limit of every call (specification point 9). */
export const requestTimeoutMs = 60_000;
/** Time limit of loading a page resource (specification point 9). */
export const chunkTimeoutMs = 120_000;
/** The colour that is used until a tenant's own colour is known (specification point 9). */
export const defaultColorPrimary = '#00a0e9';
/**
 * Company id that means "no company" (specification point 9). It is also the owner of the platform's own
 * content.
 */
export const noCompanyId = 500;

/** The languages that the portal offers, the default first; the specification names none. */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-CN';

/** Width of one time step of the client's signature (specification point 9). */
export const signatureBucketMs = 5_000;

/** Number of the time step that a moment falls into; `@stoa/api/signature` makes the signature from it. */
export const signatureBucket = (now: number): number => Math.floor(now / signatureBucketMs);
