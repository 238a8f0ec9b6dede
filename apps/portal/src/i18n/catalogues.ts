import type { Labels } from '@stoa/ui';
import { use } from 'react';
import type { Area, Locale, Messages } from './areas.ts';

const files = import.meta.glob<Messages[Area]>('./{zh-CN,en}/*.ts', { import: 'default' });

const componentWords: Record<Locale, () => Promise<{ default: Labels }>> = {
  'zh-CN': () => import('@stoa/ui/locales/zh-CN'),
  en: () => import('@stoa/ui/locales/en'),
};

/** What one language has loaded so far. */
export interface Catalogue {
  readonly locale: Locale;
  readonly words: Labels;
  readonly messages: Partial<Messages>;
}

const words = new Map<Locale, Labels>();
const loaded: Record<Locale, Partial<Messages>> = { 'zh-CN': {}, en: {} };

/** Loads a language with the areas that a screen needs; what is there already is not asked for again. */
export async function loadCatalogue(locale: Locale, areas: readonly Area[]): Promise<Catalogue> {
  const missing = areas.filter((area) => !(area in loaded[locale]));
  const [labels, ...added] = await Promise.all([
    words.get(locale) ?? componentWords[locale]().then((module) => module.default),
    ...missing.map(async (area) => {
      const load = files[`./${locale}/${area}.ts`];
      if (!load) throw new Error(`The catalogue ${locale}/${area} does not exist.`);
      return [area, await load()] as const;
    }),
  ]);
  words.set(locale, labels);
  if (added.length > 0) loaded[locale] = { ...loaded[locale], ...Object.fromEntries(added) };
  return { locale, words: labels, messages: loaded[locale] };
}

const pending = new Map<string, Promise<Catalogue>>();

/** A language with these areas, waited for inside a Suspense boundary. */
export function useCatalogue(locale: Locale, areas: readonly Area[]): Catalogue {
  const labels = words.get(locale);
  if (labels && areas.every((area) => area in loaded[locale])) {
    return { locale, words: labels, messages: loaded[locale] };
  }
  const key = `${locale} ${areas.join(' ')}`;
  const promise = pending.get(key) ?? loadCatalogue(locale, areas);
  pending.set(key, promise);
  return use(promise);
}
