import { type ThemePair } from './names.ts';

/** What the portal remembers of the root element besides the colours. */
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

/** A person may open several companies in one browser: what is remembered belongs to the host, never to "the last". */
export const cacheKey = (host: string): string => `stoa.theme:${host}`;

/** Remembers a host's theme and attributes for the next first paint. A storage that refuses costs only that. */
export function cacheTheme(
  host: string,
  { light, dark, attributes = {} }: ThemePair & { attributes?: CachedAttributes },
): void {
  try {
    localStorage.setItem(cacheKey(host), JSON.stringify({ light, dark, attributes }));
  } catch {
    // Full or forbidden: the next first paint is neutral.
  }
}

/** For a tenant that is gone or a person who wants nothing kept. */
export function forgetTheme(host: string): void {
  try {
    localStorage.removeItem(cacheKey(host));
  } catch {
    // Nothing was kept.
  }
}

/**
 * A classic script for the head of a page, before any style sheet: applies this host's remembered theme and
 * attributes before the first paint. It inserts no markup, so a hash in `script-src` is all that it needs. What
 * is not a colour or a known attribute is dropped; without a memory the page stays neutral. A server that put
 * a theme into the page says so by `<html data-stoa-theme>`: its theme is fresher than the memory and stays.
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
