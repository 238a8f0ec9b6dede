import type { StudyContext } from '@stoa/domain';
import type { Result, StudyEvent } from '../events.ts';
import { endedAtOf, holdOf } from '../select.ts';
import { itemIdOf, lessonOf, pagesOfText, type LessonName } from './lessons.ts';
import { activityOf, holdIn, isRemembered, isStudied, itemIn, readyOf, type Queue, type Tab } from './tab.ts';

const context: StudyContext = {};

interface WorldPort {
  /** Records the rule as broken unless `isSo` is true. */
  readonly must: (isSo: boolean, rule: string) => void;
  readonly tell: (tab: Tab, event: StudyEvent) => Result;
  /**
   * Passes on an event by which the person asks for another item, or to continue here; answers to earlier
   * wishes must then change nothing.
   */
  readonly wish: (tab: Tab, event: StudyEvent, what: Tab['wish'], itemId: number | undefined) => void;
  readonly queues: ReadonlyMap<string, Queue>;
  /** Assigns the seconds that a renewal has withheld to the session that is open. */
  readonly settleRenewal: (tab: Tab) => void;
  readonly time: { readonly now: () => number; readonly tape: () => number };
}

/**
 * What people, players and browsers do to a tab; after each action, what must follow from it at once is
 * checked.
 */
