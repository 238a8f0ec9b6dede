import { folded, piecesOf } from '../search/words.ts';

/** Words that only make a question and name no topic. */
const asking =
  /请问|请帮我|请|帮我|给我|麻烦|我想学习|我想学|我想|想学习|想学|想了解|想找|我要|有没有|有什么|有哪些|哪些|在哪里|在哪|哪里|什么时候|什么|怎么样|怎么办|怎么|怎样|才算|才能|能否|需要|如何|为什么|多少|关于|有关|查找|找找|找一下|找|搜索|搜一下|推荐|讲解|解释|说明|总结|概括|概述|归纳|介绍|可以|能不能|多大|多久|一下|一门|几门|这门|这个|那个|课程|的课|门课|课(?![\p{L}\p{N}])|有吗|吗|呢|吧|的|了(?!解)/gu;

const askingWords = new Set(
  `a about an and any are at be by can could course courses class classes did do does explain find for from get
  give have help how i in is it lesson lessons looking main me my need of on or please points recommend search
  should show some study learn suggest summarise summarize summary overview tell that the there this to training
  us want was were what when where which who why will with would you your 课 有 我 是`.split(/\s+/),
);

/** Removes a plural s, so that singular and plural of an English word match. */
const singular = (word: string): string => (/^[a-z]{3,}[^su]s$/.test(word) ? word.slice(0, -1) : word);

/** The pieces of a text that are compared with those of the question. */
export const wordsOf = (text: string): string[] => piecesOf(text).map(singular);

/**
 * The subject of a question, without the words that only make it a question; '' when nothing else is left.
 */
export const topicOf = (question: string): string =>
  folded(question)
    .replaceAll(asking, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !askingWords.has(word))
    .join(' ');

/** Words of a topic that are used, because more would only narrow the result. */
const most = 12;

/** The words of a topic, each once. */
export const subjectOf = (topic: string): string[] => [...new Set(wordsOf(topic))].slice(0, most);

/** The share of the asked words that a text contains, from 0 to 1. */
export function coverage(asked: readonly string[], pieces: readonly string[]): number {
  if (asked.length === 0) return 0;
  const there = new Set(pieces);
  return asked.filter((word) => there.has(word)).length / asked.length;
}
