import { formatDateTime, formatDuration, SignResult, type SignMethod } from '@stoa/domain';
import { clsx } from 'clsx';
import { CircleSlash2, Clock, DoorOpen, Lock, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ComponentType } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { windowEnds } from '../LiveCard/model.ts';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import {
  isSettled,
  phaseEnd,
  phaseOf,
  type SignDirection,
  type SignPhase,
  type SignWindow,
} from './model.ts';
import type { SignLocation } from './parts/LocationSign.tsx';
import { Outcome, outcomeTitle } from './parts/Outcome.tsx';
import { SignMethods, type SignAttempt } from './parts/SignMethods.tsx';
import * as styles from './SignInPanel.css.ts';

/** The result of a sign-in or sign-out. */
export interface SignInRecord {
  result: SignResult;
  time?: number | undefined;
  method?: SignMethod | undefined;
  /** Name of the person who corrected the record later. */
  correctedBy?: string | undefined;
}

export interface SignInPanelProps extends Omit<ComponentProps<'article'>, 'children'> {
  direction?: SignDirection;
  /** The ways to sign in, in the order in which they are offered. */
  methods: readonly SignMethod[];
  /** When signing becomes possible, in epoch milliseconds, as are all times of this component. */
  openTime: number;
  /** Moment after which a sign-in counts as late. */
  lateTime?: number | undefined;
  closeTime: number;
  /** End of the class. Signing out before it counts as leaving early. */
  sessionEndTime?: number | undefined;
  /** The current time. The parent keeps it up to date and corrects it by the server's clock. */
  now: number;
  record?: SignInRecord | undefined;
  /** The code that the address of a scanned QR code contained. */
  defaultCode?: string | undefined;
  /** Why the last attempt was refused, and what to do. */
  error?: string | undefined;
  /** Whether the attempt is being sent. */
  signing?: boolean;
  location?: SignLocation | undefined;
  /** Greatest distance from the place, in metres, at which one may sign in by position. */
  radius?: number | undefined;
  onSign: (attempt: SignAttempt) => void;
  /** Called to find the person's position. The parent asks the browser for it. */
  onLocate?: (() => void) | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
}

const looks: Record<SignPhase, { tone: Tone; glyph: ComponentType<ComponentProps<'svg'>> }> = {
  upcoming: { tone: 'neutral', glyph: Lock },
  open: { tone: 'accent', glyph: DoorOpen },
  late: { tone: 'warning', glyph: TriangleAlert },
  closed: { tone: 'neutral', glyph: CircleSlash2 },
};

const daySeconds = 86_400;

/** The time left. It changes every second and is not announced; screen readers can read it at any time. */
function Countdown({
  window,
  phase,
  now,
  words,
}: {
  window: SignWindow;
  phase: Exclude<SignPhase, 'closed'>;
  now: number;
  words: Labels['signInPanel'];
}) {
  const seconds = Math.max(0, Math.ceil((phaseEnd(window, phase) - now) / 1000));
  const lateComes = phase === 'open' && window.lateTime !== undefined;
  return (
    <div role="timer" className={styles.countdown}>
      <Icon glyph={Clock} />
      <span>{words.left[phase === 'open' && !lateComes ? 'late' : phase]}</span>
      <span className={styles.clock}>
        {seconds >= daySeconds ? words.days(Math.floor(seconds / daySeconds)) : formatDuration(seconds)}
      </span>
    </div>
  );
}

/** One sign-in or sign-out of a class: when and how it is possible, and its result. */
export function SignInPanel({
  direction = 'in',
  methods,
  openTime,
  lateTime,
  closeTime,
  sessionEndTime,
  now,
  record,
  defaultCode = '',
  error,
  signing = false,
  location = { state: 'idle' },
  radius,
  onSign,
  onLocate,
  level = 3,
  className,
  ...rest
}: SignInPanelProps) {
  const words = useLabels('signInPanel');
  const id = useId();
  const Title = `h${level}` as const;
  const leaving = direction === 'out';
  // Signing out is never late, because people may stay longer.
  const window: SignWindow = { openTime, closeTime, lateTime: leaving ? undefined : lateTime };
  const phase = phaseOf(window, now);
  const settled = isSettled(record) ? record : undefined;
  const result = settled?.result ?? (phase === 'closed' ? SignResult.None : undefined);
  const running = result === undefined && (phase === 'open' || phase === 'late');
  const early = leaving && running && sessionEndTime !== undefined && now < sessionEndTime;

  const outcome = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  const before = useRef(result);
  useEffect(() => {
    const news = result !== before.current && result !== undefined;
    before.current = result;
    if (!news) return;
    // After signing here the focus moves to the result. When the person has signed on a phone meanwhile, the
    // result is only announced.
    if (inside.current) outcome.current?.focus();
    else announce(outcomeTitle(result, leaving, words));
    inside.current = false;
  }, [result, leaving, words]);

  const [from, to] = windowEnds(openTime, closeTime, now);
  const { tone, glyph } = looks[phase];
  return (
    <article
      {...rest}
      aria-labelledby={`${id}-title`}
      data-component="SignInPanel"
      data-state={result === undefined ? phase : 'settled'}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <Title id={`${id}-title`} className={styles.title}>
          {words.direction[direction]}
        </Title>
        {result === undefined && (
          <Tag tone={tone} icon={<Icon glyph={glyph} />}>
            {words.phase[phase]}
          </Tag>
        )}
        <p className={styles.window}>
          {to === undefined ? from : words.window(from, to)}
          {window.lateTime !== undefined &&
            ` · ${words.lateAfter(formatDateTime(window.lateTime, { now: openTime }))}`}
        </p>
      </div>
      {result !== undefined ? (
        <Outcome {...settled} ref={outcome} result={result} leaving={leaving} now={now} words={words} />
      ) : (
        phase !== 'closed' && <Countdown window={window} phase={phase} now={now} words={words} />
      )}
      {running && (
        <div
          className={styles.methods}
          onFocus={() => {
            inside.current = true;
          }}
          onBlur={() => {
            inside.current = false;
          }}
        >
          {(phase === 'late' || early) && (
            <Alert tone="warning" live="polite">
              {early ? words.earlyNote : words.lateNote}
            </Alert>
          )}
          <SignMethods
            methods={methods}
            direction={direction}
            defaultCode={defaultCode}
            error={error}
            signing={signing}
            location={location}
            radius={radius}
            words={words}
            onSign={onSign}
            onLocate={onLocate}
          />
        </div>
      )}
    </article>
  );
}
