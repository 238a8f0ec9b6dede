import type { StudyBeatResult } from '@stoa/api/contract/study';
import { AwardKind, ProgressState, type StudyContext } from '@stoa/domain';
import type { Result, StudyEffect, StudyEvent } from '../events.ts';
import { endedAtOf, holdOf } from '../select.ts';
import type { StudyModel } from '../state.ts';
import type { step as realStep } from '../step.ts';
import { answerOf, beatSeconds, itemIdOf, lessonOf, startOf, type LessonName } from './lessons.ts';
import {
  activityOf,
  createTab,
  holdIn,
  isRemembered,
  isStudied,
  itemIn,
  readyOf,
  type Parcel,
  type Play,
  type Queue,
  type Tab,
} from './tab.ts';

const context: StudyContext = {};
const keptEverySeconds = 5;
/** Where the pause between two beats stops to grow. */
const slowest = 8;

export type Fate = 'ok' | 'fails' | 'refused' | 'lost' | 'slow';
/** What the server says to the next beat that it accepts. */
export type Mood = 'plain' | 'presence' | 'throttled' | 'award' | 'complete' | 'ended';

/**
 * A learner with tabs and devices before a server, by random scripts. Every rule of the study page is said here
 * once more, in the learner's terms; `breaches` names those that the model has broken.
 */
