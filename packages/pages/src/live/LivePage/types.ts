import type { LiveDetail, LiveMessage, LiveRole, LiveWatch, RoomState } from '@stoa/api/contract/live';
import type { Locale, Reaction } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { Load } from '../../common/index.ts';
import type { LiveTranslate } from '../words/index.ts';

/** The room as the server described it last. Its messages are passed separately, in `LiveTalk`. */
export type LiveRoom = Omit<RoomState, 'list' | 'nextAfter'>;

/** A message of this person that is not in the log of the room yet. */
export interface LiveOutgoing {
  /** Identifies the message from the moment it is sent, through all attempts to send it. */
  key: string;
  kind: LiveMessage['kind'];
  text: string;
  /** The `messageId` of the message that it answers. */
  replyTo?: number | undefined;
  /** When it was typed, in epoch milliseconds. */
  at: number;
  state: 'sending' | 'sent' | 'failed';
}

/** What the person is writing. The parent keeps it, so that it survives closing the tab. */
export interface LiveDraft {
  text: string;
  /** The `messageId` of the message that it answers. */
  replyTo?: number | undefined;
  onText: (text: string) => void;
  /** Called with the trimmed text. The parent adds it to `outgoing` and empties the draft. */
  onSend: (text: string) => void;
  /** Called to answer a message; without it no message can be answered. */
  onReply?: ((messageId: number) => void) | undefined;
  onReplyCancel?: (() => void) | undefined;
}

/** The messages of a room, as far as they have loaded. */
export interface LiveTalk {
  /** Oldest first; a deleted message keeps its place. */
  messages: readonly LiveMessage[];
  outgoing: readonly LiveOutgoing[];
  /** Whether the first messages are still loading. */
  loading?: boolean;
  /** The person, whose own messages are marked. */
  me: Pick<LiveMessage['user'], 'userId' | 'realName' | 'avatar'>;
  /** Role of the person here; the lecturer and admins can write while the room is muted. */
  role: LiveRole;
  chat: LiveDraft;
  /**
   * Questions to the lecturer, when they have a tab and a draft of their own; without it they are in the
   * chat.
   */
  questions?: LiveDraft | undefined;
  /** Whether new messages are announced to screen readers. */
  speaks?: boolean;
  /** Called when the person switches announcements on or off; without it there is no switch. */
  onSpeaksChange?: ((speaks: boolean) => void) | undefined;
  /** Called with the `key` of a message that could not be sent, to send it again or to remove it. */
  onRetry: (key: string) => void;
  onDiscard?: ((key: string) => void) | undefined;
}

/**
 * Props of the player. The addresses are those of the last time the person entered the room; position and
 * beats are current.
 */
export type LivePlayer = Omit<VideoPlayerProps, 'live' | 'title'>;

export interface LivePageProps {
  live: Load<LiveDetail>;
  /** The room; absent until the person has entered it, and then `live` gives its state. */
  room?: LiveRoom | undefined;
  /** What was watched, by the server's last answer to a beat; before the first answer, `live` gives it. */
  watch?: LiveWatch | undefined;
  talk: LiveTalk;
  /** The player's props; absent until there is something to play. */
  player?: LivePlayer | undefined;
  /** Id of the recording that `player` plays; absent for the live stream. */
  playbackId?: number | undefined;
  /** Whether the subscription is being saved. */
  subscribing?: boolean;
  /** Whether the connection to the room is lost and being restored. */
  reconnecting?: boolean;
  /** Address of the list that contains the stream; absent if there is none. */
  listHref?: string | undefined;
  t: LiveTranslate;
  locale: Locale;
  /** Current time by the server's clock, in epoch milliseconds; the parent owns the clock. */
  now: number;
  /** Called to subscribe or unsubscribe; without it there is no reminder button. */
  onSubscribedChange?: ((subscribed: boolean) => void) | undefined;
  /** Called with a reaction; without it nobody can send reactions. */
  onReact?: ((reaction: Reaction) => void) | undefined;
  onPlayback: (playbackId: number) => void;
  renderLink?: RenderLink;
}

/** The props of the parts of the page, once the stream has loaded. */
export type LiveReady = Omit<LivePageProps, 'live' | 'renderLink'> & {
  live: LiveDetail;
  renderLink: RenderLink;
};
