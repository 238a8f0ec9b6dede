import { mentionList } from '@stoa/api/contract/interact';
import { useClient } from '@stoa/api/react';
import type { MentionSource } from '@stoa/ui/CommentThread';
import { useOffers } from '../session/company.ts';
import type { TalkSubject } from './subject.ts';

/**
 * The function by which the fields of a panel find colleagues to mention; `undefined` when the back end does
 * not offer it.
 */
export function useColleagues(
  { kind, id }: TalkSubject,
  remember: (name: string, userId: number) => void,
): MentionSource | undefined {
  const client = useClient();
  const offers = useOffers();
  if (!offers(mentionList)) return undefined;
  return {
    find: async (typed) => {
      const keyword = typed === '' ? {} : { keyword: typed };
      const about = { targetKind: kind, targetId: id, ...keyword };
      const people = await client.send(mentionList, about, { silent: true });
      return people.map(({ userId, realName, title, orgName }) => ({
        id: String(userId),
        name: realName,
        description: [title, orgName].filter(Boolean).join(' · ') || undefined,
      }));
    },
    onMention: ({ id: userId, name }) => remember(name, Number(userId)),
  };
}
