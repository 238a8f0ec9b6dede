import { TargetKind } from '@stoa/domain';
import type { aiChatMessage } from '../../db/schema/index.ts';

type Message = Pick<
  typeof aiChatMessage.$inferInsert,
  'role' | 'text' | 'citations' | 'actions' | 'provider' | 'feedback'
>;

interface Talk {
  readonly userId: number;
  readonly companyId: number;
  readonly minutesAgo: number;
  /** The messages, questions and answers in turn. */
  readonly messages: readonly [Message, ...Message[]];
}

const howToEarn = '必修学分怎么获得？';

/** A conversation of Lin Xiaoman on the evening before. */
export const assistantTalk: Talk = {
  userId: 1,
  companyId: 1001,
  minutesAgo: 185,
  messages: [
    { role: 'user', text: '找一门关于陈列的课' },
    {
      role: 'assistant',
      provider: 'embedded',
      text: '找到这些课程：\n\n- **陈列的秘密**：黄金视线、色彩分组和动线，让商品自己开口。\n- **门店运营**：陈列、促销与数据，把店开好。',
      citations: [
        { title: '陈列的秘密', target: { kind: TargetKind.Course, id: 203 } },
        { title: '门店运营', target: { kind: TargetKind.Special, id: 4 } },
      ],
      actions: [{ label: howToEarn, prompt: howToEarn }],
      feedback: 1,
    },
    { role: 'user', text: howToEarn },
    {
      role: 'assistant',
      provider: 'embedded',
      text: '**必修学分和选修学分怎么获得？**\n\n完成一门课就获得它的学分。完成时这门课如果是分配给你的**必修**任务，计入必修学分；否则计入**选修**学分。同一门课一个自然年只计一次。',
      actions: [{ label: '我有多少学分？', prompt: '我有多少学分？' }],
    },
  ],
};
