import type { Labels } from '@stoa/ui';
import { use } from 'react';
import { componentWords } from './componentWords.ts';
import type { Area, Locale, Messages } from './areas.ts';

const files = import.meta.glob<Messages[Area]>('./{zh-CN,en}/*.ts', { import: 'default' });

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

const hasAll = (locale: Locale, areas: readonly Area[]) =>
  areas.every((area) => area in loaded[locale].messages);

async function loadArea(locale: Locale, area: Area) {
  const load = files[`./${locale}/${area}.ts`];
  if (!load) throw new Error(`The catalogue ${locale}/${area} does not exist.`);
  const [messages, ...labels] = await Promise.all([load(), ...componentWords(locale, area)]);
  return {
    messages: { [area]: messages },
    labels: labels.reduce<Partial<Labels>>((all, group) => ({ ...all, ...group }), {}),
  };
}

/** Loads a language with the areas that a screen needs; what is there already is not asked for again. */
export async function loadCatalogue(locale: Locale, areas: readonly Area[]): Promise<Catalogue> {
  const missing = areas.filter((area) => !(area in loaded[locale].messages));
  for (const { messages, labels } of await Promise.all(missing.map((area) => loadArea(locale, area)))) {
    const before = loaded[locale];
    loaded[locale] = {
      locale,
      messages: { ...before.messages, ...messages },
      labels: { ...before.labels, ...labels },
    };
  }
  return loaded[locale];
}

const pending = new Map<string, Promise<Catalogue>>();

/** A language with these areas, waited for inside a Suspense boundary. */
export function useCatalogue(locale: Locale, areas: readonly Area[]): Catalogue {
  if (hasAll(locale, areas)) return loaded[locale];
  const key = `${locale} ${areas.join(' ')}`;
  const promise = pending.get(key) ?? loadCatalogue(locale, areas);
  pending.set(key, promise);
  return use(promise);
}
