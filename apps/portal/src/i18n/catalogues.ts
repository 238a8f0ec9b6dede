import type { Labels } from '@stoa/ui';
import { use } from 'react';
import { importRound } from '../kernel/lateImport.ts';
import type { Locale } from '../preferences/locale.ts';
import type { Messages } from './messages.ts';
import type { WordGroup } from './wordGroup.ts';

/** The messages of one language that have loaded so far. */
export interface Catalogue {
  readonly locale: Locale;
  /** The texts of the components. */
  readonly labels: Partial<Labels>;
  readonly messages: Partial<Messages>;
}

const loaded: Record<Locale, Catalogue> = {
  'zh-CN': { locale: 'zh-CN', labels: {}, messages: {} },
  en: { locale: 'en', labels: {}, messages: {} },
};

const shown = new Set<WordGroup>();

/** Every group that has been shown, in any language. */
export const shownGroups = (): WordGroup[] => [...shown];

const isThere = (locale: Locale, { name }: WordGroup) => name in loaded[locale].messages;

async function loadGroup(locale: Locale, { name, load, labels }: WordGroup): Promise<void> {
  const [messages, ...words] = await Promise.all([load[locale](), ...labels.map((group) => group[locale]())]);
  const before = loaded[locale];
  loaded[locale] = {
    locale,
    messages: { ...before.messages, [name]: messages.default },
    labels: Object.assign({}, before.labels, ...words.map((group) => group.default)),
  };
}

/** Loads the words that a screen needs in a language; groups that have loaded are not fetched again. */
export async function loadCatalogue(locale: Locale, wanted: readonly WordGroup[]): Promise<Catalogue> {
  await Promise.all(
    wanted.filter((group) => !isThere(locale, group)).map((group) => loadGroup(locale, group)),
  );
  for (const group of wanted) shown.add(group);
  return loaded[locale];
}

const pending = new Map<string, Promise<Catalogue>>();

/**
 * The catalogue of a language with these groups and all that were loaded before; suspends until they have
 * loaded.
 */
export function useCatalogue(locale: Locale, wanted: readonly WordGroup[]): Catalogue {
  // A failure is remembered until somebody tries again, because a render that retries by itself would never
  // end.
  const key = `${importRound()} ${locale} ${wanted.map(({ name }) => name).join()}`;
  if (!pending.has(key) && !wanted.every((group) => isThere(locale, group))) {
    pending.set(key, loadCatalogue(locale, wanted));
  }
  const promise = pending.get(key);
  // A render that waited must ask for the promise again when it goes on, because React demands it.
  if (promise) use(promise);
  return loaded[locale];
}
