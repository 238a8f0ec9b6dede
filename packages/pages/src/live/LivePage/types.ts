import type { LiveDetail, LiveMessage, LiveRole, LiveWatch, RoomState } from '@stoa/api/contract/live';
import type { Locale, Reaction } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { Load } from '../../common/index.ts';
import type { LiveTranslate } from '../words/index.ts';

/** The room as the server described it last. What was said in it comes apart, in `LiveTalk`. */
export type LiveRoom = Omit<RoomState, 'list' | 'nextAfter'>;

/** Something that this person said and that the log of the room does not show yet. */
export interface LiveOutgoing {
  /** Names it from the first press on, through every try to send it. */
  key: string;
  kind: LiveMessage['kind'];
  text: string;
  /** The `messageId` that it answers. */
  replyTo?: number | undefined;
  /** When it was typed, in epoch milliseconds. */
  at: number;
  state: 'sending' | 'sent' | 'failed';
}

/** What somebody is writing. The parent keeps it, so that it outlives a closed tab. */
export interface LiveDraft {
  text: string;
  /** The `messageId` that it answers. */
  replyTo?: number | undefined;
  onText: (text: string) => void;
  /** The text without the blanks around it. The parent puts it among `outgoing` and empties the draft. */
  onSend: (text: string) => void;
  /** Without it nothing can be answered. */
  onReply?: ((messageId: number) => void) | undefined;
  onReplyCancel?: (() => void) | undefined;
}

/** What is said in a room, as far as it has come in. */
export interface LiveTalk {
  /** Oldest first; a deleted message stays in its place. */
  messages: readonly LiveMessage[];
  outgoing: readonly LiveOutgoing[];
  /** The first messages are still on their way. */
  loading?: boolean;
  /** Whose words are one's own. */
  me: Pick<LiveMessage['user'], 'userId' | 'realName' | 'avatar'>;
  /** As whom one is here: those who lead the room write also while it is muted. */
  role: LiveRole;
  chat: LiveDraft;
  /** Questions to the lecturer have a tab and a draft of their own; without it they stand in the chat alone. */
  questions?: LiveDraft | undefined;
  /** New messages are read aloud. */
  speaks?: boolean;
  /** Gives the person the switch for it. */
  onSpeaksChange?: ((speaks: boolean) => void) | undefined;
  /** Both with the `key` of a message that did not go out. */
  onRetry: (key: string) => void;
  onDiscard?: ((key: string) => void) | undefined;
}

/** What plays: the addresses come with the entry to the room, position and beats are of the moment. */
export type LivePlayer = Omit<VideoPlayerProps, 'live' | 'title'>;

export interface LivePageProps {
  live: Load<LiveDetail>;
  /** Until one has entered, `live` says how the room stands. */
  room?: LiveRoom | undefined;
  /** What was watched by the server's last word on a beat; until there is one, `live` says it. */
  watch?: LiveWatch | undefined;
  talk: LiveTalk;
  /** Missing until there is something to play. */
  player?: LivePlayer | undefined;
  /** Which recording `player` plays; nothing where it plays the stream. */
  playbackId?: number | undefined;
  /** The subscription is being saved. */
  subscribing?: boolean;
  /** The connection to the room is lost and being restored. */
  reconnecting?: boolean;
  /** Address of the list that the stream is in; left out where there is none. */
  listHref?: string | undefined;
  t: LiveTranslate;
  locale: Locale;
  /** The present by the server's clock, in epoch milliseconds; the parent owns the clock. */
  now: number;
  /** Without it there is no button that reminds. */
  onSubscribedChange?: ((subscribed: boolean) => void) | undefined;
  /** Without it nobody can react. */
  onReact?: ((reaction: Reaction) => void) | undefined;
  onPlayback: (playbackId: number) => void;
  renderLink?: RenderLink;
}

/** What the pieces of the page take once the stream is known. */
export type LiveReady = Omit<LivePageProps, 'live' | 'renderLink'> & {
  live: LiveDetail;
  renderLink: RenderLink;
};
