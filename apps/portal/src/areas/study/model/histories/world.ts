import type { StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import { AwardKind, ProgressState } from '@stoa/domain';
import type { Result, StudyEffect, StudyEvent } from '../events.ts';
import { endedAtOf, holdOf } from '../select.ts';
import type { StudyModel } from '../state.ts';
import type { step as realStep } from '../step.ts';
import { createActs } from './acts.ts';
import { createServer } from './server.ts';
import { answerOf, beatSeconds, itemIdOf, lessonOf } from './lessons.ts';
import {
  activityOf,
  createTab,
  holdIn,
  isStudied,
  itemIn,
  readyOf,
  type Parcel,
  type Play,
  type Queue,
  type Tab,
} from './tab.ts';

const keptEverySeconds = 5;
/** The pause between two beats becomes at most this many times longer than planned. */
const slowest = 8;

export type Fate = 'ok' | 'fails' | 'refused' | 'lost' | 'slow' | 'foreign';
/** The kind of answer that the server gives to the next beat that it accepts. */
export type Mood = 'plain' | 'presence' | 'throttled' | 'award' | 'complete' | 'ended';

const ofAnotherItem = (start: StudyStart): StudyStart => ({
  ...start,
  item: { ...start.item, itemId: start.item.itemId + 1 },
});

/**
 * Simulates a learner with tabs and devices and a server, by random scripts. It checks every rule of the
 * study page from the learner's point of view; `breaches` names the rules that the model has broken.
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
  let checks = 0;
  const server = createServer(() => now);

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
    const isCurrent = server.isCurrent(effect.session);
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

  /** Checks what must hold after every event. */
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

  /** Gives the tab a player for the film that is open, and takes the player away together with the film. */
  function follow(tab: Tab): void {
    const ready = readyOf(tab);
    const itemId = ready && ready.start.item.sources.length > 0 ? ready.start.item.itemId : undefined;
    if (tab.player && tab.player.itemId !== itemId) {
      must(!tab.player.isPlaying, 'a film that is taken away does not play any more');
      tab.inbox.length = 0;
      tab.player = undefined;
    }
    if (!tab.player && itemId !== undefined) {
      tab.player = { itemId, isPlaying: false, rate: server.rateOfPlayers(), untaken: [] };
    }
  }

  /** Assigns the seconds that a renewal has withheld to the session that is open. */
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

  const time = { now: () => now, tape: () => tape };
  const acts = createActs({ must, tell, wish, queues, settleRenewal, time });

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
      // The page of a text repeats the event that the person is reading.
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

  /** Delivers an answer of the server, or a message of another tab. */
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
            ...(mood === 'complete' ? { awards: [{ kind: AwardKind.CourseCompleted, title: '' }] } : {}),
          };
    const plain = answerOf(itemId, now, more);
    const isDone = !reason && mood === 'complete';
    const answer = isDone ? { ...plain, item: { ...plain.item, completedTime: now } } : plain;
    tab.slower = isThrottled ? Math.min(tab.slower * 2, slowest) : 1;
    if (!reason && (mood === 'award' || mood === 'complete')) tab.awards += 1;
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
    if (isDone) {
      must(tab.model.shown.completedBy === itemId, 'the lesson that completes the course is known');
    }
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

  function bringAnswer(parcel: Extract<Parcel, { kind: 'answer' }>, fate: Fate): void {
    const { tab, effect, turn, epoch } = parcel;
    const isStart = effect.do === 'start';
    const refusal = isStart && effect.itemId !== undefined ? lessonOf(effect.itemId)?.refusal : undefined;
    if (isStart && fate !== 'fails' && fate !== 'refused' && refusal === undefined)
      parcel.begun ??= server.begin(effect.itemId);
    if (isStart && fate === 'slow') {
      parcels.push(parcel);
      return;
    }
    const isRefused = isStart && fate === 'refused';
    const isFailing = isRefused || (isStart && (fate === 'fails' || fate === 'lost'));
    const answer = server.answerTo(parcel, isFailing, isRefused);
    const isRenewal = tab.renewal?.turn === turn;
    const isForeign = isRenewal && fate === 'foreign' && answer.type === 'started';
    const event = isForeign ? { ...answer, start: ofAnotherItem(answer.start) } : answer;
    const isStale = epoch !== tab.epoch;
    const before = tab.model.shown;
    const item = itemIn(tab);
    const failsHere = isFailing && !isRefused && tab.wish === 'here' && !isStale;
    if (isRenewal && (isForeign || event.type !== 'started')) endRenewal(tab);
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
    must(!isForeign || itemIn(tab) === item, 'addresses of another item replace nothing');
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
    /** Delivers one of the parcels that are on their way. */
    deliver: (which: number, fate: Fate, mood: Mood): void => {
      const [parcel] = parcels.length > 0 ? parcels.splice(which % parcels.length, 1) : [];
      if (parcel) bring(parcel, fate, mood);
    },
    /** Delivers everything until nothing is on its way any more. */
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
    /**
     * Closes every tab, checks what must be true of a whole history, and returns all rules that were broken.
     */
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
