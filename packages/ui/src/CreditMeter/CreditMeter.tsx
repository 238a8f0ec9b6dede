import { clsx } from 'clsx';
import { Check, TrendingUp, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { percentOf } from '../ProgressBar/percentOf.ts';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import { factsOf, tidy, type CreditGoal, type CreditStanding } from './model.ts';
import * as styles from './CreditMeter.css.ts';

export const creditMeterLayouts = ['rings', 'bars', 'compact'] as const;
export type CreditMeterLayout = (typeof creditMeterLayouts)[number];

export const creditKinds = ['compulsory', 'elective'] as const;
export type CreditKind = (typeof creditKinds)[number];

export interface CreditMeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The calendar year in which the credits count. */
  year: number;
  compulsory: CreditGoal;
  elective: CreditGoal;
  /** Whether the learner is on schedule, as judged by the server. Without it this is not mentioned. */
  standing?: CreditStanding | undefined;
  /** When the targets must be reached, in epoch milliseconds. */
  deadlineTime?: number | undefined;
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
  /**
   * `rings` shows two rings, `bars` two bars below each other, `compact` two small rings without a title, for
   * example in a corner of a card.
   */
  layout?: CreditMeterLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
}

type Words = Labels['creditMeter'];

const looks = {
  onTrack: { tone: 'info', glyph: TrendingUp },
  behind: { tone: 'warning', glyph: TriangleAlert },
  reached: { tone: 'success', glyph: Check },
} as const satisfies Record<CreditStanding, { tone: Tone; glyph: typeof Check }>;

interface GoalProps {
  kind: CreditKind;
  goal: CreditGoal;
  layout: CreditMeterLayout;
  words: Words;
}

/**
 * The text that says how much is missing or that the target is reached, and the largest amount that can
 * count.
 */
function Outcome({ goal, words }: Pick<GoalProps, 'goal' | 'words'>) {
  const { state, missing, capped } = factsOf(goal);
  return (
    <>
      <div className={clsx(styles.outcome, state === 'met' && styles.met)} data-state={state}>
        {state === 'met' && <Icon glyph={Check} />}
        {state === 'free' ? words.noTarget : state === 'met' ? words.met : words.missing(missing)}
      </div>
      {goal.cap !== undefined && (
        <div className={styles.cap}>{capped ? words.capped(tidy(goal.cap)) : words.cap(tidy(goal.cap))}</div>
      )}
    </>
  );
}

function Goal({ kind, goal, layout, words }: GoalProps) {
  const { got, target, state } = factsOf(goal);
  const free = state === 'free';
  // Without a target only the figure is shown, because an empty ring would look like an unfinished duty.
  const meter = {
    value: free ? 1 : got,
    max: free ? 1 : target,
    label: words.spoken(kind, got, target),
  };
  // Screen readers skip the numbers if the name of the ring or bar says the same.
  const figures = (
    <div className={styles.figures} aria-hidden={!free}>
      <span className={styles.got}>{got}</span>
      <span className={styles.target}>{free ? words.unit : words.target(target)}</span>
    </div>
  );
  switch (layout) {
    case 'rings':
      return (
        <li className={styles.goal.rings} data-part={kind}>
          {!free && (
            <ProgressRing {...meter} size="lg">
              {words.percent(percentOf(got, target))}
            </ProgressRing>
          )}
          <div className={styles.words}>
            <div className={styles.kind}>{words.kind[kind]}</div>
            {figures}
            <Outcome goal={goal} words={words} />
          </div>
        </li>
      );
    case 'bars':
      return (
        <li className={styles.goal.bars} data-part={kind}>
          <div className={styles.barHead}>
            <span className={styles.kind}>{words.kind[kind]}</span>
            {figures}
          </div>
          {!free && <ProgressBar {...meter} size="lg" />}
          <Outcome goal={goal} words={words} />
        </li>
      );
    case 'compact':
      return (
        <li className={styles.goal.compact} data-part={kind}>
          {!free && <ProgressRing {...meter}>{state === 'met' && <Icon glyph={Check} />}</ProgressRing>}
          <div className={styles.short} aria-hidden={!free}>
            <span className={styles.gotSmall}>{got}</span>
            <span className={styles.target}>{free ? words.kind[kind] : words.shortTarget(kind, target)}</span>
          </div>
        </li>
      );
    default:
      return layout satisfies never;
  }
}

/**
 * The credits of a year, compulsory and elective: earned and required. Each is a native `progress` element
 * whose name contains both figures; words and a check mark say what the colour says.
 */
export function CreditMeter({
  year,
  compulsory,
  elective,
  standing,
  deadlineTime,
  now,
  layout = 'rings',
  level = 3,
  className,
  ...rest
}: CreditMeterProps) {
  const words = useLabels('creditMeter');
  const Title = `h${level}` as const;
  const goals = { compulsory, elective };
  const look = standing && looks[standing];
  return (
    <div
      {...rest}
      data-component="CreditMeter"
      data-layout={layout}
      data-state={standing}
      className={clsx(styles.root, className)}
    >
      {layout !== 'compact' && (
        <div className={styles.head}>
          <Title className={styles.year}>{words.name(year)}</Title>
          {standing && look && (
            <Tag tone={look.tone} icon={<Icon glyph={look.glyph} />}>
              {words.standing[standing]}
            </Tag>
          )}
          {deadlineTime !== undefined && <bdi>{words.deadline(deadlineTime, now)}</bdi>}
          <span className={styles.sum}>{words.total(tidy(compulsory.got + elective.got))}</span>
        </div>
      )}
      <ul aria-label={words.name(year)} className={clsx(styles.goals, styles.layout[layout])}>
        {creditKinds.map((kind) => (
          <Goal key={kind} kind={kind} goal={goals[kind]} layout={layout} words={words} />
        ))}
      </ul>
    </div>
  );
}
