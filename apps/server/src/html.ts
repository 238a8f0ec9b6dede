import type { LoginPageConfig } from '@stoa/api/contract/config';
import { defaultColorPrimary, defaultTabTitle } from '@stoa/domain';
import type { Locale, RuntimeSettings } from '@stoa/domain';

/** Mark in the built page; everything after it is not needed for the first paint. */
export const restMark = '<!--stoa:rest-->';

/** Block in the built page with the calls and files that each address needs first. */
const startsBlock = /(<script type="application\/json" id="stoa-starts">)([^]*?)(<\/script>)/;

/**
 * The built page with the first calls and files of this address and of the login page, because a closed
 * address becomes the login page for somebody who is not signed in. The address only chooses an entry of the
 * build; no text of it is written into the page.
 */
export function pageOf(html: string, pathname: string): string {
  const address = pathname === '/' ? '/home' : pathname.replace(/(.)\/$/, '$1');
  return html.replace(startsBlock, (_block, open: string, text: string, close: string) => {
    const starts: unknown = JSON.parse(text);
    const kept = Object.entries(Object(starts)).filter(([path]) => path === address || path === '/login');
    return open + scriptJson(Object.fromEntries(kept)) + close;
  });
}

/**
 * A tenant's style sheet in two parts: only the part that the shell needs is sent before the shell, so that
 * the shell arrives early.
 */
export interface ThemeSheets {
  readonly shell: string;
  readonly rest: string;
}

export interface PageFacts {
  readonly settings: RuntimeSettings;
  /** Tenant of the host; '' for none. */
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

/** JSON for a script element: `<` could end the element, and old parsers take U+2028 and U+2029 as line ends. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Escapes `<`, so that nothing in a sheet ends its style element. */
const styleText = (css: string): string => css.replaceAll('<', '\\3c ');

type Sources = Pick<RuntimeSettings, 'httpPictures'>;

/**
 * Accepts a root-relative address, https, and http if the installation allows it, because a page must not
 * load a picture from any other address.
 */
const pictureAddress = (address: string, { httpPictures }: Sources): string | undefined =>
  (httpPictures ? /^(\/(?![/\\])|https?:\/\/)/ : /^(\/(?![/\\])|https:\/\/)/).test(address)
    ? address
    : undefined;

/** Accepts a picture as data address as well; anything else is no icon. */
const iconAddress = (address: string, sources: Sources): string | undefined =>
  /^data:image\/(png|svg\+xml|x-icon|webp)[;,]/.test(address) ? address : pictureAddress(address, sources);

/** Logo and name as the shell shows them; without a logo the first character of the name is shown. */
const shellBrand = (name: string, logoUrl: string, sources: Sources): string => {
  const logo = pictureAddress(logoUrl, sources);
  const mark =
    logo === undefined
      ? `<i>${escapeHtml(Array.from(name.trim())[0] ?? '')}</i>`
      : `<img src="${escapeHtml(logo)}" alt="">`;
  return `${mark}<span>${escapeHtml(name)}</span>`;
};

/**
 * Returns a hexadecimal colour unchanged, and the default for anything else, because nothing else may be
 * written into a style.
 */
export const safeColor = (color: string): string =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : defaultColorPrimary;

/**
 * Writes the tenant into the built page: settings, branding, theme, title, icon and the texts of the shell,
 * so that the first paint already shows them. Branding is text that a tenant has typed, so it is escaped for
 * each place.
 */
export function tenantPage(html: string, facts: PageFacts): string {
  const { settings, branding } = facts;
  const title = branding.tabTitle || defaultTabTitle(settings.productName, facts.locale);
  const icon = iconAddress(branding.tabLogoUrl, settings);
  const block = {
    ...settings,
    defaultTenant: settings.defaultDomain,
    domainName: facts.domainName,
    tenant: { ...branding, colorPrimary: safeColor(branding.colorPrimary) },
  };
  // The replacement is a function, because a `$&` in branding must stay text.
  return (
    html
      // The attribute informs the first-paint script that this theme is newer than the one in the browser's
      // storage.
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
        shellBrand(branding.name || settings.productName, branding.logoUrl, settings),
      )
      .replace('<!--stoa:slogan-->', () => escapeHtml(branding.slogan))
      .replace('data-shell="login"', (shell) => (branding.deep ? `${shell} data-scheme="deep"` : shell))
  );
}
