import type { Note } from '@stoa/api/contract/interact';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  acknowledged,
  deskFrom,
  emptyDesk,
  handedIn,
  newField,
  noteField,
  refused,
  subjectOf,
  type Desk,
  type Outgoing,
} from './desk.ts';
import { editDrafts, lessonsOf, noteViews } from './noteView.ts';

const note = (noteId: number, change: Partial<Note> = {}): Note => ({
  noteId,
  courseId: 1,
  content: `笔记 ${noteId}`,
  isPublic: false,
  updatedTime: 5,
  mine: true,
  likeNum: 0,
  ...change,
});
const outgoing = (id: string, field: string): Outgoing => ({
  id,
  field,
  text: '新的',
  pictures: [],
  time: 9,
});
const all = { outgoing: [outgoing('a', newField), outgoing('b', noteField('1'))], isSending: () => false };

it('a change that was not saved shows the person’s words in the place of the note', () => {
  const views = noteViews([note(1), note(2)], { ...all, withNew: true });
  expect(views.map(({ id, text, state }) => [id, text, state])).toEqual([
    ['1', '新的', 'failed'],
    ['2', '笔记 2', undefined],
    ['a', '新的', 'failed'],
  ]);
});

it('the person’s new notes are not among the public ones, and those of others show their authors', () => {
  const author = { userId: 2, id: 2, realName: '周一诺', avatar: '' };
  const views = noteViews([note(2, { mine: false, isPublic: true, author })], { ...all, withNew: false });
  expect(views).toMatchObject([{ id: '2', author: '周一诺', isPublic: true }]);
});

const item = (itemId: number) => ({ itemId, title: `第 ${itemId} 节` });
const chapter = (ids: number[]) => ({ items: ids.map(item) });

it('names the items of chapters and of chapters below them, in the order of the course', () => {
  const outline = [{ ...chapter([1]), children: [chapter([2, 3])] }, chapter([4])];
  expect(lessonsOf(outline).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
});

it('finds begun changes by their note', () => {
  expect(editDrafts({ 'note:3': { text: '' }, new: { text: 'x' } })).toEqual(new Map([['3', '']]));
});

/** An event that may happen to a note between typing and the server. */
type Event =
  | { readonly kind: 'write'; readonly of: number }
  | { readonly kind: 'send'; readonly which: number; readonly fate: 'heard' | 'unheard' | 'lost' | 'refused' }
  | { readonly kind: 'list' }
  /** The page is closed or crashes; only what is on the device stays. */
  | { readonly kind: 'reload' };

const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), of: fc.nat(4) }),
  fc.record({
    kind: fc.constant('send' as const),
    which: fc.nat(3),
    fate: fc.constantFrom('heard' as const, 'unheard' as const, 'lost' as const, 'refused' as const),
  }),
  fc.constant({ kind: 'list' as const }),
  fc.constant({ kind: 'reload' as const }),
);

it('in no history of writing, cuts, refusals and reloads a note that the server does not have is shown as stored', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (history) => {
      let desk: Desk = emptyDesk;
      let rows: readonly Note[] = [];
      const server = new Map<number, Note>();
      /** Every text that the server ever stored. */
      const stored = new Set<string>();
      const done = new Set<string>();
      let written = 0;

      const commit = ({ id, field, text }: Outgoing): void => {
        // The idempotency key makes a second submission without effect.
        if (done.has(id)) return;
        done.add(id);
        stored.add(text);
        const noteId = subjectOf(field) ?? server.size + 1;
        server.set(noteId, note(noteId, { content: text }));
      };
      const step = (event: Event): void => {
        switch (event.kind) {
          case 'write': {
            written += 1;
            const field = server.has(event.of) ? noteField(String(event.of)) : newField;
            desk = handedIn(desk, { ...outgoing(`id ${written}`, field), text: `text ${written}` });
            return;
          }
          case 'send': {
            const one = desk.outgoing[event.which];
            if (!one) return;
            if (event.fate === 'refused') {
              desk = refused(desk, one.id);
              return;
            }
            if (event.fate !== 'lost') commit(one);
            if (event.fate !== 'heard') return;
            // The list is loaded before the text leaves the desk, so that it never disappears from the page.
            rows = [...server.values()];
            desk = acknowledged(desk, one.id);
            return;
          }
          case 'list':
            rows = [...server.values()];
            return;
          case 'reload':
            desk = deskFrom(JSON.parse(JSON.stringify(desk))) ?? emptyDesk;
            rows = [];
            return;
          default:
            event satisfies never;
        }
      };
      for (const event of history) {
        step(event);
        const views = noteViews(rows, { outgoing: desk.outgoing, isSending: () => false, withNew: true });
        const looksStored = views.filter(({ state }) => state === undefined).map(({ text }) => text);
        const lies = looksStored.filter((text) => !stored.has(text));
        // Every submitted text is on the server, back in its field, or shown as waiting.
        const waiting = new Set(views.flatMap(({ text, state }) => (state === undefined ? [] : [text])));
        const unsaid = desk.outgoing.filter(({ text, field }) => {
          const isShown =
            field === newField || rows.some(({ noteId }) => noteField(String(noteId)) === field);
          const isLast = desk.outgoing.findLast((one) => one.field === field)?.text === text;
          return isShown && (field === newField || isLast) && !waiting.has(text);
        });
        expect({ lies, unsaid }).toEqual({ lies: [], unsaid: [] });
      }
    }),
    { seed: 20_261_123, numRuns: 500 },
  );
});
