import type { AiChatMessage, AiChatSession } from '@stoa/api/contract/ai';
import { TargetKind, type Locale } from '@stoa/domain';
import { createTranslator } from 'use-intl/core';
import { wordsIn } from '../test/wordsIn.ts';
import en from './words/en/assistant.ts';
import type { AssistantTranslate } from './words/index.ts';
import zhCN from './words/zh-CN/assistant.ts';

/** Translator of the assistant's messages in a language. */
export const assistantIn = (locale: Locale): AssistantTranslate =>
  locale === 'en'
    ? createTranslator({ locale, messages: { assistant: en }, namespace: 'assistant' })
    : createTranslator({ locale, messages: { assistant: zhCN }, namespace: 'assistant' });

/** The current time in these data, in the local time zone. */
export const assistantNow = new Date(2026, 2, 10, 15).getTime();

/** An answer with its sources and next steps; `long` is the title of one source. */
export function answerFixture(
  locale: Locale,
  change: Partial<AiChatMessage> = {},
  long: string = wordsIn(locale)('消防安全自查', 'Fire safety check'),
): AiChatMessage {
  const say = wordsIn(locale);
  return {
    messageId: 12,
    sessionId: 2,
    role: 'assistant',
    text: say(
      '这周有 **2 项**要完成：\n\n- 《收银规范与防损》还差一份文档，**周五**截止\n- 消防安全自查，周日截止',
      'You have **2 things** to finish this week:\n\n- One document of “Cashier Standards”, due on **Friday**\n- The fire safety check, due on Sunday',
    ),
    citations: [
      {
        title: say('收银规范与防损', 'Cashier Standards'),
        target: { kind: TargetKind.Course, id: 204 },
      },
      { title: long, target: { kind: TargetKind.Course, id: 205 } },
    ],
    actions: [
      { label: say('继续学习', 'Continue'), target: { kind: TargetKind.Course, id: 204 } },
      {
        label: say('下周有什么？', 'What about next week?'),
        prompt: say('下周有什么要完成的？', 'What is due next week?'),
      },
    ],
    provider: 'embedded',
    feedback: 0,
    time: assistantNow,
    ...change,
  };
}

/** Earlier conversations, newest first; `long` is the title of the last. */
export function sessionsFixture(
  locale: Locale,
  long: string = wordsIn(locale)('怎样拿到必修学分？', 'How do I earn required credits?'),
): AiChatSession[] {
  const say = wordsIn(locale);
  return [
    {
      sessionId: 2,
      title: say('这周有什么要完成的？', 'What is due this week?'),
      updatedTime: new Date(2026, 2, 10, 14, 32).getTime(),
      messageNum: 4,
    },
    { sessionId: 1, title: long, updatedTime: new Date(2026, 2, 9, 9, 10).getTime(), messageNum: 12 },
  ];
}
