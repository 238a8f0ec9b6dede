import type { FileLabel, LiveStatus, Reaction } from '@stoa/domain';
import type { ChatPanelProps } from '@stoa/ui/ChatPanel';
import type { VideoPlayerProps } from '@stoa/ui/VideoPlayer';
import type { PageLink } from '../../common/index.ts';

/** What stands on the stage. */
export type LiveStage =
  | { readonly kind: 'loading' }
  /** Not begun: the cover, the time that is left, and the way to be reminded. */
  | { readonly kind: 'waiting'; readonly secondsLeft: number }
  | { readonly kind: 'live'; readonly player: Omit<VideoPlayerProps, 'live'> }
  | { readonly kind: 'playback'; readonly playbackId: number; readonly player: VideoPlayerProps }
  /** Nothing to see: it is over without a recording, or it was cancelled. */
  | { readonly kind: 'closed'; readonly title: string; readonly text?: string; readonly link?: PageLink };

export interface LiveSubscription {
  on: boolean;
  /** The answer is on its way. */
  pending: boolean;
  onToggle: () => void;
}

export interface LivePerson {
  name: string;
  title: string;
  avatarUrl: string;
}

export interface LiveMaterial {
  id: number;
  name: string;
  /** "248.60 KB". */
  size: string;
  fileLabel: FileLabel;
  href?: string | undefined;
}

export interface LivePlayback {
  playbackId: number;
  title: string;
  /** "01:12:30", and how far one came. */
  extent: string;
}

export interface LiveReactions {
  counts: Readonly<Record<Reaction, number>>;
  onReact: (reaction: Reaction) => void;
}

export interface LiveView {
  liveId: number;
  title: string;
  status: LiveStatus;
  coverUrl: string;
  /** "11-21 14:00 – 15:30", "326 人已订阅". */
  facts: readonly string[];
  /** "1,284 人在看", in the page's bar. */
  watching?: string | undefined;
  stage: LiveStage;
  subscription?: LiveSubscription | undefined;
  /** Something true about the connection. */
  notice?: string | undefined;
  /** The server's percent, and what it is for: "看满 70% 可得 0.5 学分". */
  credit?: { percent: number; hint: string } | undefined;
  reactions?: LiveReactions | undefined;
  /** Without it there is no chat: the stream was cancelled. */
  chat?: ChatPanelProps | undefined;
  /** Questions to the lecturer and their answers, apart from the chat. */
  questions?: ChatPanelProps | undefined;
  materials: readonly LiveMaterial[];
  introHtml: string;
  lecturers: readonly LivePerson[];
  playbacks: readonly LivePlayback[];
  onPlayback: (playbackId: number) => void;
}

export interface LiveWords {
  status: Readonly<Record<LiveStatus, string>>;
  /** What the tabs beside the stage choose between. */
  side: string;
  chat: string;
  questions: string;
  materials: string;
  intro: string;
  noIntro: string;
  /** Over the time that is left, and instead of it when none is. */
  startsIn: string;
  startsNow: string;
  units: Readonly<Record<'days' | 'hours' | 'minutes' | 'seconds', string>>;
  subscribe: string;
  subscribed: string;
  lecturers: string;
  playbacks: string;
  /** Beside the recording that is on the stage. */
  playing: string;
  credit: string;
  reactions: Readonly<Record<Reaction, string>>;
  /** Name of the row of reactions. */
  react: string;
  /** What the link of a file does, after its name. */
  download: string;
  retry: string;
}
