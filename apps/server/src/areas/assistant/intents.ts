import { folded } from '../search/words.ts';

/** The things that a person may want from the assistant. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'who'
  | 'rule'
  | 'due'
  | 'resume'
  | 'find'
  | 'credit'
  | 'summary'
  | 'exam';

type Rule = readonly [intent: Intent, pattern: RegExp];

/** Patterns in both languages, because a person who reads one language may use a word of the other. */
const rules: readonly Rule[] = [
  ['who', /你是谁|你叫什么|介绍(?:一下)?你自己|你(?:能|会|可以)(?:做|干|帮我做)?(?:些)?什么/],
  ['who', /\bwho are you\b|\bwhat are you\b|\bwhat can you (?:do|help)\b|\bwhat do you do\b/],
  ['find', /(?:找|搜|推荐).*课|关于.+课|(?:找|搜).{0,6}关于/],
  [
    'find',
    /\bcourses? (?:about|on|for|in)\b|\b(?:find|search|recommend|suggest)\b.*\b(?:course|class|lesson)/,
  ],
  ['summary', /总结|概括|概述|摘要|归纳|主要内容|讲(?:的是|了)?(?:些)?什么|介绍(?:一下)?(?:这|《)/],
  ['summary', /\bsummar(?:y|ise|ize)|\boverview\b|\btl;?dr\b|\b(?:main|key) points\b|\bcourse about\b/],
  ['rule', /怎么(?!样)|怎样|如何|为什么|什么是|是什么意思|会怎么样|规则|规定|解释|说明/],
  ['rule', /\bhow (?!many\b|much\b|am i\b)|\bwhy\b|\bexplain\b|\brules?\b|\bpolicy\b|\bwhat happens\b/],
  ['due', /到期|截止|逾期|待办|任务|(?:要|需要|该|得)(?:完成|学|做)|(?:没|未)(?:有)?完成|没学完/],
  ['due', /\bdue\b|\bdeadlines?\b|\boverdue\b|\bto-?dos?\b|\btasks?\b|\bassigned\b|\bassignments?\b/],
  ['exam', /考试|测验|考核|补考/],
  ['exam', /\bexams?\b|\bquiz(?:zes)?\b|\btests?\b/],
  ['credit', /学分/],
  ['credit', /\bcredits?\b/],
  ['resume', /(?:继续|接着)(?:学|看|上|听)|上次(?:学|看)|学到(?:哪|什么)|最近(?:在)?学/],
  ['resume', /\bcontinue\b|\bresume\b|\bcarry on\b|\bpick up\b|\bleft off\b|\bwhere (?:was|did|am) i\b/],
  ['find', /(?:有没有|有什么|有哪些|哪些).*课|课(?:程)?有?吗|想(?:学|了解)/],
  [
    'find',
    /\b(?:any|which|what|show|is there)\b.*\bcourses?\b|\b(?:want|like|need) to learn\b|\blearn about\b/,
  ],
  ['thanks', /^(?:多谢|谢谢|感谢|辛苦)|^(?:thanks|thank you|thx|cheers)\b/],
  [
    'greeting',
    /^(?:你好|您好|嗨|哈喽|早上好|上午好|下午好|晚上好|在吗)|^(?:hi|hello|hey|good (?:morning|day|afternoon|evening))\b/,
  ],
];

/** The intents that the words of a question suggest, the likeliest first; empty when they suggest none. */
export function intentsOf(question: string): Intent[] {
  const words = folded(question);
  return [...new Set(rules.flatMap(([intent, pattern]) => (pattern.test(words) ? [intent] : [])))];
}

/** The span of time that a question asks about. */
export type Span = 'today' | 'tomorrow' | 'week' | 'nextWeek' | 'month' | 'all';

const spans: readonly (readonly [Span, RegExp])[] = [
  ['today', /今天|今日|今晚|\btoday\b|\btonight\b/],
  ['tomorrow', /明天|明日|\btomorrow\b/],
  ['nextWeek', /下(?:个)?(?:周|星期|礼拜)|\bnext week\b/],
  ['week', /(?:这|本)(?:个)?(?:周|星期|礼拜)|\b(?:this|the) week\b|\bweekly\b/],
  ['month', /(?:这|本)(?:个)?月|\bthis month\b/],
];

export function spanOf(question: string): Span {
  const words = folded(question);
  return spans.find(([, pattern]) => pattern.test(words))?.[0] ?? 'all';
}
