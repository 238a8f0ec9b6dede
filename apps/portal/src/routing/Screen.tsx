import { use } from 'react';
import { useLanguage, Words } from '../i18n/Language.tsx';
import { loadScreen } from './loadScreen.ts';
import type { RouteMatch } from './match.ts';
import { MatchContext } from './matchContext.ts';

/** A route's screen with its words; waits for both inside a Suspense boundary. */
export function Screen({ match }: { match: RouteMatch }) {
  const { locale } = useLanguage();
  const entry = loadScreen(match.row, locale);
  const { Component, catalogue } = entry.ready ?? use(entry.promise);
  return (
    <MatchContext value={match}>
      <Words catalogue={catalogue}>
        <Component />
      </Words>
    </MatchContext>
  );
}
