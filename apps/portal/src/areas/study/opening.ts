import type { Client } from '@stoa/api';
import type { CallOptions } from '@stoa/api';
import { courseChapters, type CourseChapters } from '@stoa/api/contract/parts/courseChapters';
import { studyStart, type StudyStart } from '@stoa/api/contract/study';
import { mayHoldUnsent } from '../../session/outbox.ts';
import { entryOf } from './outline.ts';
import { refusalOf, type StudyRefusal, type StudyRequest } from './visit.ts';

const silent = { silent: true } as const;

type SendLeft = (start?: StudyStart) => Promise<StudyStart | undefined>;

/**
 * Starts a study session for what the address asks for. Beats that earlier sessions have not sent are counted
 * in.
 */
export async function openItem(
  client: Client,
  { courseId, itemId: asked, chapterId, context }: StudyRequest,
  playerTag: string,
  sendLeft: SendLeft,
  options: Pick<CallOptions, 'timeoutMs'> = {},
): Promise<StudyStart> {
  let itemId = asked;
  if (itemId === undefined && chapterId !== undefined) {
    const { chapters } = await client.send(courseChapters, { courseId, ...context }, silent);
    itemId = entryOf(chapters, chapterId)?.itemId;
  }
  const begin = (chosen?: number): Promise<StudyStart> =>
    client.send(studyStart, { courseId, itemId: chosen, playerTag, ...context }, { ...options, ...silent });
  const begun = await begin(itemId).catch(async (error: unknown) => {
    if (refusalOf(error) !== 'order' || !mayHoldUnsent()) throw error;
    // The beats that unlock the item may still be unsent on this device. The key to decrypt them comes with a
    // session, so the item that is open already is started first.
    await sendLeft(await begin());
    return begin(itemId);
  });
  return (await sendLeft(begun)) ?? begun;
}

/** The contents shown beside an item that did not open, if the person may see them. */
export function outlineFor(
  client: Client,
  { courseId, context }: StudyRequest,
  refusal: StudyRefusal,
): Promise<CourseChapters | undefined> {
  if (refusal !== 'order' && refusal !== 'vip' && refusal !== 'buy') return Promise.resolve(undefined);
  return client.send(courseChapters, { courseId, ...context }, silent).catch(() => undefined);
}
