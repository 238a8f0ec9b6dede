import type { RuntimeSettings } from '@stoa/domain';

/**
 * Hashes of the scripts and styles that the portal's build allows, which it writes as `csp.json` beside
 * index.html.
 */
export interface BuiltPolicy {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Security headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  // Browsers ignore this header over plain http, so that a demo on this machine works.
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), fullscreen=(self), picture-in-picture=(self)',
};

const quoted = (hash: string): string => (hash.startsWith("'") ? hash : `'${hash}'`);

/**
 * Content security policy of a page: scripts by hash only. The nonce allows the theme that the server writes
 * into the page and libraries that insert a style element.
 */
export const contentSecurityPolicy = (
  built: BuiltPolicy,
  nonce: string,
  { httpPictures }: Pick<RuntimeSettings, 'httpPictures'>,
): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${built.scriptHashes.map(quoted).join(' ')}`.trim(),
    `style-src 'self' ${built.styleHashes.map(quoted).join(' ')} 'nonce-${nonce}'`,
    `img-src 'self' ${httpPictures ? 'http: ' : ''}https: data: blob:`,
    "media-src 'self' https: blob:",
    "connect-src 'self' https: wss:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify stoa',
  ].join('; ');

/** Policy of answers that are not pages: nothing may run or be embedded. */
export const lockedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Policy of media: a picture may contain styles, a document may be shown inside our page. A PDF is not
 * sandboxed, because browsers then refuse to show it; it cannot run anything in our origin anyway.
 */
export const mediaPolicy = (type: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'${type === 'application/pdf' ? '' : '; sandbox'}`;
