import { mostMentions, threadCreate, threadEdit } from '@stoa/api/contract/interact';
import type { ThreadKind } from '@stoa/domain';
import { useTranslations } from 'use-intl';
import { showToast } from '../kernel/toast.ts';
import { editField, isEdit, mentionsOf, subjectOf, type Desk, type Outgoing } from './desk.ts';
import { pausePosting } from './pause.ts';
import type { TalkSubject } from './subject.ts';
import { useDesk } from './useDesk.ts';
import type { Threads } from './useThreads.ts';

/**
 * Request for a new comment, question or reply; a reply is about the same item as the entry that it answers.
 */
function newPost(
  { id, field, text, itemId, position, pictures, mentions = [] }: Outgoing,
  about: { threadKind: ThreadKind; targetKind: TalkSubject['kind']; targetId: number },
) {
  const parentId = subjectOf(field);
  return {
    idemKey: id,
    ...about,
    content: text,
    ...(itemId === undefined || parentId !== undefined ? {} : { itemId }),
    ...(position === undefined ? {} : { position }),
    ...(parentId === undefined ? {} : { parentId }),
    ...(mentions.length === 0 ? {} : { mentions: [...mentions] }),
    ...(pictures.length === 0 ? {} : { imageFileIds: pictures.map(({ fileId }) => fileId) }),
  };
}

/** The texts that a person writes in a panel of comments or questions, and how they are sent. */
export function usePosting(
  panel: 'comment' | 'question',
  threadKind: ThreadKind,
  subject: TalkSubject,
  threads: Threads,
) {
  const t = useTranslations('talk');
  const about = { threadKind, targetKind: subject.kind, targetId: subject.id };
  const desk = useDesk(panel, subject, async (client, outgoing) => {
    const { field, text: content, mentions = [] } = outgoing;
    const threadId = subjectOf(field);
    const changes = isEdit(field) && threadId !== undefined;
    if (changes) await client.send(threadEdit, { threadId, content, mentions: [...mentions] });
    else await client.send(threadCreate, newPost(outgoing, about));
    pausePosting();
    // Loaded before the entry stops counting as unsent, so that its text never disappears from the page.
    const named = threadId === undefined ? undefined : threads.find(String(threadId));
    const root = named && (named.parentId === 0 ? named.threadId : named.parentId);
    if (root !== undefined && !(changes && root === threadId)) await threads.loadReplies(root);
    await threads.page.reload();
  });
  const handIn = (entry: Parameters<typeof desk.handIn>[0], before: Desk['people'] = {}) => {
    const mentions = mentionsOf(entry.text, { ...before, ...desk.desk.people }, mostMentions);
    return desk.handIn(mentions.length === 0 ? entry : { ...entry, mentions });
  };
  return {
    ...desk,
    handIn,
    /** Saves the change of a post; a text that could not be saved stays in its field. */
    saveEdit: async (id: string, text: string) => {
      const field = editField(id);
      if (threads.find(id)?.content === text) {
        desk.write(field, undefined);
        return;
      }
      // People whom the post mentions already stay mentioned as long as their names stay in the text.
      const before = Object.fromEntries(
        (threads.find(id)?.mentions ?? []).map(({ name, userId }) => [name, userId]),
      );
      const handed = await handIn({ text, field, pictures: [] }, before);
      if (handed === 'failed') void showToast(t('notSaved'), 'danger');
      // The list tells whether the post may still be changed.
      else if (handed === 'refused') await threads.page.reload();
    },
  };
}
