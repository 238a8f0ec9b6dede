import { Button } from '@stoa/ui/Button';
import { ErrorState, type ErrorKind } from '@stoa/ui/ErrorState';
import { useLabels } from '@stoa/ui/provider';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import type { Verdict } from '../routing/guard.ts';
import { useScreenTitle } from '../common/title.ts';
import * as styles from '../common/states.css.ts';

interface FullPageProps {
  kind: ErrorKind;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** One sentence and the possible next steps, in place of a screen. */
function FullPage({ kind, title, text, children }: FullPageProps) {
  useScreenTitle(title);
  return (
    <div className={styles.state}>
      <ErrorState kind={kind} level={1} title={title} description={text}>
        {children}
      </ErrorState>
    </div>
  );
}

function HomeLink() {
  const t = useTranslations('shell');
  return (
    <Button asChild variant="outline">
      <Link to="/home">{t('home')}</Link>
    </Button>
  );
}

/** Shown when the person could not be loaded from the server. */
function ServerDown({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell');
  return (
    <FullPage kind="offline" title={t('boot.title')} text={t('boot.text')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </FullPage>
  );
}

/** Shown when a required parameter is missing or wrong; no call is sent. */
function Incomplete() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="notFound" title={t('incomplete.title')} text={t('incomplete.text')}>
      <HomeLink />
    </FullPage>
  );
}

/** Shown when the company has not switched the module on. */
function Closed() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="forbidden" title={t('closed.title')} text={t('closed.text')}>
      <HomeLink />
    </FullPage>
  );
}

/** Shown when the person has no right to a page that colleagues may open. */
function NoAccess() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="forbidden" title={t('noAccess.title')} text={t('noAccess.text')}>
      <HomeLink />
    </FullPage>
  );
}

function NoCompany() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="forbidden" title={t('noCompany.title')} text={t('noCompany.text')}>
      <HomeLink />
    </FullPage>
  );
}

/** Shown for an address that has no screen, with two links to continue. */
function NotFound() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  return (
    <FullPage kind="notFound" title={t('notFound.title')} text={t('notFound.text')}>
      <HomeLink />
      {history.length > 1 && (
        <Button variant="ghost" onClick={() => navigate(-1)}>
          {t('back')}
        </Button>
      )}
    </FullPage>
  );
}

/** Shown when the back end lacks a call that the page cannot do without. */
function NotOffered() {
  const { title, description } = useLabels('errorState').notOffered;
  return (
    <FullPage kind="notOffered" title={title} text={description}>
      <HomeLink />
    </FullPage>
  );
}

export type StateKind = Exclude<Verdict['kind'], 'page' | 'redirect' | 'wait'>;

/** The page for each state in which the guard shows no screen. */
export default function StatePage({ kind, onRetry }: { kind: StateKind; onRetry: () => void }) {
  switch (kind) {
    case 'notFound':
      return <NotFound />;
    case 'noCompany':
      return <NoCompany />;
    case 'closed':
      return <Closed />;
    case 'noAccess':
      return <NoAccess />;
    case 'incomplete':
      return <Incomplete />;
    case 'notOffered':
      return <NotOffered />;
    case 'failed':
      return <ServerDown onRetry={onRetry} />;
    default:
      return kind satisfies never;
  }
}
