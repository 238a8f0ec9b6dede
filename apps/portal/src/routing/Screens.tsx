import type { GlobalConfig, SessionFields } from '@stoa/domain';
import { isLoggedIn } from '@stoa/domain';
import { ErrorBoundary } from '@stoa/ui/ErrorBoundary';
import { lazy, Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLanguage, Words } from '../i18n/Language.tsx';
import { usePortal, useSession } from '../portal.ts';
import { ClosedScreen, FailureScreen, IncompleteScreen, NoCompanyScreen, ServerDown } from '../shell/States.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { guard, type Verdict } from './guard.ts';
import { loadScreen } from './loadScreen.ts';
import { MatchContext } from './matchContext.ts';
import type { Gate, Layout } from './types.ts';

// Carries the calls' cache and the navigation: nothing that the login page needs.
const AppLayout = lazy(() => import('../shell/AppLayout/AppLayout.tsx'));

/** Which rights and flags open a gate (screens.md 18). */
export function opens(gate: Exclude<Gate, 'company'>, session: SessionFields, flags: GlobalConfig): boolean {
  switch (gate) {
    case 'vip':
      return !session.hideVipModule;
    case 'teaching':
      return session.mentor || session.lecturer || session.admin;
    case 'allowCreateKnowledge':
      return session.allowCreateKnowledge;
    case 'knowledgeModule':
    case 'showRecommendCourseFlg':
    case 'showSearchCourseFlg':
    case 'showAiChatFlg':
      return flags[gate];
    default:
      return gate satisfies never;
  }
}

function Screen({ verdict }: { verdict: Extract<Verdict, { kind: 'page' }> }) {
  const { locale } = useLanguage();
  const entry = loadScreen(verdict.match.row, locale);
  const { Component, catalogue } = entry.ready ?? use(entry.promise);
  return (
    <MatchContext value={verdict.match}>
      <Words catalogue={catalogue}>
        <Component />
      </Words>
    </MatchContext>
  );
}

/** What the guard decided, without anything around it. */
function Content({ verdict, retry }: { verdict: Verdict; retry: () => void }) {
  switch (verdict.kind) {
    case 'page':
      return <Screen verdict={verdict} />;
    case 'redirect':
      return <Navigate to={verdict.to} replace />;
    case 'wait':
      return <Waiting />;
    case 'failed':
      return <ServerDown onRetry={retry} />;
    case 'notFound':
      return <NotFound />;
    case 'noCompany':
      return <NoCompanyScreen />;
    case 'closed':
      return <ClosedScreen />;
    case 'incomplete':
      return <IncompleteScreen />;
    default:
      return verdict satisfies never;
  }
}

function Framed({ layout, children }: { layout: Layout; children: ReactNode }) {
  const loggedIn = isLoggedIn(useSession());
  // A visitor's page stands alone, with the one way in that it names itself.
  if (layout === 'none' && !loggedIn) return children;
  return (
    <Suspense fallback={<Waiting />}>
      <AppLayout layout={layout}>{children}</AppLayout>
    </Suspense>
  );
}

const sameVerdict = (one: Verdict, other: Verdict): boolean =>
  one.kind === other.kind &&
  (one.kind !== 'page' || other.kind !== 'page' || one.match.row === other.match.row) &&
  (one.kind !== 'redirect' || other.kind !== 'redirect' || one.to === other.to);

/** Finds what the address shows and puts the right frame around it. */
export function Screens() {
  const { routes, person, session, hold } = usePortal();
  const location = useLocation();
  const fields = useSession();
  const { state } = useSyncExternalStore(person.subscribe, person.get);
  const flags = useSyncExternalStore(session.subscribe, () => session.read('globalConfig'));

  const decided = guard(routes, location, {
    loggedIn: isLoggedIn(fields),
    person: state,
    hasCompany: fields.hasCompany,
    allows: (gate) => opens(gate, fields, flags),
  });
  // The page stays under the dialog that says why it must be left (specification point 8).
  const isHeld = useSyncExternalStore(hold.subscribe, hold.get);
  const [shown, setShown] = useState(decided);
  if (!isHeld && !sameVerdict(shown, decided)) setShown(decided);
  const verdict = isHeld ? shown : decided;
  const layout = verdict.kind === 'page' ? verdict.match.row.layout : 'global';
  const content = (
    <ErrorBoundary resetKey={location.pathname} fallback={(error) => <FailureScreen error={error} />}>
      <Suspense key={location.pathname} fallback={<Waiting />}>
        <Content verdict={verdict} retry={() => void person.resume()} />
      </Suspense>
    </ErrorBoundary>
  );
  if (verdict.kind === 'redirect') return content;
  return <Framed layout={layout}>{content}</Framed>;
}
