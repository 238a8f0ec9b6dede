/** Every call gives up after this long (specification points 7 and 9). */
export const requestTimeoutMs = 60_000;
/** Page resources give up after this long (specification point 9). */
export const chunkTimeoutMs = 120_000;
/** Used until a tenant's own colour is known (specification point 9). */
export const defaultColorPrimary = '#00a0e9';
/** Company id that means "no company" (specification point 9); it also owns platform content [D-08]. */
export const noCompanyId = 500;

/** Languages offered, the default first (specification point 1 leaves both open). */
export const locales = ['zh-CN', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'zh-CN';

/** Width of a bucket of the client's time-based signature (specification point 9). */
export const signatureBucketMs = 5_000;

/** Bucket that a moment falls into; signing itself belongs to the API package (contract 1.8). */
export const signatureBucket = (now: number): number => Math.floor(now / signatureBucketMs);
