import { Bell, BellRing } from 'lucide-react';
import { type ReactNode } from 'react';
import { latePart, orTryAgain } from '@stoa/ui/parts';
import { Button, type ButtonVariant } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { Icon } from '@stoa/ui/Icon';
import * as page from '../LivePage.css.ts';
import { countdownOf } from '../model.ts';
import type { LiveSubscription, LiveView, LiveWords } from '../types.ts';
import * as styles from './Stage.css.ts';

// The page and its chat stand before the player does: `preloadPlayer` has it on its way.
const VideoPlayer = latePart(() => import('../../../common/late/VideoPlayer.ts'), {
  waiting: <div className={styles.empty} />,
  missing: orTryAgain,
});

export interface StageProps {
  view: LiveView;
  words: LiveWords;
  renderLink: RenderLink;
}

function Countdown({ secondsLeft, words }: { secondsLeft: number; words: LiveWords }) {
  if (secondsLeft <= 0) return <p className={styles.title}>{words.startsNow}</p>;
  return (
    <>
      <p className={styles.lead}>{words.startsIn}</p>
      {/* Read when one comes to it, and silent while it runs. */}
      <div role="timer" aria-live="off" className={styles.clock}>
        {countdownOf(secondsLeft).map(({ unit, value }) => (
          <span key={unit} className={styles.part}>
            <span className={styles.value}>{String(value).padStart(2, '0')}</span>
            <span className={styles.unit}>{words.units[unit]}</span>
          </span>
        ))}
      </div>
    </>
  );
}

/** To be reminded before the start; stands on the stage until then, and beside the title afterwards. */
export function Remind({
  subscription,
  words,
  variant,
}: {
  subscription: LiveSubscription;
  words: LiveWords;
  variant: ButtonVariant;
}) {
  const { on, pending, onToggle } = subscription;
  return (
    <Button
      variant={on ? 'outline' : variant}
      aria-pressed={on}
      loading={pending}
      iconStart={<Icon glyph={on ? BellRing : Bell} />}
      onClick={onToggle}
    >
      {on ? words.subscribed : words.subscribe}
    </Button>
  );
}

/** The picture of the stream with words before it. */
function Covered({ view, children }: { view: LiveView; children: ReactNode }) {
  return (
    <>
      <CourseCover seed={view.liveId} src={view.coverUrl} loading="eager" className={page.film} />
      <div className={styles.veil}>
        <div className={styles.card}>{children}</div>
      </div>
    </>
  );
}

function Content({ view, words, renderLink }: StageProps) {
  const { stage, subscription } = view;
  switch (stage.kind) {
    case 'loading':
      return <div className={styles.empty} aria-busy />;
    case 'waiting':
      return (
        <Covered view={view}>
          <Countdown secondsLeft={stage.secondsLeft} words={words} />
          {subscription !== undefined && <Remind subscription={subscription} words={words} variant="solid" />}
        </Covered>
      );
    case 'live':
    case 'playback':
      return (
        <div className={page.film}>
          <VideoPlayer
            key={stage.kind === 'live' ? 'live' : stage.playbackId}
            {...stage.player}
            live={stage.kind === 'live'}
          />
        </div>
      );
    case 'closed':
      return (
        <Covered view={view}>
          <h2 className={styles.title}>{stage.title}</h2>
          {stage.text !== undefined && <p className={styles.lead}>{stage.text}</p>}
          {stage.link !== undefined && (
            <Button asChild>
              {renderLink({ href: stage.link.href, className: '', children: stage.link.label })}
            </Button>
          )}
        </Covered>
      );
    default:
      return stage satisfies never;
  }
}

/** The stream, or what stands in its place before and after it. */
export function Stage(props: StageProps) {
  return (
    <div className={page.stage} data-part="stage" data-stage={props.view.stage.kind}>
      <Content {...props} />
    </div>
  );
}
