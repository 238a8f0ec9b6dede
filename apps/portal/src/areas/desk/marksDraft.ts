import type { Marks } from '@stoa/pages/desk/ReviewPage';
import { observable, type Observable } from '@stoa/domain/kernel';
import type { DraftState } from '@stoa/pages/desk/ReviewPage';

/** How the server answered a draft; `done` and `foreign` end the marking. */
export type DraftAnswer = 'stored' | 'failed' | 'refused' | 'done' | 'foreign';

/** The storage on this device for marks that the server does not have yet. */
export interface Shelf {
  /** The marks that an earlier visit has left. */
  readonly left: Marks | undefined;
  /** Stores marks, or removes them; resolves to whether they outlive the page. */
  readonly put: (marks: Marks | undefined) => Promise<boolean>;
}

export interface DraftPorts {
  readonly send: (marks: Marks) => Promise<DraftAnswer>;
  /** Opens the storage; `undefined` if nothing can be stored. */
  readonly open: () => Promise<Shelf | undefined>;
}

export interface DraftView {
  readonly marks: Marks;
  readonly state: DraftState;
  /** Whether the marks of an earlier visit were looked for, so that the fields can be shown. */
  readonly ready: boolean;
  /** Why the marks can no longer be changed. */
  readonly over: 'doneElsewhere' | 'notYours' | undefined;
}

export interface MarksDraft extends Pick<Observable<DraftView>, 'get' | 'subscribe'> {
  readonly change: (next: (marks: Marks) => Marks) => void;
  /** Sends unsent marks at once. */
  readonly retry: () => void;
  /** Stops sending, and resolves when no request is under way. */
  readonly hold: () => Promise<void>;
  /** Continues after `hold`, because the marks were not published. */
  readonly resume: () => void;
  /** Removes the stored marks, because they are published. */
  readonly forget: () => void;
  /** Whether the draft has changes that the server does not have. */
  readonly isDirty: () => boolean;
}

/** A draft is sent this many milliseconds after the last change. */
const pauseMs = 1_200;
/** A failed call is repeated after this many milliseconds. */
const againMs = 8_000;

/** A comment without points cannot be sent as a draft, so only the device keeps it. */
const isWhole = ({ given }: Marks): boolean =>
  Object.values(given).every(({ score, comment }) => score !== undefined || comment.trim() === '');

/** The marks of one review: sent as a draft a moment after each change, and kept on the device until they are. */
export function createMarksDraft(start: Marks, ports: DraftPorts): MarksDraft {
  const view = observable<DraftView>({ marks: start, state: 'none', ready: false, over: undefined });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shelf: Shelf | undefined;
  let sending: Promise<void> | undefined;
  let held = false;
  /** Counts the changes, to recognise an answer that is not about the latest one. */
  let changes = 0;
  let stored = 0;
  let outlives = false;

  const show = (part: Partial<DraftView>) => view.set({ ...view.get(), ...part });
  const plan = (ms: number) => {
    clearTimeout(timer);
    if (!held && view.get().over === undefined) timer = setTimeout(() => void send(), ms);
  };
  const put = async (marks: Marks | undefined) => {
    outlives = (await shelf?.put(marks)) ?? false;
  };

  async function deliver(): Promise<void> {
    const at = changes;
    const { marks } = view.get();
    show({ state: 'saving' });
    const answer = await ports.send(marks).catch((): DraftAnswer => 'failed');
    switch (answer) {
      case 'stored':
        stored = at;
        if (changes !== at) return plan(pauseMs);
        if (isWhole(marks)) await put(undefined);
        return show({ state: 'saved' });
      case 'failed':
        show({ state: outlives ? 'offline' : 'onlyHere' });
        return plan(againMs);
      case 'refused':
        return show({ state: 'unsaved' });
      case 'done':
      case 'foreign':
        await put(undefined);
        return show({ state: 'none', over: answer === 'done' ? 'doneElsewhere' : 'notYours' });
      default:
        return answer satisfies never;
    }
  }

  const send = async () => {
    clearTimeout(timer);
    if (held || stored === changes || view.get().over !== undefined) return;
    if (sending !== undefined) return;
    sending = deliver();
    await sending;
    sending = undefined;
  };

  void ports.open().then(
    (opened) => {
      shelf = opened;
      const left = opened?.left;
      if (left === undefined) return show({ ready: true });
      changes += 1;
      outlives = true;
      show({ ready: true, marks: left, state: 'unsaved' });
      return plan(0);
    },
    () => show({ ready: true }),
  );

  return {
    get: view.get,
    subscribe: view.subscribe,
    change(next) {
      changes += 1;
      const marks = next(view.get().marks);
      show({ marks, state: 'unsaved' });
      void put(marks);
      plan(pauseMs);
    },
    retry: () => void send(),
    async hold() {
      held = true;
      clearTimeout(timer);
      await sending;
    },
    resume() {
      held = false;
      if (stored !== changes) plan(pauseMs);
    },
    forget() {
      held = true;
      clearTimeout(timer);
      void put(undefined);
    },
    isDirty: () => stored !== changes && view.get().over === undefined,
  };
}
