import type { Translated } from '../../../words/index.ts';
import type leftBehind from '../zh-CN/leftBehind.ts';

export default {
  kept: '{count, plural, one {# answer that could not be sent last time is} other {# answers that could not be sent last time are}} with the marker now, who decides whether to count {count, plural, one {it} other {them}}.',
  refused:
    '{count, plural, one {# answer that could not be sent last time was} other {# answers that could not be sent last time were}} not taken.',
} satisfies Translated<typeof leftBehind>;
