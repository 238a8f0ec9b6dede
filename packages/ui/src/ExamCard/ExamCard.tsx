import { AssignKind, dueState, ExamUserState, formatDateTime, type ExamKind } from '@stoa/domain';
import {
  CalendarDays,
  Check,
  CircleCheck,
  CircleSlash2,
  Clock,
  FileText,
  Hourglass,
  Lock,
  Pencil,
  RotateCcw,
  Target,
  X,
} from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RenderLink } from '../CourseCard/renderLink.tsx';
import { EntryCard, entryCardLayouts } from '../EntryCard/index.ts';
import * as entry from '../EntryCard/EntryCard.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './ExamCard.css.ts';

export const examCardLayouts = entryCardLayouts;
export type ExamCardLayout = (typeof examCardLayouts)[number];

export const resultWaits = ['marking', 'afterClose', 'never'] as const;
/** Why a result is not shown: it is being marked, the exam is still open for others, or it is never shown. */
export type ResultWait = (typeof resultWaits)[number];

/** The learner's state in the exam, with the values that belong to that state. */
export type ExamStanding =
  | { readonly state: typeof ExamUserState.NotOpen; readonly openTime: number }
  | { readonly state: typeof ExamUserState.Available; readonly bestScore?: number | undefined }
  | {
      readonly state: typeof ExamUserState.InProgress;
      /** Seconds left; missing if the exam has no time limit, or if they are not known here. */
      readonly secondsLeft?: number | undefined;
    }
  | {
      readonly state: typeof ExamUserState.Marking;
      /** Why the result is not shown: by default because it is being marked. */
      readonly reason?: ResultWait | undefined;
      /** When it will be shown, in epoch milliseconds, if that is known. */
      readonly resultTime?: number | undefined;
    }
  /** `bestScore` is missing when the company does not show it. */
  | {
      readonly state: typeof ExamUserState.Passed | typeof ExamUserState.Failed;
      readonly bestScore?: number | undefined;
    }
  | { readonly state: typeof ExamUserState.Missed };

export interface ExamCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  examKind: ExamKind;
  standing: ExamStanding;
  /** Address of the exam's own page. */
  href: string;
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
  /** When the exam opens, in epoch milliseconds; `closeTime` when it closes. Either may be missing. */
  openTime?: number | undefined;
  closeTime?: number | undefined;
  /** Time limit in minutes; 0 for none. */
  durationMinutes: number;
  questionCount: number;
  passScore: number;
  totalScore: number;
  usedAttempts: number;
  /** Number of attempts allowed; 0 for any number. */
  maxAttempts: number;
  /** Whether the exam is compulsory for the learner. Without it this is not mentioned. */
  assignKind?: AssignKind | undefined;
  /** Title of the course, class or plan that the exam belongs to. */
  source?: string | undefined;
  layout?: ExamCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Buttons or links: enter, continue, see the result or take it again. */
  action?: ReactNode;
  renderLink?: RenderLink;
}

type Words = Labels['examCard'];
type Glyph = ComponentType<ComponentProps<'svg'>>;

const looks: Record<ExamUserState, { tone: Tone; glyph: Glyph }> = {
  [ExamUserState.NotOpen]: { tone: 'neutral', glyph: Lock },
  [ExamUserState.Available]: { tone: 'accent', glyph: Pencil },
  [ExamUserState.InProgress]: { tone: 'warning', glyph: Hourglass },
  [ExamUserState.Marking]: { tone: 'info', glyph: Hourglass },
  [ExamUserState.Passed]: { tone: 'success', glyph: Check },
  [ExamUserState.Failed]: { tone: 'danger', glyph: X },
  [ExamUserState.Missed]: { tone: 'neutral', glyph: CircleSlash2 },
};

function windowOf({ openTime, closeTime, now }: ExamCardProps, words: Words): string {
  const [from, to] = [openTime, closeTime].map((time) => time && formatDateTime(time, { now }));
  if (from && to) return words.window(from, to);
  if (from) return words.opens(from);
  return to ? words.closes(to) : words.always;
}

