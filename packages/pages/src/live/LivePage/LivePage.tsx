import { LiveStatus } from '@stoa/domain';
import type { ReactNode } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { plainLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Skeleton } from '@stoa/ui/Skeleton';
import { NotLoaded } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './LivePage.css.ts';
import { factsOf, statusOf, watchingOf } from './model.ts';
import { More } from './parts/More.tsx';
import { Reactions } from './parts/Reactions.tsx';
import { Side } from './parts/Side.tsx';
import { empty } from './parts/Stage.css.ts';
import { Remind, Stage } from './parts/Stage.tsx';
import { TopBar } from './parts/TopBar.tsx';
import type { LivePageProps, LiveReady } from './types.ts';

const skeleton = (
  <div className={styles.layout} aria-busy data-part="skeleton">
    <div className={styles.stage}>
      <div className={empty} />
    </div>
    <div className={styles.head}>
      <div className={late}>
        <Skeleton lines={2} />
      </div>
    </div>
    <div className={styles.side}>
      <div className={styles.sideSkeleton}>
        <div className={late}>
          <Skeleton lines={3} />
        </div>
      </div>
    </div>
  </div>
);

function Head(props: LiveReady) {
  const { live, room, reconnecting = false, t, onReact } = props;
  const status = statusOf(props);
  return (
    <div className={styles.head} data-part="head">
      <div className={styles.headRow}>
        <Heading level={1} size={20} className={styles.title}>
          {live.title}
        </Heading>
        {/* Before the start the button is on the stage, so it is not repeated here. */}
        {status !== LiveStatus.Upcoming && <Remind {...props} variant="outline" />}
      </div>
      <ul className={styles.facts}>
        {factsOf(props).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {reconnecting && (
        <Alert tone="warning" live="polite">
          {t('reconnecting')}
        </Alert>
      )}
      {status === LiveStatus.Live && onReact !== undefined && (
        <Reactions counts={room?.reactions ?? {}} t={t} onReact={onReact} />
      )}
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

/** A live room: the stream with the chat beside it, the wait before it, and the recordings after it. */
export function LivePage({ live, renderLink = plainLink, ...props }: LivePageProps) {
  const { listHref, t } = props;
  const bar = { listHref, t, renderLink };
  switch (live.state) {
    case 'loading':
      return (
        <Frame {...bar} state="loading">
          {skeleton}
        </Frame>
      );
    case 'failed':
    case 'absent':
      return (
        <Frame {...bar} state="failed">
          <div className={styles.failed}>
            <NotLoaded load={live} retry={t('retry')} level={1} />
          </div>
        </Frame>
      );
    case 'ready': {
      const ready: LiveReady = { ...props, live: live.data, renderLink };
      return (
        <Frame {...bar} status={statusOf(ready)} watching={watchingOf(ready)} state="ready">
          <div className={styles.layout}>
            <Stage {...ready} />
            <Head {...ready} />
            <aside className={styles.side} aria-label={t('side')} data-part="side">
              <Side {...ready} />
            </aside>
            <More {...ready} />
          </div>
        </Frame>
      );
    }
    default:
      return live satisfies never;
  }
}
