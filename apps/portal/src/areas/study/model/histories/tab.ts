import type { Span } from '@stoa/domain/kernel';
import type { StudyEffect, StudyEvent, TimerName } from '../events.ts';
import { holdOf } from '../select.ts';
import { freshModel, type StudyModel } from '../state.ts';
import { lessonOf } from './lessons.ts';

/**
 * The player of a tab. All players of a history play the seconds of one common tape, so that each second is
 * played once.
 */
export interface Player {
  readonly itemId: number;
  isPlaying: boolean;
  rate: number;
  untaken: Span[];
}

/** A renewal that was requested, and the session that it has brought. */
export interface Renewal {
  readonly turn: number;
  session: string | undefined;
}

export interface Play {
  readonly second: number;
  readonly session: string | undefined;
  /**
   * The renewal that was under way while this second was played. If it brings a session, the second belongs
   * to that session.
   */
  renewal: Renewal | undefined;
}

/** The beats of a session on the device. */
export interface Queue {
  readonly kept: Span[];
  readonly courseId: number;
  readonly itemId: number;
  isActive: boolean;
  begun: number;
  ended: number;
  lastBeat: string;
}

/**
 * Something on its way to a tab: the answer to a request, the answer to a beat, or the claim of another tab.
 */
export type Parcel = { readonly tab: Tab } & (
  | { readonly kind: 'claim' }
  | {
      readonly kind: 'beat';
      readonly session: string;
      readonly courseId: number;
      readonly itemId: number;
      /** Whether the session was the current one when the beat reached the server. */
      readonly isCurrent: boolean;
    }
  | {
      readonly kind: 'answer';
      readonly epoch: number;
      readonly turn: number;
      readonly effect: StudyEffect;
      /**
       * The session that the server has started for this request, although the answer has not reached the tab
       * yet.
       */
      begun?: string | undefined;
    }
);

export interface Tab {
  readonly device: number;
  model: StudyModel;
  player: Player | undefined;
  readonly inbox: StudyEvent[];
  readonly timers: Map<TimerName, number>;
  /** Counts the wishes of the person, because answers to earlier wishes must change nothing. */
  epoch: number;
  wish: 'item' | 'here' | 'none';
  wished: number | undefined;
  session: string | undefined;
  renewal: Renewal | undefined;
  position: number;
  rate: number;
  slower: number;
  beatDue: number;
  claimed: number;
  remembered: Map<number, number>;
  ending: number | undefined;
  byHidden: boolean;
  isUnloaded: boolean;
  isReader: boolean;
  promises: number;
  awards: number;
  acknowledged: string;
  takeOverFailed: number;
}

/** Creates a tab that has just been opened. */
export const createTab = (device: number): Tab => ({
  device,
  model: freshModel,
  player: undefined,
  inbox: [],
  timers: new Map(),
  epoch: 0,
  wish: 'none',
  wished: undefined,
  session: undefined,
  renewal: undefined,
  position: 0,
  rate: 1,
  slower: 1,
  beatDue: 0,
  claimed: 0,
  remembered: new Map(),
  ending: undefined,
  byHidden: false,
  isUnloaded: false,
  isReader: false,
  promises: 0,
  awards: 0,
  acknowledged: '',
  takeOverFailed: 0,
});

export const readyOf = ({ model: { shown } }: Tab) =>
  shown.stage.phase === 'ready' ? shown.stage : undefined;
export const activityOf = (tab: Tab) => readyOf(tab)?.activity.kind;
export const isStudied = (tab: Tab): boolean =>
  activityOf(tab) === 'playing' || activityOf(tab) === 'reading';
export const holdIn = (tab: Tab) => holdOf(tab.model.shown)?.kind;
export const itemIn = (tab: Tab) => readyOf(tab)?.start.item.itemId;

/** The device has stored the second that the film has reached. */
export const isRemembered = (tab: Tab): boolean => {
  const itemId = itemIn(tab);
  if (itemId === undefined || lessonOf(itemId)?.reading) return true;
  return tab.remembered.get(itemId) === Math.round(tab.position * 10) / 10;
};
