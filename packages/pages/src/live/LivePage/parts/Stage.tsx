import { Bell, BellRing } from 'lucide-react';
import { type ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Button, type ButtonVariant } from '@stoa/ui/Button';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Icon } from '@stoa/ui/Icon';
import { liveCover } from '../../../common/cover.ts';
import * as page from '../LivePage.css.ts';
import type { LiveTranslate } from '../../words/index.ts';
import { countdownOf, stageOf, type LiveStage } from '../model.ts';
import type { LiveReady } from '../types.ts';
import * as styles from './Stage.css.ts';

// Loaded late, because page and chat are shown before the player; `preloadPlayer` has begun to load it.
const VideoPlayer = lazyPart(() => import('../../../common/lazy/VideoPlayer.ts'), {
  waiting: <div className={styles.empty} />,
  missing: orTryAgain,
});

type StageProps = Pick<
  LiveReady,
  | 'live'
  | 'room'
  | 'player'
  | 'playbackId'
  | 'subscribing'
  | 'listHref'
  | 't'
  | 'now'
  | 'onSubscribedChange'
  | 'renderLink'
>;

function Countdown({ secondsLeft, t }: { secondsLeft: number; t: LiveTranslate }) {
  if (secondsLeft <= 0) return <p className={styles.title}>{t('startsNow')}</p>;
  return (
    <>
      <p className={styles.lead}>{t('startsIn')}</p>
      {/* Announcing is off, because a screen reader would otherwise read the countdown every second; it
          can still be read on demand. */}
      <div role="timer" aria-live="off" className={styles.clock}>
        {countdownOf(secondsLeft).map(({ unit, value }) => (
          <span key={unit} className={styles.part}>
            <span className={styles.value}>{String(value).padStart(2, '0')}</span>
            <span className={styles.unit}>{t(`units.${unit}`)}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/** The button to be reminded of the start; on the stage until then, and beside the title afterwards. */
export function Remind({
  live: { subscribed },
  subscribing,
  t,
  onSubscribedChange,
  variant,
}: Pick<LiveReady, 'live' | 'subscribing' | 't' | 'onSubscribedChange'> & { variant: ButtonVariant }) {
  if (onSubscribedChange === undefined) return undefined;
  return (
    <Button
      variant={subscribed ? 'outline' : variant}
      aria-pressed={subscribed}
      loading={subscribing === true}
      iconStart={<Icon glyph={subscribed ? BellRing : Bell} />}
      onClick={() => onSubscribedChange(!subscribed)}
    >
      {t(subscribed ? 'subscribed' : 'subscribe')}
    </Button>
  );
}

/** The cover of the stream with text over it. */
function Covered({ live, children }: Pick<StageProps, 'live'> & { children: ReactNode }) {
  return (
    <>
      <CourseCover {...liveCover(live)} loading="eager" className={page.film} />
      <div className={styles.veil}>
        <div className={styles.card}>{children}</div>
      </div>
    </>
  );
}

/** The stream is over without a recording, or was cancelled; the list of other streams is offered. */
function Closed({ reason, props }: { reason: 'ended' | 'cancelled'; props: StageProps }) {
  const { live, listHref, t, renderLink } = props;
  return (
    <Covered live={live}>
      <h2 className={styles.title}>{t(reason)}</h2>
      {reason === 'ended' && <p className={styles.lead}>{t('endedText')}</p>}
      {reason === 'cancelled' && listHref !== undefined && (
        <Button asChild>{renderLink({ href: listHref, className: '', children: t('others') })}</Button>
      )}
    </Covered>
  );
}

function Content({ stage, props }: { stage: LiveStage; props: StageProps }) {
  const { live, t } = props;
  switch (stage.kind) {
    case 'loading':
      return <div className={styles.empty} aria-busy />;
    case 'waiting':
      return (
        <Covered live={live}>
          <Countdown secondsLeft={stage.secondsLeft} t={t} />
          <Remind {...props} variant="solid" />
        </Covered>
      );
    case 'live':
    case 'playback':
      return (
        <div className={page.film}>
          <VideoPlayer
            key={stage.kind === 'live' ? 'live' : stage.playbackId}
            {...stage.player}
            title={live.title}
            live={stage.kind === 'live'}
          />
        </div>
      );
    case 'closed':
      return <Closed reason={stage.reason} props={props} />;
    default:
      return stage satisfies never;
  }
}

/** The stream, or what is shown in its place before and after it. */
export function Stage(props: StageProps) {
  const stage = stageOf(props);
  return (
    <div className={page.stage} data-part="stage" data-stage={stage.kind}>
      <Content stage={stage} props={props} />
    </div>
  );
}
