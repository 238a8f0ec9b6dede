import { Button } from '@stoa/ui/Button';
import { ErrorState, type ErrorKind } from '@stoa/ui/ErrorState';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ChunkError, reloadOnce } from '../routing/chunkError.ts';
import { hasUnsaved } from '../routing/unsaved.ts';
import { useScreenTitle } from './title.ts';
import { Waiting } from './Waiting.tsx';
import * as styles from './shell.css.ts';

interface FullPageProps {
  kind: ErrorKind;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** One sentence and the ways out, in place of a screen. */
export function FullPage({ kind, title, text, children }: FullPageProps) {
  useScreenTitle(title);
  return (
    <div className={styles.state}>
      <ErrorState kind={kind} level={1} title={title} description={text}>
        {children}
      </ErrorState>
    </div>
  );
}

export function HomeLink() {
  const t = useTranslations('shell');
  return (
    <Button asChild variant="outline">
      <Link to="/home">{t('home')}</Link>
    </Button>
  );
}

function Reload({ label }: { label: string }) {
  return <Button onClick={() => location.reload()}>{label}</Button>;
}

/** A screen that could not be loaded or that broke. */
export function FailureScreen({ error }: { error: unknown }) {
  const t = useTranslations('shell');
  const isChunk = error instanceof ChunkError;
  const [reloading, setReloading] = useState(isChunk);
  useEffect(() => {
    if (isChunk && !reloadOnce(hasUnsaved)) setReloading(false);
  }, [isChunk]);

  if (reloading) return <Waiting />;
  if (isChunk) {
    return (
      <FullPage
        kind="outdated"
        title={t('chunk.title')}
        text={
          <>
            {t('chunk.text')}
            <br />
            <code className={styles.detail} data-code={error.code}>
              {error.message}
              {error.code && ` (${error.code})`}
            </code>
          </>
        }
      >
        {/* Some browsers remember a failed import until the page is loaded anew. */}
        <Reload label={t('retry')} />
        <HomeLink />
      </FullPage>
    );
  }
  return (
    <FullPage kind="failed" title={t('crash.title')} text={t('crash.text')}>
      <Reload label={t('crash.reload')} />
      <HomeLink />
    </FullPage>
  );
}

/** The server did not say who this is. */
export function ServerDown({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('shell');
  return (
    <FullPage kind="offline" title={t('boot.title')} text={t('boot.text')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </FullPage>
  );
}

/** A required parameter is missing or wrong: nothing is asked of the server (screens.md 0.5). */
export function IncompleteScreen() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="notFound" title={t('incomplete.title')} text={t('incomplete.text')}>
      <HomeLink />
    </FullPage>
  );
}

/** The company has not switched this on, or the person may not (screens.md 0.4). */
export function ClosedScreen() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="forbidden" title={t('closed.title')} text={t('closed.text')}>
      <HomeLink />
    </FullPage>
  );
}

export function NoCompanyScreen() {
  const t = useTranslations('shell');
  return (
    <FullPage kind="forbidden" title={t('noCompany.title')} text={t('noCompany.text')}>
      <HomeLink />
    </FullPage>
  );
}
