import { AnonymousMode } from '@stoa/domain';
import type { VisitEffect, VisitEvent } from '../events.ts';
import { isSameAnswer, shownAnswers } from '../moves.ts';
import { freshModel, type Answers, type Draft, type VisitModel } from '../state.ts';
import type { step } from '../step.ts';
import { questionnaireWith } from './paper.ts';
import { createServer, type Request } from './server.ts';

/** One event. Windows are 0 and 1, and 2 on another device; `at` chooses among the requests under way. */
export type Happening =
  | {
      readonly op: 'ask' | 'handIn' | 'hide' | 'show' | 'leave' | 'kill' | 'retry' | 'here';
      readonly w: number;
    }
  | { readonly op: 'type'; readonly w: number; readonly question: number; readonly value: string }
  | { readonly op: 'choose'; readonly w: number; readonly on: boolean }
  | { readonly op: 'fire'; readonly w: number; readonly timer: 'save' | 'handIn' }
  /** A request arrives and is answered; arrives, but its answer gets lost; or does not arrive. */
  | { readonly op: 'deliver' | 'loseAnswer' | 'loseRequest'; readonly at: number }
  | { readonly op: 'close' | 'expire' | 'login' };

export interface Setting {
  readonly mode: AnonymousMode;
  readonly multiSubmit: boolean;
}

interface Window {
  model: VisitModel;
  timers: Set<string>;
  /** How often a questionnaire was opened or left here. */
  visit: number;
  /** Whether this page knows that its session has ended. */
  isOver: boolean;
  /** The person's choice about the name in this visit. */
  choice: boolean | undefined;
  readonly number: number;
}

/** What a browser stores, and the window that writes it. */
interface Device {
  draft: Draft | undefined;
  holder: Window | undefined;
}

interface Sent {
  readonly request: Request;
  readonly window: Window;
  readonly visit: number;
}

const opened = (number: number): Window => ({
  model: freshModel,
  timers: new Set(),
  visit: 0,
  isOver: false,
  choice: undefined,
  number,
});

const request = { questionnaireId: 7, context: {} };

/** Of two devices that have answered one question, either may win. */
const isOneOf = (
  all: ReadonlyMap<Device, readonly string[]>,
  values: readonly string[] | undefined,
): boolean => [...all.values()].some((each) => isSameAnswer(each, values));

const isSettled = ({ unsent, handIn }: Draft): boolean => unsent.size === 0 && handIn === undefined;

const sameAnswers = (one: Answers, other: Answers): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every((id) => isSameAnswer(one.get(id), other.get(id)));

/**
 * Simulates one person with two windows of a browser, another device and a server. It reports what was broken: typed answers
 * that are lost, a hand-in that is missing, doubled or different from what was on the page, and a name where
 * it must not be stored.
 */
