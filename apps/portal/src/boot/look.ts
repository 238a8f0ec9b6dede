import { defaultTabTitle } from '@stoa/domain';
import { preferences } from '../preferences/store.ts';
import type { Branding } from './branding.ts';
import { rememberBrand } from './brandMemory.ts';
import type { Person } from './person.ts';
import { showTheme } from './theme.ts';

/** The part of a company's branding that shows outside of any screen. */
interface Look {
  readonly colorPrimary: string;
  readonly deep: boolean;
  readonly fontSize?: number;
  readonly tabLogoUrl: string;
  readonly tabTitle: string;
}

const safeIcon = (value: string): string | undefined => {
  try {
    const url = new URL(value, location.href);
    return value !== '' && /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
};

function showIcon(value: string): void {
  const href = safeIcon(value);
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!href || !link || link.href === href) return;
  link.removeAttribute('type');
  link.href = href;
}

/** Applies colour, appearance, text size and the tab's icon of the current company. */
export function followLook(branding: Branding, person: Person, productName: string) {
  const current = (): Look | undefined => {
    const { config } = branding.get();
    const { company } = person.get();
    if (company?.colorPrimary !== undefined) {
      return {
        colorPrimary: company.colorPrimary,
        deep: company.deep ?? false,
        fontSize: company.fontSize,
        tabLogoUrl: company.tabLogoUrl ?? config?.tabLogoUrl ?? '',
        tabTitle: company.tabTitle ?? config?.tabTitle ?? '',
      };
    }
    return config && { ...config, ...(company ? { fontSize: company.fontSize } : {}) };
  };

  const show = () => {
    const look = current();
    if (!look) return;
    const { config, source, keepTab } = branding.get();
    if (config && source === 'server') rememberBrand(config);
    // A theme is not remembered for this host when the branding came from a preview's address or is the
    // default.
    if (source !== 'default') void showTheme(look.colorPrimary, { remember: source === 'server' });
    preferences.companyWishes({
      deep: look.deep,
      ...(look.fontSize === undefined ? {} : { fontSize: look.fontSize }),
    });
    if (!keepTab) showIcon(look.tabLogoUrl);
  };
  branding.subscribe(show);
  person.subscribe(show);
  show();

  return {
    /** Title of the tab without the name of a page; a preview may keep the tab's title as it is. */
    tabTitle: (): string => current()?.tabTitle || defaultTabTitle(productName),
  };
}

export type LookControl = ReturnType<typeof followLook>;
