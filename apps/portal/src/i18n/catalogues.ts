import type { Labels } from '@stoa/ui';
import { use } from 'react';
import { importRound } from '../kernel/lateImport.ts';
import { loadInside } from '../app/loadSignedIn.ts';
import type { Area, Locale, Messages } from './areas.ts';

/** What every page begins with. The others are known behind the login. */
const early = import.meta.glob<Messages[Area]>(['./{zh-CN,en}/shell.ts', './{zh-CN,en}/login.ts'], {
  import: 'default',
});
const core: Record<Locale, () => Promise<{ default: Partial<Labels> }>> = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN/core'),
  en: () => import('@stoa/ui/locales/en/core'),
};

/** What one language has loaded so far. */
export interface Catalogue {
  readonly locale: Locale;
  /** Words of the components. */
  readonly labels: Partial<Labels>;
  readonly messages: Partial<Messages>;
}

const loaded: Record<Locale, Catalogue> = {
  'zh-CN': { locale: 'zh-CN', labels: {}, messages: {} },
  en: { locale: 'en', labels: {}, messages: {} },
};

const shown = new Set<Area>();

/** Every area that has been shown in some language. */
export const shownAreas = (): Area[] => [...shown];

const hasAll = (locale: Locale, wanted: readonly Area[]) =>
  wanted.every((area) => area in loaded[locale].messages);

async function loadArea(locale: Locale, area: Area): Promise<Pick<Catalogue, 'messages' | 'labels'>> {
  if (area !== 'shell' && area !== 'login') return (await loadInside()).loadLateArea(locale, area);
  const [messages, labels] = await Promise.all([early[`./${locale}/${area}.ts`]?.(), core[locale]()]);
  return { messages: { [area]: messages }, labels: labels.default };
}

/** Loads a language with the areas that a screen needs; what is there already is not asked for again. */
export async function loadCatalogue(locale: Locale, wanted: readonly Area[]): Promise<Catalogue> {
  const missing = wanted.filter((area) => !(area in loaded[locale].messages));
  for (const { messages, labels } of await Promise.all(missing.map((area) => loadArea(locale, area)))) {
    const before = loaded[locale];
    loaded[locale] = {
      locale,
      messages: { ...before.messages, ...messages },
      labels: { ...before.labels, ...labels },
    };
  }
  for (const area of wanted) shown.add(area);
  return loaded[locale];
}

const pending = new Map<string, Promise<Catalogue>>();

/** A language with these areas, waited for inside a Suspense boundary. */
export function useCatalogue(locale: Locale, wanted: readonly Area[]): Catalogue {
  if (hasAll(locale, wanted)) return loaded[locale];
  // A failure stays until somebody asks again, because a render that tried again by itself would never end.
  const key = `${importRound()} ${locale} ${wanted.join(' ')}`;
  const promise = pending.get(key) ?? loadCatalogue(locale, wanted);
  pending.set(key, promise);
  return use(promise);
}
