import { LiveKind, LiveStatus, type Corner } from '@stoa/domain';
import { CalendarDays, ChevronRight, CircleSlash2, CircleX, Play, Radio } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RenderLink } from '../CourseCard/renderLink.tsx';
import { EntryCard, EntryCover, entryCardLayouts } from '../EntryCard/index.ts';
import * as entry from '../EntryCard/EntryCard.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels, type Labels } from '../provider/index.ts';
import type { Tone } from '../style/tones.ts';
import { Tag, type TagVariant } from '../Tag/Tag.tsx';
import * as styles from './LiveCard.css.ts';
import { distance, windowEnds } from './model.ts';
import { SubscribeButton } from './SubscribeButton.tsx';

export const liveCardLayouts = entryCardLayouts;
export type LiveCardLayout = (typeof liveCardLayouts)[number];

export interface LiveCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** Address of the live room or of the replay. */
  href: string;
  status: LiveStatus;
  /**
   * When the live starts, in epoch milliseconds, as are `endTime` and `now`. The parent keeps `now` up to date,
   * so that it can follow the server's clock.
   */
  startTime: number;
  endTime: number;
  now: number;
  /** Id of the live, from which the cover is generated. */
  seed: string | number;
  coverUrl?: string | undefined;
  lecturerNames?: readonly string[] | undefined;
  /** Number of people who asked for the reminder. */
  subscriberCount?: number | undefined;
  /** Number of people who are watching or have watched. */
  viewerCount?: number | undefined;
  corners?: readonly Corner[] | undefined;
  /**
   * Owner of the live session. A session of the platform is marked, because it is listed among those of the
   * company.
   */
  liveKind?: LiveKind | undefined;
  /** Whether the person has asked for the reminder. */
  subscribed?: boolean | undefined;
  /** Whether the change of the reminder is being saved. */
  subscribing?: boolean;
  /**
   * Called when the person asks for the reminder or cancels it. Without it there is no button. Only a live that
   * has not begun can be subscribed to.
   */
  onSubscribedChange?: ((subscribed: boolean) => void) | undefined;
  /** `card` has the picture above the words; `row` shows the same content as a row of a list. */
  layout?: LiveCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** A further button beside the link, such as one that shares the live. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

type Words = Labels['liveCard'];
interface Look {
  tone: Tone;
  variant?: TagVariant;
  glyph: ComponentType<ComponentProps<'svg'>>;
}

const looks: Record<LiveStatus, Look> = {
  [LiveStatus.Upcoming]: { tone: 'accent', glyph: CalendarDays },
  [LiveStatus.Live]: { tone: 'danger', variant: 'solid', glyph: Radio },
  [LiveStatus.Ended]: { tone: 'neutral', glyph: CircleSlash2 },
  [LiveStatus.Playback]: { tone: 'info', glyph: Play },
  [LiveStatus.Cancelled]: { tone: 'neutral', glyph: CircleX },
};

type Moments = Pick<LiveCardProps, 'status' | 'startTime' | 'endTime' | 'now'>;

/** How soon the live session starts, worded so that it need not change every second. */
function nearness({ status, startTime, now }: Moments, words: Words): string | undefined {
  switch (status) {
    case LiveStatus.Upcoming: {
      const { days, hours, minutes } = distance(now, startTime);
      return words.startsIn(days, hours, minutes);
    }
    case LiveStatus.Live: {
      const { days, hours, minutes } = distance(startTime, now);
      return words.runningFor(days * 24 + hours, minutes);
    }
    case LiveStatus.Ended:
      return words.noPlayback;
    case LiveStatus.Playback:
    case LiveStatus.Cancelled:
      return undefined;
    default:
      return status satisfies never;
  }
}

type Audience = Pick<LiveCardProps, 'status' | 'subscriberCount' | 'viewerCount'>;

function audienceOf({ status, subscriberCount, viewerCount }: Audience, words: Words): string | undefined {
  if (status === LiveStatus.Cancelled) return undefined;
  if (status === LiveStatus.Upcoming)
    return subscriberCount === undefined ? undefined : words.subscribers(subscriberCount);
  if (viewerCount === undefined) return undefined;
  return status === LiveStatus.Live ? words.watching(viewerCount) : words.views(viewerCount);
}

const invitations = { [LiveStatus.Live]: 'enter', [LiveStatus.Playback]: 'replay' } as const;
const invitationOf = (status: LiveStatus, words: Words): string | undefined =>
  status === LiveStatus.Live || status === LiveStatus.Playback ? words[invitations[status]] : undefined;

/**
 * A live session in a list: its state, its time and its lecturers. The whole card leads to the room or the
 * replay.
 */
export function LiveCard({
  title,
  status,
  startTime,
  endTime,
  now,
  seed,
  coverUrl,
  lecturerNames = [],
  subscriberCount,
  viewerCount,
  corners,
  liveKind,
  subscribed = false,
  subscribing = false,
  onSubscribedChange,
  layout = 'card',
  action,
  ...rest
}: LiveCardProps) {
  const words = useLabels('liveCard');
  const { tone, variant, glyph } = looks[status];
  const near = nearness({ status, startTime, endTime, now }, words);
  const [from, to] = windowEnds(startTime, endTime, now);
  const audience = audienceOf({ status, subscriberCount, viewerCount }, words);
  const invitation = invitationOf(status, words);
  const subscribe = status === LiveStatus.Upcoming && onSubscribedChange !== undefined && (
    <SubscribeButton
      title={title}
      subscribed={subscribed}
      loading={subscribing}
      words={words}
      onSubscribedChange={onSubscribedChange}
    />
  );
  return (
    <EntryCard
      data-component="LiveCard"
      data-tone={tone}
      {...rest}
      title={title}
      layout={layout}
      media={<EntryCover {...{ seed, coverUrl, corners, layout }} words={[title]} />}
      marks={
        <>
          <Tag tone={tone} {...(variant && { variant })} icon={<Icon glyph={glyph} />}>
            {words.status[status]}
          </Tag>
          {liveKind === LiveKind.Lz && <Tag variant="outline">{words.platform}</Tag>}
          {near !== undefined && <span className={styles.near}>{near}</span>}
        </>
      }
      foot={
        (audience !== undefined || invitation !== undefined) && (
          <>
            {audience !== undefined && <span className={entry.line}>{audience}</span>}
            {invitation !== undefined && <Invitation>{invitation}</Invitation>}
          </>
        )
      }
      action={
        (subscribe !== false || action !== undefined) && (
          <>
            {subscribe}
            {action}
          </>
        )
      }
    >
      <p className={entry.line}>
        <time dateTime={new Date(startTime).toISOString()} title={words.fullWindow(startTime, endTime)}>
          {to === undefined ? from : words.window(from, to)}
        </time>
        {lecturerNames.length > 0 && ` · ${lecturerNames.join(words.comma)}`}
      </p>
    </EntryCard>
  );
}

/**
 * A text that looks like a button and says what the link of the card does. It is no second link, because that
 * would be a second tab stop.
 */
function Invitation({ children }: { children: string }) {
  return (
    <span aria-hidden className={styles.invitation}>
      {children}
      <Icon glyph={ChevronRight} directional />
    </span>
  );
}
