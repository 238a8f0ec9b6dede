import { CornerPosition, ProgressState, type AssignKind, type PlanItemType } from '@stoa/domain';
import {
  AlarmClock,
  Award,
  CalendarDays,
  Check,
  CircleDashed,
  Clock,
  Hourglass,
  Lock,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RenderLink } from '../CourseCard/renderLink.tsx';
import { EntryCard, EntryCover, entryCardLayouts } from '../EntryCard/index.ts';
import * as entry from '../EntryCard/EntryCard.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import { outlookOf, type PlanOutlook } from './model.ts';
import * as styles from './PlanCard.css.ts';

export const planCardLayouts = entryCardLayouts;
export type PlanCardLayout = (typeof planCardLayouts)[number];

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** Address of the plan's own page. */
  href: string;
  /** Id of the plan, from which the cover is generated. */
  seed: string | number;
  coverUrl?: string | undefined;
  type: PlanItemType;
  /** Whether the plan was assigned to the learner or chosen by them. */
  assignKind: AssignKind;
  state: ProgressState;
  /**
   * The current time in epoch milliseconds. The parent keeps it up to date, so that it can follow the server's
   * clock.
   */
  now: number;
  /** Start of the period in epoch milliseconds; `dueTime` is its end. Either may be missing. */
  startTime?: number | undefined;
  dueTime?: number | undefined;
  /** Progress in per cent (0 to 100), as computed by the server, because tasks have different weights. */
  percent: number;
  doneTasks: number;
  /** Number of tasks. 0 when the plan is a single thing, such as an exam; then no tasks are shown. */
  totalTasks: number;
  /** Credits of the plan; 0 shows none. */
  credit: number;
  layout?: PlanCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** One button or link, such as “Start” or “Continue”. */
  action?: ReactNode;
  renderLink?: RenderLink;
}

type Words = Labels['planCard'];
type Glyph = ComponentType<ComponentProps<'svg'>>;

const looks: Record<ProgressState, { tone: Tone; glyph: Glyph }> = {
  [ProgressState.NotStarted]: { tone: 'neutral', glyph: CircleDashed },
  [ProgressState.InProgress]: { tone: 'info', glyph: Hourglass },
  [ProgressState.Completed]: { tone: 'success', glyph: Check },
  [ProgressState.Overdue]: { tone: 'danger', glyph: TriangleAlert },
  [ProgressState.Locked]: { tone: 'neutral', glyph: Lock },
};

function outlookWords(outlook: PlanOutlook, words: Words): string {
  switch (outlook.kind) {
    case 'starts':
      return words.startsIn(outlook.days, outlook.hours);
    case 'left':
      return words.left(outlook.days, outlook.hours);
    case 'overdue':
      return words.overdue(outlook.days);
    default:
      return outlook satisfies never;
  }
}

/** One end of the period: short in the card, complete in the tooltip. */
function Day({ time, now, words }: { time: number; now: number; words: Words }) {
  return (
    <time dateTime={new Date(time).toISOString()} title={words.fullTime(time)}>
      {words.day(time, now)}
    </time>
  );
}

function Period({
  startTime,
  dueTime,
  now,
  words,
}: Pick<PlanCardProps, 'startTime' | 'dueTime' | 'now'> & { words: Words }) {
  const start = startTime !== undefined && <Day time={startTime} now={now} words={words} />;
  const due = dueTime !== undefined && <Day time={dueTime} now={now} words={words} />;
  return (
    <li className={entry.fact}>
      <Icon glyph={CalendarDays} />
      <bdi>
        {!start && !due && words.anyTime}
        {start && !due && words.from}
        {start}
        {start && due && ' – '}
        {due && !start && words.until}
        {due}
      </bdi>
    </li>
  );
}

/** A plan in a list: its due date, its progress, and whether it is required. The whole card leads to it. */
export function PlanCard({
  title,
  seed,
  coverUrl,
  type,
  assignKind,
  state,
  now,
  startTime,
  dueTime,
  percent,
  doneTasks,
  totalTasks,
  credit,
  layout = 'card',
  ...rest
}: PlanCardProps) {
  const words = useLabels('planCard');
  const { tone, glyph } = looks[state];
  const outlook = outlookOf({ state, startTime, dueTime, now });
  const cover = { seed, words: [title], coverUrl, layout };
  const duty = { text: words.assign[assignKind], position: CornerPosition.TopLeft };
  return (
    <EntryCard
      data-component="PlanCard"
      data-tone={tone}
      {...rest}
      title={title}
      layout={layout}
      media={<EntryCover {...cover} corners={[duty]} />}
      marks={
        <>
          <Tag tone={tone} icon={<Icon glyph={glyph} />}>
            {words.state[state]}
          </Tag>
          {layout === 'row' && <Tag variant="outline">{duty.text}</Tag>}
          <span>{words.type[type]}</span>
        </>
      }
      foot={
        <>
          <div className={styles.progress}>
            <div className={styles.progressWords}>
              <bdi>{totalTasks > 0 && words.tasks(doneTasks, totalTasks)}</bdi>
              <span aria-hidden className={styles.percent}>
                {words.percent(percent)}
              </span>
            </div>
            <ProgressBar value={percent} label={words.progress(title)} size="sm" />
          </div>
          {outlook !== undefined && (
            <span data-part="outlook" className={`${styles.outlook} ${styles.outlookTone[outlook.tone]}`}>
              <Icon glyph={outlook.kind === 'overdue' ? AlarmClock : Clock} />
              <bdi>{outlookWords(outlook, words)}</bdi>
            </span>
          )}
        </>
      }
    >
      <ul className={entry.facts}>
        <Period startTime={startTime} dueTime={dueTime} now={now} words={words} />
        {credit > 0 && (
          <li className={entry.fact}>
            <Icon glyph={Award} />
            <bdi>{words.credit(credit)}</bdi>
          </li>
        )}
      </ul>
    </EntryCard>
  );
}
