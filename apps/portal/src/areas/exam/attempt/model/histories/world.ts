import { AttemptState, SwitchCause } from '@stoa/domain';
import { isEmpty } from '../answers.ts';
import { serverTimeAt } from '../clock.ts';
import type { Answer, AttemptEffect, AttemptEvent, Sentence } from '../events.ts';
import { journalOf, mayAnswer } from '../moves.ts';
import { saveWordOf, timeLeftOf } from '../select.ts';
import type { Journal, Open } from '../state.ts';
import type { step as realStep } from '../step.ts';
import { isSettled, packed } from '../../vault/journalKind.ts';
import { createLedger } from './ledger.ts';
import { examId, questionIds } from './paper.ts';
import { createDevice, createSeat, textsIn, type Device, type Seat } from './seat.ts';
import { createServer, type Question } from './server.ts';

/**
 * What happens to a request. `lost`: it never arrives. `dropped`: the server carries it out, but the answer
 * is lost. `later`: the client gives up, and it arrives afterwards. `garbled`: the answer is cut off or is a
 * page of HTML. `twice`: it arrives a second time. `unavailable`: HTTP 503.
 */
export type Fate = 'ok' | 'slow' | 'lost' | 'dropped' | 'later' | 'garbled' | 'twice' | 'unavailable';

const patienceMs = 10_000;
const writeMs = 60;

const openOf = ({ model: { stage } }: Seat): Open | undefined => (stage.at === 'open' ? stage : undefined);

const isHandingIn = (seat: Seat): boolean => {
  const open = openOf(seat);
  return open !== undefined && open.hold === undefined && open.handIn !== undefined;
};

/**
 * Simulates a learner with windows on two devices and a server, by a random script. It checks every promise
 * about an attempt from the learner's point of view; `breaches` names the promises that the model has broken.
 */
