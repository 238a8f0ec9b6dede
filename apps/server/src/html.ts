import type { LoginPageConfig } from '@stoa/api/contract/config';
import { defaultColorPrimary, defaultTabTitle } from '@stoa/domain';
import type { Locale, RuntimeSettings } from '@stoa/domain';

/** Where the build puts what the first paint does not need. */
export const restMark = '<!--stoa:rest-->';

/** Where the build puts what each address begins with: calls and files. */
const startsBlock = /(<script type="application\/json" id="stoa-starts">)([^]*?)(<\/script>)/;

/**
 * The built page with what this address begins with, and nothing about others but the login page, which a closed
 * address becomes for whoever is not signed in. The address chooses an entry of the build; nothing of it is written.
 */
export function pageOf(html: string, pathname: string): string {
  const address = pathname === '/' ? '/home' : pathname.replace(/(.)\/$/, '$1');
  return html.replace(startsBlock, (_block, open: string, text: string, close: string) => {
    const starts: unknown = JSON.parse(text);
    const kept = Object.entries(Object(starts)).filter(([path]) => path === address || path === '/login');
    return open + scriptJson(Object.fromEntries(kept)) + close;
  });
}

/** A tenant's sheet in two: no byte stands before the shell that it is not drawn with. */
export interface ThemeSheets {
  readonly shell: string;
  readonly rest: string;
}

export interface PageFacts {
  readonly settings: RuntimeSettings;
  /** Tenant of the host, '' for none. */
  readonly domainName: string;
  /** Answer of `loginPage` for that tenant. */
  readonly branding: LoginPageConfig;
  readonly theme: ThemeSheets;
  readonly nonce: string;
  /** Language of title and branding. */
  readonly locale: Locale;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON inside a script element: `<` could end it, U+2028 and U+2029 end lines in old parsers. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Nothing in a sheet ends the element that it stands in. */
const styleText = (css: string): string => css.replaceAll('<', '\\3c ');

/** Root-relative, https, or a picture in the address itself; anything else is no icon. */
const iconAddress = (address: string): string | undefined =>
  /^(\/(?![/\\])|https:\/\/|data:image\/(png|svg\+xml|x-icon|webp)[;,])/.test(address) ? address : undefined;

/** Root-relative or https; a page must not ask for a picture in any other way. */
const pictureAddress = (address: string): string | undefined =>
  /^(\/(?![/\\])|https:\/\/)/.test(address) ? address : undefined;

/** Logo and name as the shell shows them; without a logo the first sign of the name stands in for it. */
const shellBrand = (name: string, logoUrl: string): string => {
  const logo = pictureAddress(logoUrl);
  const mark =
    logo === undefined
      ? `<i>${escapeHtml(Array.from(name.trim())[0] ?? '')}</i>`
      : `<img src="${escapeHtml(logo)}" alt="">`;
  return `${mark}<span>${escapeHtml(name)}</span>`;
};

/** A colour is hexadecimal or it is the default: nothing else reaches a style. */
export const safeColor = (color: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : defaultColorPrimary;

/**
 * Puts the tenant into the built page: settings, branding, theme, title, icon and the words of the shell, so that
 * the first paint is already his (decision 15). Branding is what a tenant typed; all of it is escaped for its place.
 */
export function tenantPage(html: string, facts: PageFacts): string {
  const { settings, branding } = facts;
  const title = branding.tabTitle || defaultTabTitle(settings.productName);
  const icon = iconAddress(branding.tabLogoUrl);
  const block = {
    ...settings,
    defaultTenant: settings.defaultDomain,
    domainName: facts.domainName,
    tenant: { ...branding, colorPrimary: safeColor(branding.colorPrimary) },
  };
  // Replacements by function: a `$&` in branding must stay what it is.
  return (
    html
      // The mark tells the first-paint script that this theme is fresher than the one it remembers.
      .replace(/<html lang="[^"]*"/, () => `<html lang="${facts.locale}" data-stoa-theme`)
      .replace(/<!--stoa:csp-->[^]*?<!--\/stoa:csp-->\s*/, '')
      .replace(
        '<!--stoa:settings-->',
        () =>
          `<meta property="csp-nonce" nonce="${escapeHtml(facts.nonce)}"><script type="application/json" id="stoa-settings">${scriptJson(block)}</script>`,
      )
      .replace(
        '<!--stoa:theme-->',
        () =>
          `<style id="stoa-theme" nonce="${escapeHtml(facts.nonce)}">${styleText(facts.theme.shell)}</style>`,
      )
      .replace(
        restMark,
        (mark) => `${mark}<style nonce="${escapeHtml(facts.nonce)}">${styleText(facts.theme.rest)}</style>`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replace(/<link rel="icon"[^>]*>/, (link) =>
        icon === undefined ? link : `<link rel="icon" href="${escapeHtml(icon)}">`,
      )
      .replaceAll(/<!--stoa:brand-->[^]*?<!--\/stoa:brand-->/g, () =>
        shellBrand(branding.name || settings.productName, branding.logoUrl),
      )
      .replace('<!--stoa:slogan-->', () => escapeHtml(branding.slogan))
      .replace('data-shell="login"', (shell) => (branding.deep ? `${shell} data-scheme="deep"` : shell))
  );
}