/** One line of text about what comes next, or about the result. */
function outlook({ standing, closeTime, now }: ExamCardProps, words: Words): string | undefined {
  switch (standing.state) {
    case ExamUserState.NotOpen: {
      const { days, hours } = dueState(standing.openTime, now);
      return words.opensIn(days, hours);
    }
    case ExamUserState.Available: {
      if (closeTime === undefined) return undefined;
      const { days, hours } = dueState(closeTime, now);
      return words.closesIn(days, hours);
    }
    case ExamUserState.InProgress:
      // The list of facts already says that an exam has no time limit.
      return standing.secondsLeft === undefined ? undefined : words.runningLeft(standing.secondsLeft);
    case ExamUserState.Marking:
      return standing.resultTime === undefined
        ? words.result[standing.reason ?? 'marking']
        : words.resultAt(formatDateTime(standing.resultTime, { now }));
    case ExamUserState.Missed:
      return words.missed;
    case ExamUserState.Passed:
    case ExamUserState.Failed:
      return undefined;
    default:
      return standing satisfies never;
  }
}

/** How the state is worded and drawn. A paper that needs no marker is not shown as being marked. */
function lookOf(standing: ExamStanding, words: Words): { tone: Tone; glyph: Glyph; name: string } {
  const isKept = standing.state === ExamUserState.Marking && (standing.reason ?? 'marking') !== 'marking';
  return isKept
    ? { tone: 'neutral', glyph: CircleCheck, name: words.handedIn }
    : { ...looks[standing.state], name: words.state[standing.state] };
}

function factsOf(props: ExamCardProps, words: Words): readonly (readonly [Glyph, string])[] {
  const { durationMinutes, questionCount, passScore, totalScore, usedAttempts, maxAttempts, standing } =
    props;
  const attempts =
    maxAttempts === 0
      ? words.attemptsFree
      : words.attemptsLeft(Math.max(0, maxAttempts - usedAttempts), maxAttempts);
  return [
    [CalendarDays, windowOf(props, words)],
    [Clock, durationMinutes === 0 ? words.untimed : words.minutes(durationMinutes)],
    [FileText, words.questions(questionCount)],
    [Target, words.pass(passScore, totalScore)],
    // Attempts that can no longer be made would promise a second chance.
    ...(standing.state === ExamUserState.Missed ? [] : [[RotateCcw, attempts] as const]),
  ];
}

/** An exam in a list: its times, its length, the score to reach, the learner's state, and one action. */
export function ExamCard(props: ExamCardProps) {
  const {
    examKind,
    standing,
    now: _now,
    openTime: _openTime,
    closeTime: _closeTime,
    durationMinutes: _minutes,
    questionCount: _questions,
    passScore: _pass,
    totalScore: _total,
    usedAttempts: _used,
    maxAttempts: _most,
    assignKind,
    source,
    ...rest
  } = props;
  const words = useLabels('examCard');
  const { tone, glyph, name } = lookOf(standing, words);
  const best = 'bestScore' in standing ? standing.bestScore : undefined;
  const line = outlook(props, words);
  return (
    <EntryCard
      data-component="ExamCard"
      data-tone={tone}
      {...rest}
      marks={
        <>
          <Tag tone={tone} icon={<Icon glyph={glyph} />}>
            {name}
          </Tag>
          {assignKind === AssignKind.Compulsory && <Tag>{words.compulsory}</Tag>}
          <span>{words.kind[examKind]}</span>
        </>
      }
      foot={
        (best !== undefined || line !== undefined) && (
          <div className={styles.standing}>
            {line !== undefined && (
              <bdi className={standing.state === ExamUserState.InProgress ? styles.running : undefined}>
                {line}
              </bdi>
            )}
            {best !== undefined && (
              <span className={styles.score}>
                {words.best} <bdi className={styles.figure}>{words.score(best)}</bdi>
              </span>
            )}
          </div>
        )
      }
    >
      {source !== undefined && <p className={styles.source}>{words.source(source)}</p>}
      <ul className={entry.facts}>
        {factsOf(props, words).map(([fact, text]) => (
          <li key={text} className={entry.fact}>
            <Icon glyph={fact} />
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </EntryCard>
  );
}