export function createActs({ must, tell, wish, queues, settleRenewal, time }: WorldPort) {
  const acts = {
    ask: (tab: Tab, lesson: LessonName) => {
      const itemId = itemIdOf(lesson);
      const courseId = lessonOf(itemId)?.courseId ?? 1;
      wish(tab, { type: 'asked', request: { courseId, itemId, context } }, 'item', itemId);
    },
    retry: (tab: Tab) => {
      if (tab.model.request) wish(tab, { type: 'retried' }, 'item', tab.model.request.itemId);
    },
    takeOver: (tab: Tab) => {
      const hold = holdIn(tab);
      const isOffered = hold === 'tab' || hold === 'device';
      if (!isOffered) return;
      if (tab.wish === 'here') {
        const [, effects] = tell(tab, { type: 'tookOver' });
        must(effects.length === 0, 'who takes a lesson over twice asks for it once');
        return;
      }
      wish(tab, { type: 'tookOver' }, 'here', itemIn(tab));
      must(holdIn(tab) === hold, 'a hold stays until the lesson is open here');
    },
    leave: (tab: Tab) => wish(tab, { type: 'left' }, 'none', undefined),
    play: (tab: Tab) => {
      if (!tab.player || tab.player.isPlaying) return;
      tab.player.isPlaying = true;
      const isFree = tab.session !== undefined && holdIn(tab) === undefined;
      if (isFree) {
        tab.ending = undefined;
        tab.byHidden = false;
      }
      tell(tab, { type: 'playing', rate: tab.player.rate });
      must(tab.player.isPlaying === isFree, 'a film plays when a session counts it and nothing holds it');
      must(!tab.player.isPlaying || tab.claimed === time.now(), 'a tab that plays claims to');
      must(
        !tab.player.isPlaying || endedAtOf(tab.model.shown) === undefined,
        'who plays on takes the end back',
      );
    },
    pause: (tab: Tab) => {
      if (tab.player?.isPlaying !== true) return;
      tab.player.isPlaying = false;
      tell(tab, { type: 'paused' });
      must(isRemembered(tab), 'the second of a pause is kept');
      const queue = tab.session === undefined ? undefined : queues.get(tab.session);
      must(queue?.lastBeat === 'PAUSE', 'a pause is told at once');
    },
    seek: (tab: Tab) => {
      if (!tab.player) return;
      // The position is half a second after a whole second of the tape, so that it differs from all positions
      // that were played.
      tell(tab, { type: 'sought', to: time.tape() + 0.5 });
      must(tab.session === undefined || isRemembered(tab), 'the second of a jump is kept');
      const queue = tab.session === undefined ? undefined : queues.get(tab.session);
      must(queue === undefined || queue.lastBeat === 'SEEK', 'a jump is told at once');
    },
    rate: (tab: Tab) => {
      if (!tab.player) return;
      tab.player.rate = tab.player.rate === 1 ? 2 : 1;
      const isPlaying = activityOf(tab) === 'playing';
      const [, effects] = tell(tab, { type: 'rated', rate: tab.player.rate });
      const isTold = effects.some((effect) => effect.do === 'beat' && effect.event === 'RATE');
      must(isTold === isPlaying, 'another rate is told while it plays');
    },
    end: (tab: Tab) => {
      if (tab.player?.isPlaying !== true) return;
      tab.player.isPlaying = false;
      tell(tab, { type: 'paused' });
      const [, effects] = tell(tab, { type: 'finished' });
      for (const effect of effects) if (effect.do === 'flush') tab.ending = effect.turn;
      must(tab.ending !== undefined, 'the end of a film is told, and its answer awaited');
    },
    again: (tab: Tab) => {
      if (endedAtOf(tab.model.shown) === undefined || holdIn(tab) !== undefined) return;
      const canPlay = tab.player !== undefined && tab.session !== undefined;
      const missed = 7;
      const [, effects] = tell(tab, { type: 'again', from: missed });
      const isSought = effects.some((effect) => effect.do === 'seek' && effect.to === missed);
      must(isSought, 'an item that is seen again goes on where something was missed');
      must(!canPlay || tab.player?.isPlaying === true, 'an item plays again when the person wants it to');
    },
    stay: (tab: Tab) => {
      tab.ending = undefined;
      tell(tab, { type: 'stayed' });
      must(endedAtOf(tab.model.shown) === undefined, 'who stays is not asked to go on any more');
    },
    read: (tab: Tab, on: boolean) => {
      const isText = readyOf(tab)?.start.item.sources.length === 0;
      tab.isReader = on && isText;
      if (!isText) return;
      const isFree = tab.session !== undefined && holdIn(tab) === undefined;
      tell(tab, { type: 'reads', on });
      must((activityOf(tab) === 'reading') === (on && isFree), 'who reads is counted');
    },
    seePages: (tab: Tab) => {
      if (readyOf(tab)?.start.item.sources.length !== 0 || tab.session === undefined) return;
      for (const page of [1, 1, pagesOfText]) {
        const queue = queues.get(tab.session);
        if (queue) queue.lastBeat = '';
        const known = readyOf(tab);
        const pages = known && 'session' in known.activity ? (known.activity.session?.pages ?? []) : [];
        tell(tab, { type: 'seenPage', page, of: pagesOfText });
        const isLast = new Set([...pages, page]).size === pagesOfText;
        must((queue?.lastBeat === 'TICK') === isLast, 'the last page is told at once, and no page twice');
      }
    },
    seeText: (tab: Tab) => {
      if (tab.session === undefined) return;
      const [, effects] = tell(tab, { type: 'seen', facts: { scrolledToEnd: true } });
      const told = effects.map((effect) => effect.do);
      must(told.includes('seen') && told.at(-1) === 'beat', 'the end of a text is told at once');
    },
    present: (tab: Tab) => {
      const hold = holdOf(tab.model.shown);
      if (hold?.kind !== 'presence') return;
      // The film continues after the answer, so its end is no longer awaited.
      if (tab.player) tab.ending = undefined;
      const [, effects] = tell(tab, { type: 'present' });
      const told = effects.map((effect) => effect.do);
      must(
        told.indexOf('acknowledge') < told.indexOf('beat'),
        'the answer to a presence check is sent at once',
      );
      must(told.includes('acknowledge'), 'the answer to a presence check is sent at once');
      must(!tab.player || tab.player.isPlaying, 'who is present goes on');
      tab.acknowledged = hold.checkId;
    },
    hide: (tab: Tab) => {
      const wasPlaying = tab.player?.isPlaying === true;
      const isStudying = isStudied(tab);
      const policy = readyOf(tab)?.start.policy;
      const [, effects] = tell(tab, { type: 'hidden' });
      const isTold = effects.some((effect) => effect.do === 'beat' && effect.event === 'HIDE');
      must(isTold === isStudying, 'what was studied until a page hides is sent');
      if (!wasPlaying || !policy) return;
      must(
        tab.player?.isPlaying === !policy.pauseWhenHidden,
        'a hidden film plays where the course allows it',
      );
      tab.byHidden = policy.pauseWhenHidden;
    },
    show: (tab: Tab) => {
      const { byHidden } = tab;
      const isFree = holdIn(tab) === undefined;
      const wasPlaying = tab.player?.isPlaying === true;
      tab.byHidden = false;
      tell(tab, { type: 'shown' });
      must(
        (tab.player?.isPlaying === true) === (wasPlaying || (byHidden && isFree)),
        'a film goes on when its page is shown again, if only that had paused it',
      );
    },
    leaving: (tab: Tab) => {
      if (tab.renewal !== undefined) settleRenewal(tab);
      tell(tab, { type: 'leaving' });
    },
    unload: (tab: Tab) => {
      if (tab.renewal !== undefined) settleRenewal(tab);
      tab.isUnloaded = true;
      tell(tab, { type: 'unloading' });
      const queue = tab.session === undefined ? undefined : queues.get(tab.session);
      must(!queue || (queue.lastBeat === 'UNLOAD' && !queue.isActive), 'a page that closes says so');
      must(tab.session === undefined || isRemembered(tab), 'the second of a page that closes is kept');
      // The browser has put the page into its cache and shows it again, so the visit continues.
      if (activityOf(tab) === 'playing') acts.pause(tab);
      if (activityOf(tab) === 'reading') acts.read(tab, false);
      tab.isUnloaded = false;
    },
    online: (tab: Tab) => {
      const [, effects] = tell(tab, { type: 'online' });
      const isSent = effects.some((effect) => effect.do === 'flush');
      must(isSent === (tab.session !== undefined), 'what could not be sent is sent when the network is back');
    },
    renew: (tab: Tab) => {
      if (!tab.player) return;
      tab.promises += 1;
      const isWaiting = tab.timers.has('renew');
      const [, effects] = tell(tab, { type: 'renewalWanted' });
      const asks = effects.some((effect) => effect.do === 'flush');
      must(!isWaiting || asks, 'a renewal that is waited for is tried at once');
    },
  };
  return acts;
}
