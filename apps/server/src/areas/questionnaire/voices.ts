import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionnaireVoices } from '../../db/schema/index.ts';
import type { StoredAnonymousAnswers } from '../../db/schema/questionnaire.ts';

/** The largest number of sets of answers in one row; a full row is split into two shuffled halves. */
const mostInRow = 200;

/** A whole number from 0 below `end`. */
type Random = (end: number) => number;

/** The entries in an unpredictable order. */
export function mixed<Entry>(entries: readonly Entry[], random: Random = randomInt): Entry[] {
  const left = [...entries];
  const order: Entry[] = [];
  while (left.length > 0) order.push(...left.splice(random(left.length), 1));
  return order;
}

/**
 * The rows after a set of answers was added to one of them: that row, and a second one when it was full and
 * was split.
 */
export function addedTo(
  bag: readonly StoredAnonymousAnswers[],
  voice: StoredAnonymousAnswers,
  random: Random = randomInt,
): [own: StoredAnonymousAnswers[], half?: StoredAnonymousAnswers[]] {
  const all = mixed([...bag, voice], random);
  const middle = Math.ceil(all.length / 2);
  return all.length <= mostInRow ? [all] : [all.slice(0, middle), all.slice(middle)];
}

interface Place {
  readonly questionnaireId: number;
  readonly companyId: number;
}

/**
 * Stores anonymous answers, mixed with those of other people: the row is chosen at random, and its entries
 * are shuffled again. Neither an id, nor a time, nor the transaction that wrote the row leads from an answer
 * to a person. Runs as the system.
 */
export async function addAnonymousAnswers(
  tx: Database,
  { questionnaireId, companyId }: Place,
  voice: StoredAnonymousAnswers,
): Promise<void> {
  const own = and(
    eq(questionnaireVoices.questionnaireId, questionnaireId),
    eq(questionnaireVoices.companyId, companyId),
  );
  await tx
    .insert(questionnaireVoices)
    .values({ questionnaireId, companyId, bag: 0, voices: [] })
    .onConflictDoNothing();
  // Locking all rows in their order lets only one person at a time add to them.
  const bags = await tx
    .select({ bag: questionnaireVoices.bag })
    .from(questionnaireVoices)
    .where(own)
    .orderBy(asc(questionnaireVoices.bag))
    .for('update');
  const bag = bags[randomInt(Math.max(1, bags.length))]?.bag ?? 0;
  const chosen = and(own, eq(questionnaireVoices.bag, bag));
  const [row] = await tx.select().from(questionnaireVoices).where(chosen);
  const [voices, half] = addedTo(row?.voices ?? [], voice);
  await tx.update(questionnaireVoices).set({ voices }).where(chosen);
  if (half !== undefined) {
    await tx
      .insert(questionnaireVoices)
      .values({ questionnaireId, companyId, bag: bags.length, voices: half });
  }
}
