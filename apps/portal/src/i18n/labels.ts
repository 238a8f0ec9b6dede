import type { Labels } from '@stoa/domain';
import { use } from 'react';
import type { Locale } from '../preferences/locale.ts';
import { useLanguage } from './Language.tsx';

const loaders: Record<Locale, () => Promise<{ labels: Labels }>> = {
  'zh-CN': () => import('@stoa/domain/labels/zh-CN'),
  en: () => import('@stoa/domain/labels/en'),
};
const loaded = new Map<Locale, Promise<Labels>>();

/** The labels of every enumeration in the current language; suspends until they have loaded. */
export function useEnumLabels(): Labels {
  const { locale } = useLanguage();
  const promise = loaded.get(locale) ?? loaders[locale]().then((module) => module.labels);
  loaded.set(locale, promise);
  return use(promise);
}