export function createWorld(next: typeof step, { mode, multiSubmit }: Setting) {
  const server = createServer(questionnaireWith(mode, multiSubmit));
  const broken: string[] = [];
  /** An anonymous draft stays on its device, and one that may be repeated begins again on each. */
  const usesOther = mode === AnonymousMode.Named && !multiSubmit;
  const windows: Window[] = [0, 1, 2].map(opened);
  const own: Device = { draft: undefined, holder: undefined };
  const other: Device = { draft: undefined, holder: undefined };
  const deviceOf = ({ number }: Window): Device => (number === 2 ? other : own);
  let onTheWay: Sent[] = [];
  let events = 0;
  /** The answers since the last hand-in, and what the person saw when they handed in. */
  let typed = new Map<number, Map<Device, readonly string[]>>();
  /** The person's choice about their name, which counts once something is written. */
  let chosen = true;
  let pressed: { readonly key: string; readonly answers: Answers; readonly anonymous: boolean }[] = [];

  const release = (window: Window): void => {
    const device = deviceOf(window);
    if (device.holder === window) device.holder = undefined;
  };

  function carryOut(window: Window, effect: VisitEffect): VisitEvent[] {
    switch (effect.do) {
      case 'open':
      case 'save':
      case 'submit': {
        if (effect.do !== 'open' && window.isOver)
          broken.push('something is sent after the session has ended');
        if (effect.do === 'save' && mode !== AnonymousMode.Named)
          broken.push('a draft that may stay without a name is sent');
        onTheWay.push({ request: effect, window, visit: window.visit });
        return [];
      }
      case 'openDraft': {
        const device = deviceOf(window);
        const before = device.holder;
        device.holder = window;
        if (before && before !== window) tell(before, { type: 'taken' });
        return [{ type: 'draftOpened', turn: effect.turn, draft: device.draft }];
      }
      case 'discard': {
        const device = deviceOf(window);
        const before = device.holder;
        device.holder = undefined;
        device.draft = undefined;
        if (before && before !== window) tell(before, { type: 'taken' });
        return [];
      }
      case 'keep': {
        const device = deviceOf(window);
        if (device.holder !== window) return [{ type: 'kept', place: 'page' }];
        device.draft = isSettled(effect.draft) ? undefined : effect.draft;
        return [{ type: 'kept', place: 'device' }];
      }
      case 'erase':
        if (deviceOf(window).holder === window) deviceOf(window).draft = undefined;
        release(window);
        return [];
      case 'closeDraft':
        release(window);
        return [];
      case 'setTimer':
        window.timers.add(effect.timer);
        return [];
      case 'stopTimer':
        window.timers.delete(effect.timer);
        return [];
      case 'say':
        return [];
      default:
        return effect satisfies never;
    }
  }

  const anonymousNow = ({ choice }: Window): boolean =>
    mode === AnonymousMode.RespondentChooses ? (choice ?? chosen) : mode === AnonymousMode.Anonymous;

  function tell(window: Window, event: VisitEvent): void {
    events += 1;
    const before = window.model.stage;
    if (event.type === 'failed' && event.failure.kind === 'over' && event.turn === window.model.turn)
      window.isOver = true;
    if (event.type === 'asked' || event.type === 'left') {
      window.visit += 1;
      window.isOver = false;
      window.choice = undefined;
    }
    if (event.type === 'choseAnonymous' && before.at === 'open' && !before.handIn) window.choice = event.on;
    const moment = { at: events * 1000, wall: events * 1000, key: `key-${events}`, random: 0.5 };
    const [model, effects] = next(window.model, event, moment);
    window.model = model;
    const { stage } = model;
    if (
      event.type === 'handIn' &&
      stage.at === 'open' &&
      stage.handIn &&
      before.at === 'open' &&
      !before.handIn
    )
      pressed = [
        ...pressed,
        { key: stage.handIn.key, answers: shownAnswers(stage), anonymous: anonymousNow(window) },
      ];
    if (event.type === 'answered' && stage.at === 'open' && before !== stage)
      typed.set(event.questionId, new Map(typed.get(event.questionId)).set(deviceOf(window), event.values));
    if (typed.size > 0) chosen = window.choice ?? chosen;
    for (const effect of effects) for (const caused of carryOut(window, effect)) tell(window, caused);
    const { draft, holder = window } = deviceOf(window);
    if (event.type === 'submitted' && stage.at === 'thanked' && draft && holder === window)
      broken.push('something stays on the device after it was handed in');
  }

  /** A request reaches the server. */
  function reach({ request: sent }: Sent) {
    const count = server.records.length;
    const heard = server.answer(sent);
    const stored = server.records[count];
    if (stored) {
      const press = pressed.find(({ key }) => key === stored.key);
      if (!press) broken.push('something is handed in that nobody has handed in');
      else if (!sameAnswers(stored.answers, press.answers) || stored.anonymous !== press.anonymous)
        broken.push('what is handed in is not what was on the page');
      typed = new Map();
      chosen = true;
      for (const window of windows) window.choice = undefined;
    }
    return heard;
  }

  /**
   * The request that arrives first: drafts arrive in any order, and a hand-in overtakes only the draft of its
   * own visit.
   */
  const firstOf = (sent: Sent): Sent => {
    if (sent.request.do !== 'submit') return sent;
    const isBefore = ({ request: { do: kind }, window, visit }: Sent): boolean =>
      kind === 'save' && (window !== sent.window || visit !== sent.visit);
    return onTheWay.slice(0, onTheWay.indexOf(sent)).find(isBefore) ?? sent;
  };

  function happen(happening: Happening): void {
    switch (happening.op) {
      case 'deliver':
      case 'loseAnswer':
      case 'loseRequest': {
        const at = happening.at % Math.max(1, onTheWay.length);
        const first = onTheWay[at] && firstOf(onTheWay[at]);
        if (!first) return;
        onTheWay = onTheWay.filter((each) => each !== first);
        const { window } = first;
        const lost: VisitEvent = {
          type: 'failed',
          turn: first.request.turn,
          failure: { kind: 'trouble', why: 'network' },
        };
        const heard = happening.op === 'loseRequest' ? lost : reach(first);
        // A page that was killed receives no answer.
        if (windows.includes(window)) tell(window, happening.op === 'deliver' ? heard : lost);
        return;
      }
      case 'close':
        return server.close();
      case 'expire':
        return server.setLoggedIn(false);
      case 'login':
        return server.setLoggedIn(true);
      default:
    }
    const window = windows[happening.w];
    if (!window || (window.number === 2 && !usesOther)) return;
    switch (happening.op) {
      case 'ask':
        return tell(window, { type: 'asked', request });
      case 'here':
        return tell(window, { type: 'continuedHere' });
      case 'handIn':
        return tell(window, { type: 'handIn' });
      case 'retry':
        return tell(window, { type: 'retried' });
      case 'hide':
        return tell(window, { type: 'hidden' });
      case 'show':
        return tell(window, { type: 'shown' });
      case 'leave':
        return tell(window, { type: 'left' });
      case 'kill':
        // The page was killed: nothing of it runs any more, and its lock is free.
        windows[happening.w] = opened(happening.w);
        release(window);
        return;
      case 'type':
        return tell(window, { type: 'answered', questionId: happening.question, values: [happening.value] });
      case 'choose':
        return tell(window, { type: 'choseAnonymous', on: happening.on });
      case 'fire':
        if (window.timers.delete(happening.timer)) tell(window, { type: 'fired', timer: happening.timer });
        return;
      default:
        return happening satisfies never;
    }
  }

  /** Completes everything that was begun, over a working network. */
  function settle(): void {
    for (let round = 0; round < 12; round += 1) {
      while (onTheWay.length > 0) happen({ op: 'deliver', at: 0 });
      for (const w of [0, 1, 2])
        for (const timer of ['save', 'handIn'] as const) happen({ op: 'fire', w, timer });
    }
    if (onTheWay.length > 0) broken.push('it never comes to rest');
  }

  /** The person returns once more, and everything must be as they left it. */
  function end(): readonly string[] {
    happen({ op: 'login' });
    settle();
    for (const { model, isOver } of windows) {
      const { stage: rest } = model;
      if (rest.at !== 'open' || isOver) continue;
      if (rest.handIn) broken.push('a hand-in waits for ever');
      if (rest.saving.at !== 'off' && rest.unsent.size > 0) broken.push('a draft waits for ever');
    }
    for (const w of [0, 1, 2]) happen({ op: 'kill', w });
    for (const w of [2, 0]) {
      happen({ op: 'ask', w });
      settle();
    }
    const { stage } = windows[0]?.model ?? freshModel;
    if (server.records.length > pressed.length) broken.push('it is handed in more often than the person did');
    if (typed.size === 0 && server.records.length > 0 && (server.draft()?.size ?? 0) > 0)
      broken.push('a draft of what was handed in stays');
    if (!server.isOpen()) return broken;
    if (stage.at === 'closed' && own.draft !== undefined)
      broken.push('something stays on the device of a person who has answered');
    const last = pressed.at(-1);
    if (last && server.records.length === 0) broken.push('a hand-in got lost');
    if (stage.at === 'open') {
      for (const [id, values] of typed)
        if (!isOneOf(values, stage.answers.get(id))) broken.push('what was typed is gone');
      if (mode === AnonymousMode.Named)
        for (const [id, values] of typed)
          if (!isOneOf(values, server.draft()?.get(id)))
            broken.push('the server has no draft of what was typed');
    }
    return broken;
  }
  return { happen, end };
}
