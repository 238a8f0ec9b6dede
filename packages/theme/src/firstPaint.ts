import { type ThemePair } from './names.ts';

/** Attributes of the root element that the portal stores besides the colours. */
export type CachedAttributes = Readonly<
  Partial<
    Record<
      | 'lang'
      | 'dir'
      | 'data-stoa-appearance'
      | 'data-stoa-font-size'
      | 'data-stoa-density'
      | 'data-stoa-motion',
      string
    >
  >
>;

/** The storage key. A person may use several companies in one browser, so each host has its own entry. */
export const cacheKey = (host: string): string => `stoa.theme:${host}`;

/**
 * Stores a host's theme and attributes for the next first paint. When the browser's storage refuses, the next
 * first paint is neutral and nothing else fails.
 */
export function cacheTheme(
  host: string,
  { light, dark, attributes = {} }: ThemePair & { attributes?: CachedAttributes },
): void {
  try {
    localStorage.setItem(cacheKey(host), JSON.stringify({ light, dark, attributes }));
  } catch {
    // The storage is full or forbidden, so the next first paint is neutral.
  }
}

/**
 * Deletes a host's theme, for example when its tenant is gone or the person wants nothing stored in the
 * browser.
 */
export function forgetTheme(host: string): void {
  try {
    localStorage.removeItem(cacheKey(host));
  } catch {
    // The storage is forbidden, so nothing was kept.
  }
}

/**
 * A classic script for the head of a page, before any style sheet: applies this host's stored theme and
 * attributes before the first paint. It inserts no markup, so that a hash in `script-src` is enough to allow
 * it. Values that are not a colour or a known attribute are dropped; when nothing is stored the page stays
 * neutral. A server that has put a theme into the page marks it with `<html data-stoa-theme>`; the script
 * then does not change that theme, because it is newer than the stored one.
 */
export const firstPaintScript =
  '(d=>{try{let r=d.documentElement,c=JSON.parse(localStorage.getItem("stoa.theme:"+location.host)),' +
  'a=c.attributes,k,s,' +
  't=(o,m)=>{let x="";for(k in o)/^--stoa-[a-z0-9-]+$/.test(k)&&/^#[0-9a-f]{6}$/.test(o[k])&&(x+=k+":"+o[k]+";");return x+"color-scheme:"+m},' +
  'q="[data-stoa-appearance=",n=":root",e;' +
  'for(k in a)/^(lang|dir|data-stoa-(appearance|font-size|density|motion))$/.test(k)&&r.setAttribute(k,a[k]);' +
  'if(r.hasAttribute("data-stoa-theme"))return;' +
  's=new CSSStyleSheet;s.stoaTheme=1;e=t(c.dark,"dark");' +
  's.replaceSync("@layer stoa.reset,stoa.tokens,stoa.base,stoa.components,stoa.pages,stoa.utilities,stoa.overrides;' +
  '@layer stoa.tokens{"+n+"{"+t(c.light,"light")+"}"+n+q+"dark]{"+e+"}' +
  '@media(prefers-color-scheme:dark){"+n+":not("+q+"light]){"+e+"}}}");' +
  'd.adoptedStyleSheets=[...d.adoptedStyleSheets,s]}catch{}})(document)';
