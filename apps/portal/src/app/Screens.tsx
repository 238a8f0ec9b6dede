import { isLoggedIn, isMember } from '@stoa/domain';
import { StudyNumHidden } from '@stoa/pages/common/studyNum';
import { Viewer } from '@stoa/pages/common/viewer';
import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '../common/lazyPart.tsx';
import { useTenantTraits } from '../session/company.ts';
import { usePortal, useSession } from '../session/portal.ts';
import { Boundary } from '../common/Failure.tsx';
import { loginRoute } from '../areas/login/area.ts';
import AppLayout from '../frame/AppLayout/AppLayout.tsx';
import { Waiting } from '../common/Waiting.tsx';
import { guard, type Verdict } from '../routing/guard.ts';
import { isLogin } from '../boot/loginAddress.ts';
import { useRouteTable } from '../routing/tableContext.ts';
import { Screen } from '../routing/Screen.tsx';
import { opens } from '../routing/gates.ts';
import { mayOpen } from '../routing/mayOpen.ts';
import { MayOpenContext } from '../routing/mayOpenContext.ts';
import type { Layout } from '../routing/types.ts';

const StatePage = lazyPart(() => import('../frame/States.tsx'), { waiting: <Waiting wholePage /> });

/** Loads the login page as a new document, so that nothing of the person before stays in memory. */
function NewDocument({ to }: { to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <Waiting wholePage />;
}

/** The page that the guard decided on, without the frame around it. */
function Content({ verdict, retry }: { verdict: Verdict; retry: () => void }) {
  switch (verdict.kind) {
    case 'page':
      return verdict.route.path === loginRoute.path ? (
        <NewDocument to={location.href} />
      ) : (
        <Screen route={verdict.route} />
      );
    case 'redirect':
      return isLogin(verdict.to) ? <NewDocument to={verdict.to} /> : <Navigate to={verdict.to} replace />;
    case 'wait':
      return <Waiting wholePage />;
    default:
      return <StatePage kind={verdict.kind} onRetry={retry} />;
  }
}

interface FramedProps {
  layout: Layout;
  loggedIn: boolean;
  children: ReactNode;
}

function Framed({ layout, loggedIn, children }: FramedProps) {
  // A visitor's page has no frame, because it has its own link to the login page.
  if (layout === 'none' && !loggedIn) return <main id="main">{children}</main>;
  return (
    <Boundary resetKey="layout">
      <Suspense fallback={<Waiting wholePage />}>
        <AppLayout layout={layout}>{children}</AppLayout>
      </Suspense>
    </Boundary>
  );
}

/**
 * The decision of the guard, and whether there was a session at that time, which decides whether the page has
 * a frame.
 */
interface Decision {
  readonly verdict: Verdict;
  readonly loggedIn: boolean;
}

const isSame = (one: Decision, other: Decision): boolean =>
  one.loggedIn === other.loggedIn &&
  (['kind', 'route', 'to'] as const).every((part) => one.verdict[part] === other.verdict[part]);

/** The page that was decided on, in its frame. */
function Decided({ decision: { verdict, loggedIn } }: { decision: Decision }) {
  const { person } = usePortal();
  const { pathname } = useLocation();
  const layout = verdict.kind === 'page' ? verdict.route.layout : 'global';
  const content = (
    <Boundary resetKey={pathname}>
      <Suspense key={pathname} fallback={<Waiting wholePage />}>
        <Content verdict={verdict} retry={() => void person.resume()} />
      </Suspense>
    </Boundary>
  );
  if (verdict.kind === 'redirect') return content;
  return (
    <Framed layout={layout} loggedIn={loggedIn}>
      {content}
    </Framed>
  );
}

/** Finds the screen of the address and puts the right frame around it. */
export function Screens() {
  const { person, session, hold, backEnd } = usePortal();
  const table = useRouteTable();
  const address = useLocation();
  const fields = useSession();
  const { state } = useSyncExternalStore(person.subscribe, person.get);
  const traits = useTenantTraits();
  const flags = useSyncExternalStore(session.subscribe, () => session.read('globalConfig'));

  const [openedAt] = useState(() => Date.now());
  const member = isMember(fields, openedAt);
  const viewer = useMemo(() => ({ member, now: openedAt }), [member, openedAt]);

  const open = useCallback(
    (path: string) => mayOpen(path, { table, session: fields, flags: backEnd.flags(flags), traits }),
    [table, fields, backEnd, flags, traits],
  );

  const loggedIn = isLoggedIn(fields);
  const verdict = guard(table, address, {
    loggedIn,
    person: state,
    hasCompany: fields.hasCompany,
    allows: (gate) => opens(gate, fields, flags, traits),
  });
  const now: Decision = { verdict, loggedIn };
  // The page stays under the dialog that says why the person must leave it (specification point 8). If the
  // session ended before there was a page, nothing is under the dialog, and in particular no link to the
  // login page.
  const isHeld = useSyncExternalStore(hold.subscribe, hold.get);
  const [shown, setShown] = useState(isHeld ? undefined : now);
  if (!isHeld && !(shown && isSame(shown, now))) setShown(now);
  const decision = isHeld ? shown : now;
  if (!decision) return <Waiting wholePage />;
  return (
    <StudyNumHidden value={flags.hideCourseStudyNum}>
      <Viewer value={viewer}>
        <MayOpenContext value={open}>
          <Decided decision={decision} />
        </MayOpenContext>
      </Viewer>
    </StudyNumHidden>
  );
}
