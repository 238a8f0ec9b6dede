import { describe, expect, test } from 'vitest';
import { intentsOf, spanOf } from './intents.ts';
import type { Intent } from './intents.ts';
import { subjectOf, topicOf } from './question.ts';

describe('what the person wants', () => {
  const table: readonly (readonly [question: string, intent: Intent | undefined])[] = [
    ['这周有什么要完成的？', 'due'],
    ['我还有哪些任务没完成', 'due'],
    ['这周有什么课要完成', 'due'],
    ['What is due this week?', 'due'],
    ['Show me my overdue tasks', 'due'],
    ['继续上次的学习', 'resume'],
    ['我学到哪了', 'resume'],
    ['Where did I leave off? I want to carry on.', 'resume'],
    ['找一门关于谈判的课', 'find'],
    ['有没有讲 Excel 的课程', 'find'],
    ['Find a course about time management and deadlines', 'find'],
    ['I want to learn negotiation', 'find'],
    ['我有多少学分？', 'credit'],
    ['How many credits do I have?', 'credit'],
    ['必修学分怎么获得？', 'rule'],
    ['How do I earn compulsory credit?', 'rule'],
    ['How do I earn required credits?', 'rule'],
    ['任务逾期了会怎么样', 'rule'],
    ['What happens when a task is overdue?', 'rule'],
    ['总结这门课', 'summary'],
    ['Summarise this course', 'summary'],
    ['什么时候考试？', 'exam'],
    ['When is my next exam?', 'exam'],
    ['你好！', 'greeting'],
    ['Hello there', 'greeting'],
    ['谢谢你', 'thanks'],
    ['Thanks a lot', 'thanks'],
    ['你是谁？', 'who'],
    ['What can you do?', 'who'],
    ['ｗｈａｔ ｉｓ ＤＵＥ', 'due'],
    ['苏映雪', undefined],
    ['???', undefined],
  ];

  test.each(table)('by “%s” is %s', (question, intent) => {
    expect(intentsOf(question)[0]).toBe(intent);
  });

  test('is recognised also with phrases of politeness', () => {
    expect(intentsOf('你好，今天有什么任务？')[0]).toBe('due');
    expect(intentsOf('Hi, how many credits do I have? Thanks')[0]).toBe('credit');
  });

  test.each([
    ['今天有什么任务', 'today'],
    ['what is due tomorrow', 'tomorrow'],
    ['下周要学什么', 'nextWeek'],
    ['What is due this week?', 'week'],
    ['本月到期的任务', 'month'],
    ['我的任务', 'all'],
  ])('by “%s” is asked for the time %s', (question, span) => {
    expect(spanOf(question)).toBe(span);
  });
});

describe('what a question is about', () => {
  test.each([
    ['帮我找一门关于收银防损的课', '收银防损'],
    ['我想学Excel', 'excel'],
    ['Find a course about Customer Complaints, please', 'customer complaints'],
    ['有什么课推荐', ''],
    ['Summarise this course', ''],
  ])('in “%s” is “%s”', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  test('is compared by pairs of Chinese characters and by whole words, plural or not, also without a space between both', () => {
    expect(subjectOf('excel透视表')).toEqual(['excel', '透视', '视表']);
    expect(subjectOf('complaints')).toEqual(subjectOf('complaint'));
    expect(subjectOf('process')).toEqual(['process']);
  });

  test('is searched with at most twelve conditions, however much was typed', () => {
    expect(
      subjectOf('沟'.repeat(10) + Array.from({ length: 400 }, (_, no) => `w${no}`).join(' ')),
    ).toHaveLength(12);
  });
});
