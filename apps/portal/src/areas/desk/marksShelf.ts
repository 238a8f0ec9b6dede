import type { Client } from '@stoa/api';
import type { KeptKind } from '@stoa/api/outbox';
import type { Given, Marks } from '@stoa/pages/desk/ReviewPage';
import { outboxOf } from '../../session/outbox.ts';
import type { Shelf } from './marksDraft.ts';

/** The marks of a review that the server does not have; absent when it has all of them. */
interface Kept {
  readonly marks: Marks | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function givenFrom(stored: unknown): Given | undefined {
  if (!isObject(stored) || typeof stored['comment'] !== 'string') return undefined;
  const { score, comment } = stored;
  return { comment, ...(typeof score === 'number' && Number.isFinite(score) ? { score } : {}) };
}

/** Reads the valid parts of stored marks, because they may be of an older release. */
export function marksFrom(stored: unknown): Marks | undefined {
  if (!isObject(stored) || !isObject(stored['given'])) return undefined;
  const { given, lateTaken } = stored;
  return {
    given: Object.fromEntries(
      Object.entries(given).flatMap(([id, value]) => {
        const one = givenFrom(value);
        return one !== undefined && /^\d{1,15}$/.test(id) ? [[id, one]] : [];
      }),
    ),
    lateTaken: Array.isArray(lateTaken)
      ? lateTaken.filter((id): id is number => Number.isSafeInteger(id))
      : [],
  };
}

const kind: KeptKind<Kept> = {
  name: 'marks',
  parse: (stored) => (isObject(stored) ? { marks: marksFrom(stored['marks']) } : undefined),
  isSettled: ({ marks }) => marks === undefined,
};

/** Opens the place on this device for the marks of a review, encrypted by the key that came with it. */
export async function openShelf(client: Client, reviewId: number, key: string): Promise<Shelf | undefined> {
  const outbox = await outboxOf(client);
  let isOurs = true;
  const entry = await outbox.keep(kind, String(reviewId), {
    key,
    start: (left) => left ?? { marks: undefined },
    takeOver: true,
    onTaken: () => {
      isOurs = false;
    },
  });
  return (
    entry && {
      left: entry.get().marks,
      async put(marks) {
        if (!isOurs) return false;
        entry.change(() => ({ marks }));
        await outbox.kept();
        return outbox.durability() !== 'memory';
      },
    }
  );
}
