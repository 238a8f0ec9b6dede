import { use } from 'react';
import { useLanguage, Words } from '../i18n/Language.tsx';
import { loadScreen } from './loadScreen.ts';
import type { ScreenRoute } from './types.ts';

/** The screen of a route with its messages; suspends until both have loaded. */
export function Screen({ route }: { route: ScreenRoute }) {
  const { locale } = useLanguage();
  const entry = loadScreen(route, locale);
  const { Component, catalogue } = entry.ready ?? use(entry.promise);
  return (
    <Words catalogue={catalogue}>
      <Component />
    </Words>
  );
}