export function createWorld(step: typeof realStep, minutes: number, fates: readonly Fate[]) {
  const breaches = new Set<string>();
  const must = (isSo: boolean, promise: string): void => {
    if (!isSo) breaches.add(promise);
  };
  let now = 1_750_000_000_000;
  let keys = 0;
  let asked = 0;
  let isSessionOver = false;
  let isHealed = false;
  const server = createServer(minutes, () => now);
  const ledger = createLedger(must);
  const devices = [createDevice(0), createDevice(1)] as const;
  const seats: (Seat | undefined)[] = [undefined, undefined, undefined];
  /** Scheduled events, by the true time. */
  let later: { readonly at: number; readonly run: () => void }[] = [];
  const after = (ms: number, run: () => void): void => {
    later.push({ at: now + ms, run });
  };
  const live = (): Seat[] =>
    seats.filter((seat) => seat?.isAlive === true).filter((seat) => seat !== undefined);

  /** Writes a journal to the storage of its device, or reports that the storage is full. */
  function write(seat: Seat, journal: Journal): void {
    const { device } = seat;
    if (device.holder !== seat) return;
    const isKept = device.storage === 'works';
    if (isKept) {
      device.journal = isSettled(packed(journal)) ? undefined : journal;
      for (const text of textsIn(device.journal)) ledger.safe(text);
    }
    tell(seat, { type: 'kept', seq: journal.seq, place: isKept ? 'device' : 'page' });
  }
  function finishWriting(seat: Seat): void {
    const { writing } = seat;
    seat.writing = undefined;
    if (writing !== undefined) write(seat, writing.journal);
  }
  /** A window that is closed normally writes its journal once more, whether it has changed or not. */
  function writeOnceMore(seat: Seat): void {
    seat.writing = undefined;
    if (seat.latest !== undefined) write(seat, seat.latest);
  }

  function onSay(seat: Seat, sentence: Sentence, before: Open | undefined): void {
    const open = openOf(seat);
    if (sentence.key === 'bell' && before !== undefined && open !== undefined) {
      const early = (open.deadline ?? 0) - now;
      must(early <= before.clock.within + 1, 'the bell never rings before its time');
    }
    if (sentence.key === 'alsoTyped' && open) {
      for (const [questionId, others] of open.alsoTyped) {
        const shown = open.sheet.answers.get(questionId)?.values[0] ?? '';
        for (const text of others.flatMap(({ values }) => values)) ledger.toldReplaced(text, shown);
      }
    }
    if (sentence.key === 'lateRefused')
      must(false, 'an answer that was typed in time is kept beside the paper');
  }

  /** Delivers an answer to a window, as soon as its device is awake. */
  function bring(seat: Seat, answer: Answer): void {
    if (seat.device.isAsleep) after(5_000, () => bring(seat, answer));
    else tell(seat, answer);
  }

  /** Sends a request over the simulated network; the next entry of the script decides what happens to it. */
  function ask(seat: Seat, question: Question): void {
    const { device } = seat;
    const sentAt = device.steady;
    const fate: Fate = isHealed ? 'ok' : (fates[asked % fates.length] ?? 'ok');
    asked += 1;
    if (question.do === 'start' && openOf(seat) !== undefined) {
      must(
        question.request.attemptId !== undefined,
        'an attempt that is known is named when it is started again',
      );
    }
    const latency = fate === 'slow' ? 4_000 : 80 + ((asked * 37) % 400);
    const hear = (answer: Answer): void => {
      if (seat.isAlive) after(latency / 2, () => bring(seat, answer));
    };
    const fail = (ms: number, why: 'network' | 'offline' | 'server'): void =>
      after(ms, () =>
        bring(seat, { type: 'failed', turn: question.turn, failure: { kind: 'trouble', why } }),
      );
    const carryOut = (): Answer => {
      const reply = server.answer(question, sentAt);
      for (const text of server.ever) ledger.safe(text);
      return reply;
    };
    if (!device.isOnline) return fail(20, 'offline');
    if (isSessionOver) {
      return after(latency, () =>
        bring(seat, { type: 'failed', turn: question.turn, failure: { kind: 'over' } }),
      );
    }
    switch (fate) {
      case 'ok':
      case 'slow':
        return after(latency / 2, () => hear(carryOut()));
      case 'twice':
        after(latency + 700, () => void carryOut());
        return after(latency / 2, () => hear(carryOut()));
      case 'lost':
        return fail(patienceMs, 'network');
      case 'dropped':
        after(latency / 2, () => void carryOut());
        return fail(asked % 2 === 0 ? latency : patienceMs, 'network');
      case 'later':
        after(patienceMs + 2_500 + latency * 10, () => void carryOut());
        return fail(patienceMs, 'network');
      case 'garbled':
        if (asked % 2 === 0) after(latency / 2, () => void carryOut());
        return fail(latency, 'server');
      case 'unavailable':
        return fail(latency, 'server');
      default:
        return fate satisfies never;
    }
  }

  function run(seat: Seat, effect: AttemptEffect, before: Open | undefined): void {
    const { device } = seat;
    switch (effect.do) {
      case 'openVault': {
        const { holder } = device;
        const isGiven = holder !== undefined && holder !== seat && holder.isAlive;
        if (isGiven) {
          // The window that holds the journal writes it once more before it gives it away.
          writeOnceMore(holder);
          holder.isUnkept = device.storage === 'full';
          tell(holder, { type: 'taken' });
        }
        device.holder = seat;
        const left = device.journal;
        seat.latest = left;
        after(20, () => tell(seat, { type: 'vaultOpened', turn: effect.turn, left, isGiven }));
        return;
      }
      case 'keep':
        seat.latest = effect.journal;
        seat.writing = { journal: effect.journal, at: seat.writing?.at ?? device.steady + writeMs };
        return;
      case 'erase':
        must(
          server.attempts().some(({ state }) => state !== AttemptState.InProgress),
          'the journal stays until the hand-in is acknowledged',
        );
        seat.latest = undefined;
        seat.writing = undefined;
        if (device.holder === seat) device.journal = undefined;
        return;
      case 'closeVault':
        writeOnceMore(seat);
        seat.latest = undefined;
        if (device.holder === seat) device.holder = undefined;
        return;
      case 'say':
        return onSay(seat, effect.sentence, before);
      case 'wake':
        seat.isAwake = effect.on;
        return;
      case 'setTimer':
        must(effect.ms >= 0, 'no wait is negative');
        seat.timers.set(effect.timer, device.steady + Math.max(1, effect.ms));
        return;
      case 'stopTimer':
        seat.timers.delete(effect.timer);
        return;
      case 'save':
        must(before?.handIn?.wasSent !== true, 'nothing is saved after the paper was handed in');
        return ask(seat, effect);
      case 'submit':
        seat.handInKey ??= effect.idemKey;
        must(seat.handInKey === effect.idemKey, 'a hand-in keeps its key');
        return ask(seat, effect);
      case 'check':
      case 'start':
      case 'report':
      case 'askResult':
      case 'sendLate':
        return ask(seat, effect);
      default:
        effect satisfies never;
    }
  }

  /** Checks what must be true of a window at every moment. */
  function inspect(seat: Seat): void {
    const open = openOf(seat);
    if (open === undefined) return;
    const word = saveWordOf(open);
    if (word.kind === 'saved' && open.hold === undefined) {
      for (const [questionId, given] of open.sheet.answers) {
        if (isEmpty(given)) continue;
        const isStored = given.values.every((text) => server.ever.has(text));
        must(isStored, `only what the server has stored is called saved (${questionId > 0})`);
      }
    }
    if (word.kind === 'waiting' && word.place === 'device') {
      const onDisk = textsIn(seat.device.journal);
      const isThere = seat.device.faultyUntil > seat.device.steady - 5_200 || seat.device.holder !== seat;
      const texts = textsIn(journalOf(open));
      must(isThere || texts.every((text) => onDisk.includes(text)), 'what is called kept is on the device');
    }
    const { steady } = seat.device;
    must((timeLeftOf(open, { at: steady }) ?? 0) >= 0, 'time is never negative');
    const isOverdue = serverTimeAt(open.clock, { at: steady }) > (open.deadline ?? Infinity) + 1_500;
    must(!isOverdue || !mayAnswer(open), 'the bell rings in time');
    const writers = live().filter((other) => {
      const theirs = openOf(other);
      return other.device === seat.device && theirs !== undefined && theirs.hold === undefined;
    });
    must(writers.length <= 1, 'one window of a browser answers at a time');
    must(seat.isAwake === (open.hold === undefined), 'the screen stays on exactly while somebody may answer');
  }

  function tell(seat: Seat, event: AttemptEvent): void {
    if (!seat.isAlive) return;
    seat.inbox.push(event);
    if (seat.isBusy) return;
    seat.isBusy = true;
    for (let next = seat.inbox.shift(); next !== undefined; next = seat.inbox.shift()) {
      const { device } = seat;
      keys += 1;
      const moment = {
        at: device.steady,
        wall: now + device.skew,
        key: `key ${keys}`,
        random: (keys % 7) / 7,
      };
      const before = openOf(seat);
      const [model, effects] = step(seat.model, next, moment);
      seat.model = model;
      for (const effect of effects) run(seat, effect, before);
      inspect(seat);
      if (next.type === 'failed' && next.failure.kind === 'over') {
        must(
          openOf(seat)?.hold !== undefined || openOf(seat) === undefined,
          'an expired session locks the paper',
        );
      }
      if (next.type === 'saved' && next.saved.refused === 'ENDED') {
        const isAwaited = before?.sending.at === 'sending' && before.sending.turn === next.turn;
        must(!isAwaited || openOf(seat) === undefined, 'a paper that was handed in is closed');
      }
    }
    seat.isBusy = false;
  }

  /** The next scheduled event, and the milliseconds until it. */
  function next(): { readonly ms: number; readonly run: () => void } | undefined {
    let soonest: { ms: number; run: () => void } | undefined;
    const offer = (ms: number, work: () => void): void => {
      if (soonest === undefined || ms < soonest.ms) soonest = { ms: Math.max(0, ms), run: work };
    };
    for (const entry of later) {
      offer(entry.at - now, () => {
        later = later.filter((other) => other !== entry);
        entry.run();
      });
    }
    for (const seat of live()) {
      const { device, writing } = seat;
      if (device.isAsleep) continue;
      for (const [timer, at] of seat.timers) {
        offer(at - device.steady, () => {
          seat.timers.delete(timer);
          tell(seat, { type: 'fired', timer });
        });
      }
      if (writing !== undefined) offer(writing.at - device.steady, () => finishWriting(seat));
      if (seat.latest !== undefined) {
        offer(seat.rewriteAt - device.steady, () => {
          seat.rewriteAt = device.steady + 5_000;
          if (seat.latest && seat.writing === undefined) write(seat, seat.latest);
        });
      }
    }
    return soonest;
  }
  function advance(ms: number): void {
    now += ms;
    for (const device of devices) if (!device.isAsleep) device.steady += ms;
  }
  /** Lets time pass, and runs the scheduled events meanwhile. */
  function pass(ms: number): void {
    const until = now + ms;
    for (let events = 0; ; events += 1) {
      must(events < 5_000, 'nothing goes on and on without a pause');
      const due = next();
      if (events >= 5_000 || due === undefined || now + due.ms > until) break;
      advance(due.ms);
      server.sweep();
      due.run();
    }
    advance(Math.max(0, until - now));
    server.sweep();
  }

  const acts = {
    open(at: number): void {
      if (seats[at]?.isAlive === true && seats[at].model.stage.at !== 'closed') return;
      const device: Device = devices[at === 2 ? 1 : 0];
      const seat = createSeat(device);
      seats[at] = seat;
      const attemptId = server.attempts()[0]?.attemptId;
      tell(seat, { type: 'asked', request: { examId, attemptId, context: {} } });
    },
    answer(seat: Seat, question: number): void {
      const open = openOf(seat);
      const questionId = questionIds[question % questionIds.length] ?? 101;
      if (open === undefined) return;
      const before = open.sheet.answers.get(questionId)?.values[0];
      const text = ledger.next(questionId);
      tell(seat, { type: 'answered', questionId, values: [text], files: [] });
      const isTaken = openOf(seat)?.sheet.answers.get(questionId)?.values[0] === text;
      if (isTaken) {
        ledger.typed(text, before, seat);
        const left = (open.deadline ?? 0) - now + open.clock.within;
        must(left > 0 || isOff(seat), 'nothing is typed after the bell');
      } else {
        const isOver = !mayAnswer(open) || (timeLeftOf(open, { at: seat.device.steady }) ?? 1) === 0;
        must(isOver, 'whoever may answer is heard');
      }
    },
    clear(seat: Seat, question: number): void {
      const questionId = questionIds[question % questionIds.length] ?? 101;
      const before = openOf(seat)?.sheet.answers.get(questionId)?.values[0];
      tell(seat, { type: 'answered', questionId, values: [''], files: [] });
      if (openOf(seat)?.sheet.answers.get(questionId)?.values[0] === '') ledger.gone(before);
    },
    flag: (seat: Seat, question: number): void =>
      tell(seat, { type: 'flagged', questionId: questionIds[question % 3] ?? 101, on: question % 2 === 0 }),
    move: (seat: Seat, question: number): void =>
      tell(seat, { type: 'moved', questionId: questionIds[question % 3] ?? 101 }),
    /** The learner chooses the answer that was replaced, so the one that was shown is no longer wanted. */
    choose(seat: Seat, question: number): void {
      const questionId = questionIds[question % questionIds.length] ?? 101;
      const before = openOf(seat)?.sheet.answers.get(questionId)?.values[0];
      tell(seat, { type: 'choseOther', questionId, at: 0 });
      const shown = openOf(seat)?.sheet.answers.get(questionId)?.values[0];
      if (shown === before) return;
      ledger.gone(before);
      ledger.chose(shown);
    },
    handIn: (seat: Seat): void => tell(seat, { type: 'handIn' }),
    retry: (seat: Seat): void => tell(seat, { type: 'retried' }),
    hide: (seat: Seat): void => tell(seat, { type: 'hidden' }),
    show: (seat: Seat): void => tell(seat, { type: 'shown' }),
    continueHere: (seat: Seat): void => tell(seat, { type: 'continuedHere' }),
    away: (seat: Seat): void =>
      tell(seat, {
        type: 'wasAway',
        cause: SwitchCause.Tab,
        leftAt: seat.device.steady - 5_000,
        awaySeconds: 5,
        counts: true,
      }),
    /** The browser reports that the page may close, but it stays open. */
    unload: (seat: Seat): void => tell(seat, { type: 'unloading' }),
    leave(seat: Seat): void {
      seat.device.wasLeft = true;
      const { model } = seat;
      tell(seat, { type: 'left' });
      ledger.killed(server, seat, live(), model);
    },
    /** The page ends without any event, as in a crash. */
    kill(seat: Seat): void {
      seat.isAlive = false;
      if (seat.device.holder === seat) seat.device.holder = undefined;
      ledger.killed(server, seat, live());
    },
  };

  /** Whether the monotonic clock of the device has stopped since the last answer of the server. */
  const isOff = (seat: Seat): boolean => {
    const open = openOf(seat);
    return (
      open !== undefined && Math.abs(open.clock.offset + seat.device.steady - now) > open.clock.within + 1
    );
  };

  const things = {
    online(device: Device, on: boolean): void {
      device.isOnline = on;
      if (on) for (const seat of live()) if (seat.device === device) tell(seat, { type: 'online' });
    },
    /** The user of the device sets the time of day. */
    setClock(device: Device, ms: number): void {
      device.skew += ms;
    },
    sleep(device: Device, ms: number): void {
      device.isAsleep = true;
      pass(ms);
      device.isAsleep = false;
      device.skew += 0;
      for (const seat of live()) if (seat.device === device) tell(seat, { type: 'shown' });
    },
    storage(device: Device, state: Device['storage']): void {
      device.storage = state;
      device.faultyUntil = state === 'works' ? device.steady : Infinity;
    },
    clearStorage(device: Device): void {
      device.journal = undefined;
      for (const seat of live()) if (seat.device === device && device.holder !== seat) seat.isUnkept = true;
      // After the session is over nothing more is written, so texts that are cleared from the storage then
      // are not restored.
      if (device.faultyUntil !== Infinity) device.faultyUntil = isSessionOver ? Infinity : device.steady;
      ledger.cleared(server, live(), devices);
    },
    expire(): void {
      isSessionOver = true;
    },
    /** The person logs in again, and all pages are opened again. */
    login(): void {
      if (!isSessionOver) return;
      for (const seat of live()) {
        writeOnceMore(seat);
        acts.kill(seat);
      }
      isSessionOver = false;
      for (const device of devices) {
        if (device.storage === 'works' && device.faultyUntil === Infinity) device.faultyUntil = device.steady;
      }
    },
    moveBell: (minutes: number): void => server.moveBell(minutes),
  };

  /** Ends all faults, lets the person continue and hand in, and returns the promises that were broken. */
  function finish(): string[] {
    isHealed = true;
    for (const device of devices) {
      if (!device.isOnline) things.online(device, true);
      if (device.storage !== 'works') things.storage(device, 'works');
    }
    things.login();
    pass(30_000);
    const begun = live().filter(isHandingIn);
    pass(15_000);
    must(!begun.some(isHandingIn), 'a hand-in that was begun is finished');
    for (const at of [0, 2]) {
      const other = at === 0 ? seats[1] : undefined;
      if (seats[at]?.isAlive !== true && other?.isAlive !== true) acts.open(at);
    }
    for (const seat of live()) {
      if (seat.model.stage.at === 'closed' || seat.model.stage.at === 'refused') acts.kill(seat);
    }
    for (const at of [0, 2]) {
      if (live().every(({ device }) => device.id !== (at === 2 ? 1 : 0))) acts.open(at);
    }
    // When no window can be answered in, the person continues in one of the open windows.
    for (const seat of live()) if (seat.device.holder?.isAlive !== true) acts.continueHere(seat);
    pass(100_000);
    for (const seat of live()) {
      const open = openOf(seat);
      if (open && open.hold === undefined && open.handIn === undefined) {
        must(saveWordOf(open).kind === 'saved', 'everything is saved once the network works');
      }
    }
    ledger.settle(server, live(), devices, 'while the attempt goes on');
    // One window hands in, and the other windows find out without a message from it.
    for (const seat of live()) {
      const open = openOf(seat);
      if (open === undefined || !mayAnswer(open)) continue;
      tell(seat, { type: 'handIn' });
      break;
    }
    pass(200_000);
    for (const seat of live()) {
      const { stage } = seat.model;
      must(
        stage.at === 'ended' || (stage.at === 'open' && stage.hold === 'window'),
        `every window learns that the paper was handed in (${stage.at})`,
      );
      if (stage.at === 'ended') must(stage.result.at === 'there', 'the result is shown');
    }
    must(server.ends() === 1, 'the paper is handed in once');
    ledger.settle(server, live(), devices, 'after the hand-in');
    return [...breaches];
  }

  return {
    devices,
    seatAt: (at: number) => (seats[at]?.isAlive === true ? seats[at] : undefined),
    acts,
    things,
    pass,
    finish,
  };
}
