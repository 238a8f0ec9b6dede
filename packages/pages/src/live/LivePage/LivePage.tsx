import type { ReactNode } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Heading } from '@stoa/ui/Heading';
import { Skeleton } from '@stoa/ui/Skeleton';
import type { Load, PageLink } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './LivePage.css.ts';
import { More } from './parts/More.tsx';
import { Reactions } from './parts/Reactions.tsx';
import { Side } from './parts/Side.tsx';
import { empty } from './parts/Stage.css.ts';
import { Remind, Stage } from './parts/Stage.tsx';
import { TopBar } from './parts/TopBar.tsx';
import type { LiveView, LiveWords } from './types.ts';

export interface LivePageProps {
  page: Load<LiveView>;
  /** The list that the stream stands in. */
  back: PageLink;
  words: LiveWords;
  renderLink?: RenderLink;
}

const bones = (
  <div className={styles.layout} aria-busy data-part="bones">
    <div className={styles.stage}>
      <div className={empty} />
    </div>
    <div className={styles.head}>
      <div className={late}>
        <Skeleton lines={2} />
      </div>
    </div>
    <div className={styles.side}>
      <div className={styles.sideBones}>
        <div className={late}>
          <Skeleton lines={3} />
        </div>
      </div>
    </div>
  </div>
);

function Head({ view, words }: { view: LiveView; words: LiveWords }) {
  const { subscription, stage } = view;
  return (
    <div className={styles.head} data-part="head">
      <div className={styles.headRow}>
        <Heading level={1} size={20} className={styles.title}>
          {view.title}
        </Heading>
        {/* Before the start it stands on the stage. */}
        {subscription !== undefined && stage.kind !== 'waiting' && (
          <Remind subscription={subscription} words={words} variant="outline" />
        )}
      </div>
      <ul className={styles.facts}>
        {view.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {view.notice !== undefined && (
        <Alert tone="warning" live="polite">
          {view.notice}
        </Alert>
      )}
      {view.reactions !== undefined && <Reactions reactions={view.reactions} words={words} />}
    </div>
  );
}

function Frame({
  state,
  children,
  ...bar
}: Parameters<typeof TopBar>[0] & { state: string; children: ReactNode }) {
  return (
    <div className={styles.root} data-component="LivePage" data-state={state}>
      <TopBar {...bar} />
      {children}
    </div>
  );
}

/** A live room: the stream with the chat beside it, what comes before it and what stays after it. Props only. */
export function LivePage({ page, back, words, renderLink = plainLink }: LivePageProps) {
  const bar = { back, words, renderLink };
  switch (page.state) {
    case 'loading':
      return (
        <Frame {...bar} state="loading">
          {bones}
        </Frame>
      );
    case 'failed':
      return (
        <Frame {...bar} state="failed">
          <div className={styles.failed}>
            <ErrorState level={1}>
              <Button onClick={page.onRetry}>{words.retry}</Button>
            </ErrorState>
          </div>
        </Frame>
      );
    case 'ready': {
      const view = page.data;
      return (
        <Frame {...bar} view={view} state="ready">
          <div className={styles.layout}>
            <Stage view={view} words={words} renderLink={renderLink} />
            <Head view={view} words={words} />
            <aside className={styles.side} aria-label={words.side} data-part="side">
              <Side view={view} words={words} />
            </aside>
            <More view={view} words={words} />
          </div>
        </Frame>
      );
    }
    default:
      return page satisfies never;
  }
}
