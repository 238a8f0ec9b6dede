import { CreditState } from '@stoa/api/contract/study';
import { TargetKind } from '@stoa/domain';
import type { Localised } from '../../../db/schema/index.ts';
import { creditSummaryOf } from '../../study/summary.ts';
import { blocks, list } from '../markdown.ts';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { questions } from './answering.ts';
import type { Asked } from './answering.ts';
import { momentOf } from './moment.ts';

const states: Readonly<Record<CreditState, Localised>> = {
  [CreditState.OnTrack]: { zh: '按目前的进度可以达标。', en: 'You are on track.' },
  [CreditState.Behind]: { zh: '比今年应有的进度慢了一些。', en: 'You are behind where this year should be.' },
  [CreditState.Reached]: { zh: '今年的要求已经达到。', en: 'You have reached what this year asks for.' },
};

/** Credit has one decimal; rounding removes the small errors of binary fractions in a sum. */
const tenths = (credit: number): number => Math.round(credit * 10) / 10;

const amountOf = ({ got, target }: { got: number; target: number }): string =>
  target > 0 ? `**${tenths(got)}** / ${target}` : `**${tenths(got)}**`;

/** The sums of the study centre; nothing is calculated again here. */
export async function creditAnswer({ context }: Asked): Promise<Reply> {
  const { text, locale } = context;
  const { year, compulsory, elective, total, deadlineTime, state } = await creditSummaryOf(context);
  const asks = compulsory.target + elective.target > 0;
  return reply(
    blocks(
      text({
        zh: `${year} 年你已获得 **${tenths(total)}** 学分：`,
        en: `In ${year} you have earned **${tenths(total)}** credits:`,
      }),
      list([
        text({ zh: `必修：${amountOf(compulsory)}`, en: `Required: ${amountOf(compulsory)}` }),
        text({ zh: `选修：${amountOf(elective)}`, en: `Elective: ${amountOf(elective)}` }),
      ]),
      asks
        ? text({
            zh: `${states[state].zh}统计到 ${momentOf(deadlineTime, locale)}。`,
            en: `${states[state].en} The year counts until ${momentOf(deadlineTime, locale)}.`,
          })
        : '',
    ),
    [],
    [
      prompt(text(questions.earn)),
      {
        label: text({ zh: '学分明细', en: 'Credit details' }),
        target: { kind: TargetKind.Url, url: '/study/credit' },
      },
      prompt(text(questions.due)),
    ],
  );
}
