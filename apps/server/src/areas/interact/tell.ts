import { MemberState, Relation, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq, gte, ne } from 'drizzle-orm';
import { dayOf, startOfDay } from '../../clock.ts';
import { account, member, person, relationMark } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { notices } from '../../shared/notices.ts';
import type { Notice } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { personTargets } from '../people/targets.ts';
import { mentionsIn } from './mentions.ts';
import { postOf } from './threadTarget.ts';
import type { ThreadRow } from './threadView.ts';

/*
 * Notifications about threads. All of them are written as the system, because a notification belongs to its
 * recipient. Nobody is notified of their own actions, and somebody who has left the company receives no
 * notification.
 */

async function tell({ tx, session, now }: SessionContext, userId: number, notice: Notice): Promise<void> {
  const { companyId } = session;
  if (userId === session.userId) return;
  const isMember = await tx.$count(
    member,
    and(eq(member.userId, userId), eq(member.companyId, companyId), eq(member.state, MemberState.Active)),
  );
  if (isMember === 0) return;
  await notify({ tx, now }, [{ userId, companyId, notice, senderId: session.userId }]);
}

/** The part of a thread that its notification quotes and links to: the very post on its page. */
const said = (row: ThreadRow) => ({ threadId: row.threadId, content: row.content, target: postOf(row) });

async function nameOf({ tx, session }: SessionContext): Promise<Localised> {
  const [row] = await tx
    .select({ realName: account.realName })
    .from(account)
    .where(eq(account.userId, session.userId));
  return row?.realName ?? { zh: '同事', en: 'A colleague' };
}

const thingOf = ({ threadKind, parentId }: ThreadRow): Localised => {
  if (parentId !== 0) return { zh: '回复', en: 'reply' };
  return threadKind === ThreadKind.Question ? { zh: '提问', en: 'question' } : { zh: '评论', en: 'comment' };
};

/** Notifies the author who was replied to. */
export async function tellReply(context: SessionContext, to: ThreadRow, reply: ThreadRow): Promise<void> {
  await tell(context, to.userId, notices.replied(said(reply), await nameOf(context), thingOf(to)));
}

/**
 * Notifies the colleagues whom a thread mentions, in as many queries for ten as for one. That they are members is
 * known from `mentionable`.
 */
export async function tellMentioned(
  context: SessionContext,
  row: ThreadRow,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { tx, session, now } = context;
  const named = (await mentionsIn(context, [row]))(row).map(({ userId }) => userId);
  const others = userIds.filter((userId) => userId !== session.userId && named.includes(userId));
  if (others.length === 0) return;
  const notice = notices.mentioned(said(row), await nameOf(context));
  const { companyId } = session;
  await notify(
    { tx, now },
    others.map((userId) => ({ userId, companyId, notice, senderId: session.userId })),
  );
}

/** Notifies the author whose answer was adopted. */
export async function tellAdopted(context: SessionContext, answer: ThreadRow): Promise<void> {
  await tell(context, answer.userId, notices.adopted(said(answer)));
}

const personPages: ReadonlySet<TargetKind> = new Set(Object.values(personTargets));

/** Notifies the person on whose page a question was asked. */
export async function tellQuestion(context: SessionContext, question: ThreadRow): Promise<void> {
  if (question.threadKind !== ThreadKind.Question || !personPages.has(question.targetKind)) return;
  const [asked] = await context.tx
    .select({ userId: person.userId })
    .from(person)
    .where(eq(person.personId, question.targetId));
  if (asked?.userId == null) return;
  await tell(context, asked.userId, notices.asked(said(question), await nameOf(context)));
}

/** Notifies the author of likes: one notification for each day and thread, however many people like it. */
export async function tellLikes(context: SessionContext, liked: ThreadRow): Promise<void> {
  const { tx, session, now } = context;
  const today = dayOf(now);
  const fans = await tx.$count(
    relationMark,
    and(
      eq(relationMark.companyId, session.companyId),
      eq(relationMark.relation, Relation.Like),
      eq(relationMark.targetKind, TargetKind.Comment),
      eq(relationMark.targetId, liked.threadId),
      ne(relationMark.userId, liked.userId),
      gte(relationMark.createTime, startOfDay(today)),
    ),
  );
  const who = fans > 1 ? { zh: `${fans} 位同事`, en: `${fans} colleagues` } : await nameOf(context);
  await tell(context, liked.userId, notices.liked(said(liked), who, thingOf(liked), today));
}