export function createWorld(step: typeof realStep) {
  const breaches = new Set<string>();
  const must = (isSo: boolean, rule: string): void => {
    if (!isSo) breaches.add(rule);
  };
  const parcels: Parcel[] = [];
  const queues = new Map<string, Queue>();
  const plays: Play[] = [];
  let now = 1_000_000;
  let tape = 1;
  let sessions = 0;
  let checks = 0;
  /** The session that the server counts; every start replaces it. */
  let current = '';
  let isUnlocked = false;

  const tabs = [0, 0, 1].map(createTab);

  function queueOf(session: string): Queue | undefined {
    const queue = queues.get(session);
    must(queue !== undefined && queue.ended === 0, 'only a session that is open is told anything');
    return queue;
  }

  function onBeat(tab: Tab, effect: Extract<StudyEffect, { do: 'beat' }>): void {
    const queue = queueOf(effect.session);
    if (!queue) return;
    queue.lastBeat = effect.event;
    must(effect.rate === tab.rate, 'a beat has the rate at which its seconds were played');
    must(effect.position === tab.position, 'a beat has the second that the film has reached');
    const { courseId, itemId } = queue;
    const isCurrent = effect.session === current;
    if (effect.event === 'UNLOAD') return;
    parcels.push({ kind: 'beat', tab, session: effect.session, courseId, itemId, isCurrent });
  }

  function onStart(tab: Tab, effect: Extract<StudyEffect, { do: 'start' }>, before: StudyModel): void {
    const hold = holdOf(before.shown)?.kind;
    const isElsewhere = hold === 'tab' || hold === 'device';
    must(!isElsewhere || tab.wish === 'here', 'a tab that gave way takes nothing back by itself');
    if (tab.wish === 'none' || before.opening?.why === 'renewal')
      tab.renewal = { turn: effect.turn, session: undefined };
  }

  function run(tab: Tab, effect: StudyEffect, before: StudyModel): void {
    if ('turn' in effect && effect.turn !== undefined) {
      parcels.push({ kind: 'answer', tab, epoch: tab.epoch, turn: effect.turn, effect });
    }
    switch (effect.do) {
      case 'start':
        return onStart(tab, effect, before);
      case 'begin': {
        const { session, course, item } = effect.start;
        must(!queues.has(session.sessionId), 'a session is opened once');
        const { courseId } = course;
        const { itemId } = item;
        const queue = { courseId, itemId, kept: [], isActive: false, begun: 1, ended: 0, lastBeat: '' };
        queues.set(session.sessionId, queue);
        tab.session = session.sessionId;
        tab.acknowledged = '';
        return;
      }
      case 'end': {
        const queue = queueOf(effect.session);
        if (!queue) return;
        queue.ended += 1;
        const isReplaced = effect.withinMs === undefined;
        must(
          isReplaced || queue.lastBeat === 'SWITCH',
          'a session that is left ends with a beat that says so',
        );
        must(isReplaced || !queue.isActive, 'no time counts when a session is left');
        if (tab.session === effect.session) tab.session = undefined;
        return;
      }
      case 'keep':
        queueOf(effect.session)?.kept.push(...effect.spans);
        return;
      case 'active': {
        const queue = queueOf(effect.session);
        if (queue) queue.isActive = effect.on;
        return;
      }
      case 'seen':
      case 'acknowledge':
        queueOf(effect.session);
        return;
      case 'beat':
        return onBeat(tab, effect);
      case 'flush':
        queueOf(effect.session);
        return;
      case 'play':
        if (tab.player && !tab.player.isPlaying) {
          tab.player.isPlaying = true;
          tab.inbox.push({ type: 'playing', rate: tab.player.rate });
        }
        return;
      case 'pause':
        if (tab.player?.isPlaying === true) {
          tab.player.isPlaying = false;
          tab.inbox.push({ type: 'paused' });
        }
        return;
      case 'seek':
        if (tab.player) tab.inbox.push({ type: 'sought', to: effect.to });
        return;
      case 'claim':
        must(tab.player?.isPlaying === true, 'only a tab that plays claims to');
        tab.claimed = now;
        for (const other of tabs) {
          if (other !== tab && other.device === tab.device) parcels.push({ kind: 'claim', tab: other });
        }
        return;
      case 'remember':
        tab.remembered.set(effect.itemId, effect.viewed.position);
        must(effect.viewed.updatedTime === now, 'a position is kept with its time');
        return;
      case 'setTimer':
        tab.timers.set(effect.timer, now + effect.ms);
        if (effect.timer === 'beat') {
          must(effect.ms === beatSeconds * 1000 * tab.slower, 'beats come as often as the server wants them');
          tab.beatDue = now + effect.ms;
        }
        return;
      case 'stopTimer':
        tab.timers.delete(effect.timer);
        return;
      case 'renewed':
        tab.promises = 0;
        must(
          effect.sources.some(({ url }) => url === `/${tab.session}.mp4`),
          'a renewal brings the addresses of the new session',
        );
        return;
      case 'notRenewed':
        tab.promises = 0;
        return;
      case 'askChapters':
      case 'sendLeft':
      case 'askOutline':
        return;
      default:
        effect satisfies never;
    }
  }

  /** What holds after every event. */
  function look(tab: Tab, before: StudyModel): void {
    const activity = activityOf(tab);
    must(tab.player?.isPlaying !== true || activity === 'playing', 'nothing plays that is not counted');
    must(holdIn(tab) === undefined || tab.player?.isPlaying !== true, 'nothing plays while there is a hold');
    const was = holdOf(before.shown);
    const is = holdOf(tab.model.shown);
    if (was && is) {
      const isNamed = was.kind === 'device' && is.kind === 'tab';
      must(
        was.kind === is.kind || isNamed,
        'the first reason of a hold stays, but a device can turn out a tab',
      );
    }
    const queue = tab.session === undefined ? undefined : queues.get(tab.session);
    must(
      tab.isUnloaded || queue === undefined || queue.isActive === isStudied(tab),
      'time counts while somebody plays or reads, and only then',
    );
    must(
      endedAtOf(tab.model.shown) === undefined || activity !== 'playing',
      'an item that plays has not ended',
    );
    must(!isStudied(tab) || tab.timers.has('beat'), 'whoever studies sends beats');
  }

  function tell(tab: Tab, first: StudyEvent): Result {
    const result = once(tab, first);
    for (let next = tab.inbox.shift(); next !== undefined; next = tab.inbox.shift()) once(tab, next);
    return result;
  }

  function once(tab: Tab, event: StudyEvent): Result {
    const before = tab.model;
    const played = tab.player?.untaken ?? [];
    if (tab.player) tab.player.untaken = [];
    const last = played.at(-1);
    if (last && tab.session !== undefined) tab.position = last[1];
    if (event.type === 'sought') tab.position = event.to;
    if (event.type === 'playing' && tab.session !== undefined && holdIn(tab) === undefined) {
      tab.rate = event.rate;
    }
    const result = step(before, event, { now, played });
    const [model, effects] = result;
    tab.model = model;
    const begins = effects.some((effect) => effect.do === 'begin');
    if (begins && readyOf(tab) && tab.renewal === undefined) {
      const ready = readyOf(tab);
      const goesOn =
        tab.wish === 'here' && before.shown.stage.start?.item.itemId === ready?.start.item.itemId;
      if (!goesOn && ready) tab.position = ready.startAt;
    }
    for (const effect of effects) run(tab, effect, before);
    if (event.type === 'rated') tab.rate = event.rate;
    if (begins && tab.renewal !== undefined) {
      tab.renewal.session = tab.session;
      tab.renewal = undefined;
    }
    follow(tab);
    if (tab.inbox.length === 0) look(tab, before);
    return result;
  }

  /** The page shows a player for the film that is open, and takes it away with the film. */
  function follow(tab: Tab): void {
    const ready = readyOf(tab);
    const itemId = ready && ready.start.item.sources.length > 0 ? ready.start.item.itemId : undefined;
    if (tab.player && tab.player.itemId !== itemId) {
      must(!tab.player.isPlaying, 'a film that is taken away does not play any more');
      tab.inbox.length = 0;
      tab.player = undefined;
    }
    if (!tab.player && itemId !== undefined) {
      tab.player = { itemId, isPlaying: false, rate: 1 + (sessions % 2), untaken: [] };
    }
  }

  /** The seconds that a renewal was withholding go to the session that is open. */
  const settleRenewal = (tab: Tab): void => {
    for (const play of plays) if (play.renewal === tab.renewal) play.renewal = undefined;
  };
  const endRenewal = (tab: Tab): void => {
    if (tab.renewal !== undefined) settleRenewal(tab);
    tab.renewal = undefined;
  };

  function wish(tab: Tab, event: StudyEvent, what: Tab['wish'], itemId: number | undefined): void {
    tab.epoch += 1;
    tab.wish = what;
    tab.wished = itemId;
    tab.ending = undefined;
    tab.byHidden = false;
    endRenewal(tab);
    const left = tab.session;
    const lastItem = itemIn(tab);
    tell(tab, event);
    must(tab.promises === 0, 'a player that waits for addresses is answered when its film is left');
    must(left === undefined || tab.session !== left, 'the session before is left');
    const isFilm = lastItem !== undefined && lessonOf(lastItem)?.reading === undefined;
    if (left !== undefined && isFilm) {
      const kept = tab.remembered.get(lastItem);
      must(kept === Math.round(tab.position * 10) / 10, 'the second at which a film was left is kept');
    }
  }

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
      must(!tab.player.isPlaying || tab.claimed === now, 'a tab that plays claims to');
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
      // Half a second away from every second of the tape.
      tell(tab, { type: 'sought', to: tape + 0.5 });
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
      tell(tab, { type: 'again' });
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
      for (const page of [1, 1, 2]) {
        const queue = queues.get(tab.session);
        if (queue) queue.lastBeat = '';
        const known = readyOf(tab);
        const pages = known && 'session' in known.activity ? (known.activity.session?.pages ?? []) : [];
        tell(tab, { type: 'seenPage', page, of: 2 });
        const isLast = new Set([...pages, page]).size === 2;
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
      // The film plays on, so it has not ended.
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
      // The browser has kept the page, and it goes on.
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

  function pass(seconds: number): void {
    for (let second = 0; second < seconds; second += 1) {
      now += 1000;
      for (const tab of tabs) {
        if (tab.player?.isPlaying === true) {
          tab.player.untaken.push([tape, tape + 1]);
          plays.push({ second: tape, session: tab.session, renewal: tab.renewal });
          tape += 1;
        }
      }
      // The page of a text says again and again that somebody reads.
      for (const tab of tabs) if (tab.isReader && second % 2 === 0) acts.read(tab, true);
      for (const tab of tabs) {
        for (const [timer, at] of tab.timers) {
          if (at > now || tab.timers.get(timer) !== at) continue;
          tab.timers.delete(timer);
          tell(tab, { type: 'fired', timer });
        }
        must(
          (tab.player?.untaken.length ?? 0) <= keptEverySeconds,
          'what is played is kept every five seconds',
        );
        const isSilent = tab.player?.isPlaying === true && now - tab.claimed > keptEverySeconds * 1000;
        must(!isSilent, 'a tab that plays claims to every five seconds');
        must(!isStudied(tab) || now <= tab.beatDue, 'whoever studies sends beats');
      }
    }
  }

  /** Brings an answer of the server or of another tab. */
  function bring(parcel: Parcel, fate: Fate, mood: Mood): void {
    const { tab } = parcel;
    switch (parcel.kind) {
      case 'claim':
        return bringClaim(tab);
      case 'beat':
        return bringBeat(parcel, fate, mood);
      case 'answer':
        return bringAnswer(parcel, fate);
      default:
        parcel satisfies never;
    }
  }

  function bringClaim(tab: Tab): void {
    const was = holdIn(tab);
    const wasPlaying = tab.player?.isPlaying === true;
    if (wasPlaying) endRenewal(tab);
    tell(tab, { type: 'claimedElsewhere' });
    const gaveWay = wasPlaying || was === 'device';
    must(holdIn(tab) === (gaveWay ? 'tab' : was), 'a tab gives way to the tab that plays, and says so');
    must(!wasPlaying || tab.promises === 0, 'a tab that gives way asks for no new addresses');
  }

  function bringBeat(
    { tab, session, courseId, itemId, isCurrent }: Extract<Parcel, { kind: 'beat' }>,
    fate: Fate,
    mood: Mood,
  ): void {
    if (fate !== 'ok') {
      tell(tab, { type: 'failures', failures: tab.model.shown.failures + 1 });
      return;
    }
    const isOurs = tab.session === session;
    const before = tab.model.shown;
    const isRenewing = tab.model.opening?.why === 'renewal';
    const replaced = !isCurrent || mood === 'ended';
    const reason = replaced ? (mood === 'ended' ? 'ENDED' : 'OTHER_SESSION') : undefined;
    const held = holdIn(tab);
    checks += 1;
    const percent = checks;
    const presence = { checkId: tab.acknowledged || `check ${checks}`, deadlineTime: now };
    const isThrottled = !replaced && mood === 'throttled';
    const more: Partial<StudyBeatResult> = reason
      ? { reason }
      : isThrottled
        ? { reason: 'THROTTLED' }
        : {
            course: { percent, state: ProgressState.InProgress, completedItems: 0, requiredItems: 1 },
            ...(mood === 'presence' ? { presence } : {}),
            ...(mood === 'award' ? { awards: [{ kind: AwardKind.Credit, title: '' }] } : {}),
          };
    const plain = answerOf(itemId, now, more);
    const isDone = !reason && mood === 'complete';
    const answer = isDone ? { ...plain, item: { ...plain.item, completedTime: now } } : plain;
    tab.slower = isThrottled ? Math.min(tab.slower * 2, slowest) : 1;
    if (!reason && mood === 'award') tab.awards += 1;
    const counts = isOurs && !isRenewing && readyOf(tab) !== undefined;
    if (counts && (reason || (mood === 'presence' && presence.checkId !== tab.acknowledged)))
      tab.byHidden = false;
    tell(tab, { type: 'answered', session: { id: session, courseId }, answer });
    if (reason) {
      const after = counts ? (held ?? 'device') : held;
      must(holdIn(tab) === after, 'a lesson that plays elsewhere is held, unless it was its own renewal');
      return;
    }
    const { start } = tab.model.shown.stage;
    must(tab.model.shown.awards.length === tab.awards, 'every award is told once');
    if (start && more.course) {
      const was = before.stage.start?.course.progress?.percent;
      const is = start.course.progress?.percent;
      must(is === (start.course.courseId === courseId ? percent : was), 'a beat counts for its own course');
    }
    if (mood === 'presence' && !isThrottled) {
      const asks = isOurs && readyOf(tab) !== undefined && presence.checkId !== tab.acknowledged;
      must(
        holdIn(tab) === (asks ? (held ?? 'presence') : held),
        'a presence check is asked once, of who studies',
      );
    }
    const isText = start?.item.itemId === itemId && start.item.sources.length === 0;
    const wasDone = before.stage.start?.progress.completedTime !== undefined;
    if (isDone && isText && !wasDone && readyOf(tab)) {
      must(endedAtOf(tab.model.shown) !== undefined, 'a text that is complete has ended');
    }
  }

  function begin(itemId: number | undefined): string {
    sessions += 1;
    current = `s${sessions}`;
    begunItems.set(current, itemId ?? itemIdOf('film'));
    return current;
  }
  const begunItems = new Map<string, number>();

  function answerTo(
    { effect, turn, begun }: Extract<Parcel, { kind: 'answer' }>,
    isFailing: boolean,
    isRefused: boolean,
  ): StudyEvent {
    const failed = (refusal: 'network' | 'order' | 'vip' | 'none'): StudyEvent => ({
      type: 'failed',
      turn,
      refusal,
      mayHoldUnsent: true,
    });
    switch (effect.do) {
      case 'start': {
        if (isFailing) return failed(isRefused ? 'vip' : 'network');
        const refusal = effect.itemId === undefined ? undefined : lessonOf(effect.itemId)?.refusal;
        if (refusal === 'vip' || refusal === 'none' || (refusal === 'order' && !isUnlocked))
          return failed(refusal);
        const session = begun ?? begin(effect.itemId);
        const start = startOf(session, begunItems.get(session) ?? 0, now);
        return { type: 'started', turn, start, viewed: undefined };
      }
      case 'sendLeft':
        if (effect.key !== undefined) isUnlocked = true;
        return { type: 'leftSent', turn, answers: [] };
      case 'askOutline':
        return { type: 'outlined', turn, outline: undefined };
      case 'end':
        return { type: 'closed', turn };
      case 'flush':
        return { type: 'flushed', turn };
      default:
        return failed('network');
    }
  }

  function bringAnswer(parcel: Extract<Parcel, { kind: 'answer' }>, fate: Fate): void {
    const { tab, effect, turn, epoch } = parcel;
    const isStart = effect.do === 'start';
    const refusal = isStart && effect.itemId !== undefined ? lessonOf(effect.itemId)?.refusal : undefined;
    if (isStart && fate !== 'fails' && fate !== 'refused' && refusal === undefined)
      parcel.begun ??= begin(effect.itemId);
    if (isStart && fate === 'slow') {
      parcels.push(parcel);
      return;
    }
    const isRefused = isStart && fate === 'refused';
    const isFailing = isRefused || (isStart && (fate === 'fails' || fate === 'lost'));
    const event = answerTo(parcel, isFailing, isRefused);
    const isStale = epoch !== tab.epoch;
    const before = tab.model.shown;
    const failsHere = isFailing && !isRefused && tab.wish === 'here' && !isStale;
    const isRenewal = tab.renewal?.turn === turn;
    if (isRenewal && event.type !== 'started') endRenewal(tab);
    if (isRefused && !isStale) {
      if (tab.wish !== 'here') tab.wish = 'none';
      tab.ending = undefined;
      tab.byHidden = false;
    }
    const isEnd = tab.ending === turn && effect.do === 'flush';
    if (isEnd) tab.ending = undefined;
    const held = holdIn(tab);
    const [model, effects] = tell(tab, event);
    if (isStale) {
      const isSilent = effects.every(({ do: what }) => what === 'keep');
      must(isSilent && model.shown === before, 'an answer to an earlier wish changes nothing');
    }
    if (failsHere) {
      tab.takeOverFailed += 1;
      tab.wish = 'none';
      must(holdIn(tab) === held, 'a lesson that could not be taken over stays where it is');
    }
    must(tab.model.shown.takeOverFailed === tab.takeOverFailed, 'who cannot take over is told so each time');
    if (!isEnd && tab.ending !== undefined) {
      must(endedAtOf(tab.model.shown) === undefined, 'a film ends with the answer to its own last beat');
    }
    if (isEnd && !isStale && holdIn(tab) === undefined) {
      must(
        endedAtOf(tab.model.shown) !== undefined,
        'a film that has ended says so when its beat was answered',
      );
    }
    if (isEnd && !isStale && itemIn(tab) === itemIdOf('trialFilm')) {
      must(holdIn(tab) !== undefined, 'the end of a trial holds the course');
    }
    if (tab.wish === 'here' && tab.session !== undefined) {
      tab.wish = 'none';
      must(holdIn(tab) === undefined, 'a lesson that was taken over is free');
      must(!tab.player || tab.player.isPlaying, 'a lesson that was taken over plays');
    }
    if (tab.wish === 'item' && tab.session !== undefined) tab.wish = 'none';
    if (tab.model.shown.stage.phase === 'refused') tab.wish = 'none';
  }

  return {
    tabs,
    acts,
    pass,
    /** Brings one of the parcels that are on their way. */
    deliver: (which: number, fate: Fate, mood: Mood): void => {
      const [parcel] = parcels.length > 0 ? parcels.splice(which % parcels.length, 1) : [];
      if (parcel) bring(parcel, fate, mood);
    },
    /** Brings everything, until nothing is on its way any more. */
    settle: (mood: Mood): void => {
      for (let round = 0; round < 40; round += 1) {
        for (let left = parcels.length + 40; left > 0 && parcels.length > 0; left -= 1) {
          const parcel = parcels.shift();
          if (parcel) bring(parcel, 'ok', mood);
        }
        if (parcels.length === 0 && tabs.every(({ model }) => model.opening === undefined)) break;
        pass(1);
      }
    },
    /** Every tab is closed, and what must be true of a whole history is. */
    finish: (): string[] => {
      for (const tab of tabs) {
        must(tab.model.opening === undefined, 'whatever is opened opens or says why not');
        must(tab.promises === 0, 'a player that waits for addresses gets an answer');
        const { stage } = tab.model.shown;
        if (tab.wished !== undefined && stage.phase !== 'loading') {
          const shown = stage.phase === 'ready' ? stage.start.item.itemId : stage.refusedId;
          must(shown === tab.wished, 'what was asked for last is shown');
          const isLocked = stage.phase === 'refused' && stage.refusal === 'order';
          must(!isLocked, 'beats that were left unlock what waits for them');
        }
        must(tab.wished === undefined || stage.phase !== 'loading', 'what was asked for last is shown');
      }
      for (const tab of tabs) {
        if (tab.player?.isPlaying === true) tell(tab, { type: 'hidden' });
      }
      for (let left = 400; left > 0 && parcels.length > 0; left -= 1) {
        const parcel = parcels.shift();
        if (parcel) bring(parcel, 'ok', 'plain');
      }
      const playing = tabs.filter(({ player }) => player?.isPlaying === true);
      must(playing.length <= 1, 'one lesson plays in one place');
      for (const tab of tabs) acts.leave(tab);
      for (const { begun, ended } of queues.values()) {
        must(begun === 1 && ended === 1, 'every session that is opened is closed once');
      }
      for (const { second, session, renewal } of plays) {
        const owner = renewal?.session ?? session;
        const holders = [...queues].flatMap(([id, { kept }]) =>
          kept.filter(([from]) => from === second).map(() => id),
        );
        must(holders.length > 0, 'what was played is not lost');
        must(holders.length < 2, 'what was played counts once');
        must(
          holders.length !== 1 || holders[0] === owner,
          'what was played counts for the session that it is of',
        );
      }
      return [...breaches];
    },
  };
}
