import { MemberState, NotificationKind, PersonRole, Relation, TargetKind, ThreadKind } from '@stoa/domain';
import { and, eq, gte, ne } from 'drizzle-orm';
import { dayOf, startOfDay } from '../../clock.ts';
import { account, member, notification, person, relationMark } from '../../db/schema/index.ts';
import type { Localised } from '../../db/schema/index.ts';
import type { SessionContext } from '../../http/handle.ts';
import { linkOf } from './place.ts';
import type { ThreadRow } from './threadView.ts';

/*
 * What a thread tells the people it concerns (contract 8.16). All of it runs as the system: a message belongs to who
 * gets it. Nobody is told what they did themselves, and who has left the company is told nothing.
 */

interface Message {
  title: Localised;
  content: Localised;
  /** A later message of the same name replaces this one. */
  groupKey?: string;
}

const most = 60;

function excerptOf(content: string): string {
  const letters = Array.from(content);
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : content;
}

const quoted = (content: string): Localised => ({
  zh: `“${excerptOf(content)}”`,
  en: `“${excerptOf(content)}”`,
});

async function tell(
  { tx, session, now }: SessionContext,
  userId: number,
  about: ThreadRow,
  message: Message,
): Promise<void> {
  const { companyId } = session;
  if (userId === session.userId) return;
  const isMember = await tx.$count(
    member,
    and(eq(member.userId, userId), eq(member.companyId, companyId), eq(member.state, MemberState.Active)),
  );
  if (isMember === 0) return;
  const said = { ...message, senderId: session.userId, createTime: now, readFlg: false };
  await tx
    .insert(notification)
    .values({ ...said, userId, companyId, kind: NotificationKind.Interact, target: linkOf(about) })
    .onConflictDoUpdate({
      target: [notification.userId, notification.companyId, notification.groupKey],
      set: said,
    });
}

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

/** To the one who is replied to. */
export async function tellReply(context: SessionContext, to: ThreadRow, reply: ThreadRow): Promise<void> {
  const { zh, en } = await nameOf(context);
  const thing = thingOf(to);
  await tell(context, to.userId, reply, {
    title: { zh: `${zh}回复了你的${thing.zh}`, en: `${en || zh} replied to your ${thing.en}` },
    content: quoted(reply.content),
  });
}

/** To the one whose answer helped. */
export async function tellAdopted(context: SessionContext, answer: ThreadRow): Promise<void> {
  await tell(context, answer.userId, answer, {
    title: { zh: '你的回答被采纳了', en: 'Your answer was accepted' },
    content: quoted(answer.content),
  });
}

const roles: ReadonlyMap<TargetKind, PersonRole> = new Map([
  [TargetKind.Teacher, PersonRole.Teacher],
  [TargetKind.Lecturer, PersonRole.Lecturer],
  [TargetKind.Mentor, PersonRole.Mentor],
]);

/** To the person whose page a question was asked on. */
export async function tellQuestion(context: SessionContext, question: ThreadRow): Promise<void> {
  if (question.threadKind !== ThreadKind.Question || !roles.has(question.targetKind)) return;
  const [asked] = await context.tx
    .select({ userId: person.userId })
    .from(person)
    .where(eq(person.personId, question.targetId));
  if (asked?.userId == null) return;
  const { zh, en } = await nameOf(context);
  await tell(context, asked.userId, question, {
    title: { zh: `${zh}向你提问`, en: `${en || zh} asked you a question` },
    content: quoted(question.content),
  });
}

/** One message a day and thread, however many like it. */
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
  const thing = thingOf(liked);
  const who = fans > 1 ? { zh: `${fans} 位同事`, en: `${fans} colleagues` } : await nameOf(context);
  await tell(context, liked.userId, liked, {
    title: { zh: `${who.zh}赞了你的${thing.zh}`, en: `${who.en || who.zh} liked your ${thing.en}` },
    content: quoted(liked.content),
    groupKey: `likes ${liked.threadId} ${today}`,
  });
}
