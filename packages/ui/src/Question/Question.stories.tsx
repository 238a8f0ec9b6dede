import { QuestionKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { RichText } from '../RichText/RichText.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { orderingKeys, questionKeys } from './keys.ts';
import { AnswerQuestion } from './AnswerQuestion.tsx';
import { Question } from './Question.tsx';
import { saveStates, type Answer, type MarkedAsked, type QuestionProps, type SurveyAsked } from './types.ts';

const single = {
  kind: QuestionKind.Single,
  stem: '生鲜到店验收时，冷藏商品的中心温度最高不得超过多少？',
  options: [
    { key: 'A', text: '0 ℃' },
    { key: 'B', text: '4 ℃' },
    { key: 'C', text: '8 ℃' },
    { key: 'D', text: '12 ℃' },
  ],
} satisfies MarkedAsked;
const multiple = {
  kind: QuestionKind.Multiple,
  stem: '发现货架上有临期商品，店员应当做哪些事？',
  options: [
    { key: 'A', text: '登记批次与数量' },
    { key: 'B', text: '贴上临期标识，移到临期区' },
    { key: 'C', text: '撕掉原来的生产日期' },
    { key: 'D', text: '通知值班店长' },
  ],
  minSelect: 2,
  maxSelect: 3,
} satisfies MarkedAsked;
const trueFalse = {
  kind: QuestionKind.TrueFalse,
  stem: '员工手上有伤口时，只要戴上手套就可以继续加工直接入口的食品。',
} satisfies MarkedAsked;
const fillIn = {
  kind: QuestionKind.FillIn,
  pieces: ['热柜中食品的温度应保持在 ', ' ℃ 以上，并且每 ', ' 小时测量并记录一次。'],
} satisfies MarkedAsked;
const shortAnswer = {
  kind: QuestionKind.ShortAnswer,
  stem: '顾客拿着小票说买到的酸奶变质了，请写出你的处理步骤。',
  maxLength: 300,
} satisfies MarkedAsked;
const matching = {
  kind: QuestionKind.Matching,
  stem: '请为下面的场景选择对应的消防器材。',
  left: [
    { key: 'L1', text: '收银台电线起火' },
    { key: 'L2', text: '后厨油锅起火' },
    { key: 'L3', text: '纸箱堆起火' },
  ],
  right: [
    { key: 'R1', text: '灭火毯' },
    { key: 'R2', text: '二氧化碳灭火器' },
    { key: 'R3', text: '消火栓' },
  ],
} satisfies MarkedAsked;
const ordering = {
  kind: QuestionKind.Ordering,
  stem: '请按先后顺序排列开店前的准备工作。',
  items: [
    { key: 'a', text: '清点备用金' },
    { key: 'b', text: '解除安防警报' },
    { key: 'c', text: '检查冷柜温度' },
    { key: 'd', text: '打开大门迎客' },
  ],
} satisfies MarkedAsked;
const scale = {
  kind: QuestionKind.Scale,
  stem: '你愿意把这门课推荐给同事吗？',
  min: 0,
  max: 10,
  minLabel: '完全不愿意',
  maxLabel: '非常愿意',
} satisfies SurveyAsked;
const matrix = {
  kind: QuestionKind.Matrix,
  stem: '请评价这次门店培训。',
  rows: [
    { key: 'teacher', text: '讲师' },
    { key: 'content', text: '内容与岗位的关系' },
    { key: 'place', text: '场地与设备' },
  ],
  columns: [
    { key: '1', text: '不满意' },
    { key: '2', text: '一般' },
    { key: '3', text: '满意' },
    { key: '4', text: '很满意' },
  ],
} satisfies SurveyAsked;

const marked: readonly MarkedAsked[] = [single, multiple, trueFalse, fillIn, shortAnswer, matching, ordering];
const survey: readonly SurveyAsked[] = [scale, { ...scale, min: 1, max: 5, look: 'star' }, matrix];

const onValueChange = fn();
const onFlaggedChange = fn();
const open = (asked: MarkedAsked | SurveyAsked, number = 5): QuestionProps => ({
  ...asked,
  number,
  points: 4,
  onValueChange,
  onFlaggedChange,
});

const meta = {
  title: 'Learning/Question',
  parameters: { keyboard: [...questionKeys, ...orderingKeys] },
  // Storybook's args cannot hold a union by kind and mode, so the whole question is one arg.
  render: ({ question }) => <Question {...question} />,
  args: { question: open(single) },
  decorators: [
    (Story) => (
      <Narrow width={820}>
        <Story />
        <LiveRegion />
      </Narrow>
    ),
  ],
} satisfies Meta<{ question: QuestionProps }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {[...marked, ...survey].map((asked, index) => (
        <Question key={index} {...open(asked, index + 1)} style={{ inlineSize: '100%' }} />
      ))}
    </Rows>
  ),
};

const answers: readonly Answer[] = [
  ['C'],
  ['A', 'C'],
  ['F'],
  ['６０', '4'],
  ['先道歉，核对小票与批次，给顾客换货或退款，再把同批次商品下架并登记。'],
  ['L1:R2', 'L2:R3'],
  ['a', 'b', 'c', 'd'],
];
const corrects: readonly Answer[] = [
  ['B'],
  ['A', 'B', 'D'],
  ['F'],
  ['60', '2'],
  ['道歉安抚 → 核对小票与批次 → 换货或退款 → 同批次下架 → 登记并上报值班店长'],
  ['L1:R2', 'L2:R1', 'L3:R3'],
  ['b', 'a', 'c', 'd'],
];
const verdictOf = ['wrong', 'partly', 'right', 'partly', 'unmarked', 'partly', 'wrong'] as const;

export const States: Story = {
  render: () => (
    <Rows>
      {marked.map((asked, index) => (
        <Question
          key={index}
          {...asked}
          mode="review"
          number={index + 1}
          points={4}
          flagged={index === 1}
          value={answers[index] ?? []}
          outcome={{
            verdict: verdictOf[index] ?? 'right',
            correct: corrects[index] ?? [],
            ...(index === 4 ? {} : { gotScore: index === 2 ? 4 : index % 2 }),
            explanation: '参见《门店食品安全手册》第 3 章：冷藏 0–4 ℃，热柜 60 ℃ 以上。',
          }}
          style={{ inlineSize: '100%' }}
        />
      ))}
      <Question {...single} mode="review" number={8} value={['B']} style={{ inlineSize: '100%' }} />
      {survey.map((asked, index) => (
        <Question
          key={index}
          {...asked}
          mode="review"
          number={index + 9}
          value={index === 2 ? ['teacher:4', 'place:2'] : ['4']}
          style={{ inlineSize: '100%' }}
        />
      ))}
      {saveStates.map((saveState, index) => (
        <Question
          key={saveState}
          {...single}
          number={index + 12}
          flagged={index === 0}
          onFlaggedChange={onFlaggedChange}
          saveState={saveState}
          style={{ inlineSize: '100%' }}
        />
      ))}
      <Question {...single} number={16} defaultValue={['B']} locked style={{ inlineSize: '100%' }} />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Rows>
      <Question
        kind={QuestionKind.Single}
        number={128}
        points={0.5}
        stem={
          <RichText html="<p>看下面的<strong>排班表</strong>，哪一段人手最紧？</p><table><tr><th>时段</th><th>人数</th></tr><tr><td>早班</td><td>4</td></tr><tr><td>晚班</td><td>6</td></tr></table>" />
        }
        options={[
          { key: 'A', text: texts.long },
          { key: 'B', text: texts.unbreakable },
          { key: 'C', text: texts.one },
        ]}
        other
        style={{ inlineSize: '100%' }}
      />
      <Question {...open({ ...ordering, stem: texts.unbreakable }, 2)} style={{ inlineSize: '100%' }} />
    </Rows>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Rows>
      <Question {...single} number={1} defaultValue={['B']} flagged onFlaggedChange={onFlaggedChange} />
      <Question
        {...multiple}
        mode="review"
        number={2}
        points={4}
        value={['A', 'C']}
        outcome={{ verdict: 'partly', correct: ['A', 'B', 'D'], gotScore: 2 }}
      />
    </Rows>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const English: Story = { ...Variants, ...inEnglish };

export const SingleChoice: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const group = canvas.getByRole('group', { name: /第 5 题 生鲜到店验收时/ });
    await step('arrow keys choose, as in any radio group', async () => {
      within(group).getByRole('radio', { name: 'A 0 ℃' }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(within(group).getByRole('radio', { name: 'B 4 ℃' })).toBeChecked();
      await expect(onValueChange).toHaveBeenLastCalledWith(['B']);
    });
    await step('a letter chooses its option, and M flags the question', async () => {
      await userEvent.keyboard('d');
      await expect(within(group).getByRole('radio', { name: 'D 12 ℃' })).toBeChecked();
      await expect(onValueChange).toHaveBeenLastCalledWith(['D']);
      await userEvent.keyboard('m');
      await expect(onFlaggedChange).toHaveBeenLastCalledWith(true);
      await expect(canvas.getByRole('status')).toHaveTextContent('已标记第 5 题');
    });
    await step('clearing empties it and keeps the focus in the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清空作答：第 5 题' }));
      await expect(onValueChange).toHaveBeenLastCalledWith([]);
      await expect(within(group).getByRole('radio', { name: 'D 12 ℃' })).not.toBeChecked();
      await expect(within(group).getByRole('radio', { name: 'A 0 ℃' })).toHaveFocus();
    });
  },
};

export const MultipleChoice: Story = {
  args: { question: open(multiple) },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['D 通知值班店长', 'A 登记批次与数量']) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await expect(onValueChange).toHaveBeenLastCalledWith(['A', 'D']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /临期标识/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /撕掉/ }));
    await expect(canvas.getByText('多选了 1 项')).toBeVisible();
  },
};

/** As wide as on a phone, where the head has two rows. */
export const AnsweringMovesNothing: Story = {
  args: { question: open(multiple) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const option = canvas.getByRole('checkbox', { name: 'D 通知值班店长' });
    const number = canvas.getByRole('heading', { name: '第 5 题' });
    const topOf = () => option.getBoundingClientRect().top - number.getBoundingClientRect().top;
    const flag = canvas.getByRole('button', { name: /^标记第 5 题/ });
    // The browser lays the head out as one row at first, before the frame in which it is seen.
    await waitFor(() =>
      expect(canvas.getByRole('group').getBoundingClientRect().top).toBeGreaterThan(
        flag.getBoundingClientRect().bottom,
      ),
    );
    const before = topOf();
    await expect(canvas.queryByRole('button', { name: '清空作答：第 5 题' })).toBeNull();
    await userEvent.click(option);
    await expect(canvas.getByRole('button', { name: '清空作答：第 5 题' })).toBeVisible();
    await expect(topOf()).toBe(before);
  },
};

export const OtherInOwnWords: Story = {
  args: { question: open({ ...single, other: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '其他，请填写' }), '-2 ℃');
    await expect(onValueChange).toHaveBeenLastCalledWith(['OTHER:-2 ℃']);
  },
};

export const TrueOrFalse: Story = {
  args: { question: open(trueFalse) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('错误'));
    await expect(canvas.getByRole('radio', { name: '错误' })).toBeChecked();
    await expect(onValueChange).toHaveBeenLastCalledWith(['F']);
  },
};

export const FillIn: Story = {
  args: { question: open(fillIn) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '第 1 空，共 2 空' }), '60');
    await expect(onValueChange).toHaveBeenLastCalledWith(['60', '']);
    await userEvent.tab();
    await userEvent.keyboard('2');
    await expect(onValueChange).toHaveBeenLastCalledWith(['60', '2']);
  },
};

export const ShortAnswer: Story = {
  args: { question: open(shortAnswer) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /顾客拿着小票/ }), '先道歉');
    await expect(onValueChange).toHaveBeenLastCalledWith(['先道歉']);
    await expect(canvas.getByText('3 / 300 字')).toBeVisible();
  },
};

export const Matching: Story = {
  args: { question: open(matching) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '后厨油锅起火' }), 'R1');
    await expect(onValueChange).toHaveBeenLastCalledWith(['L2:R1']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '收银台电线起火' }), 'R2');
    await expect(onValueChange).toHaveBeenLastCalledWith(['L1:R2', 'L2:R1']);
  },
};

export const Ordering: Story = {
  args: { question: open(ordering) },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('the given order can be kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '就按这个顺序' }));
      await expect(onValueChange).toHaveBeenLastCalledWith(['a', 'b', 'c', 'd']);
      await expect(canvas.queryByRole('button', { name: '就按这个顺序' })).toBeNull();
    });
    await step('a button moves a thing, keeps the focus and says the place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上移：检查冷柜温度' }));
      await expect(onValueChange).toHaveBeenLastCalledWith(['a', 'c', 'b', 'd']);
      await expect(canvas.getByRole('button', { name: '上移：检查冷柜温度' })).toHaveFocus();
      await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
        '检查冷柜温度，现在是第 2 位，共 4 位',
      );
    });
    await step('End moves it to the end, where the other button takes the focus', async () => {
      await userEvent.keyboard('{End}');
      await expect(onValueChange).toHaveBeenLastCalledWith(['a', 'b', 'd', 'c']);
      await expect(canvas.getByRole('button', { name: '上移：检查冷柜温度' })).toHaveFocus();
    });
  },
};

export const OrderingByPointer: Story = {
  args: { question: open(ordering) },
  play: async ({ canvasElement }) => {
    const grip = canvasElement.querySelector('[data-key="a"] [data-part="grip"]');
    const last = canvasElement.querySelector('[data-key="d"]')?.getBoundingClientRect();
    if (grip === null || last === undefined) throw new Error('The list is not there.');
    await fireEvent.pointerDown(grip);
    await fireEvent.pointerMove(window, { clientX: last.x, clientY: last.bottom });
    await fireEvent.pointerUp(window);
    await expect(onValueChange).toHaveBeenLastCalledWith(['b', 'c', 'd', 'a']);
  },
};

export const Scale: Story = {
  args: { question: open(scale) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '10 非常愿意' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['10']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '9' })).toBeChecked();
  },
};

export const Stars: Story = {
  args: { question: open({ ...scale, min: 1, max: 5, look: 'star' }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 星' }));
    await expect(canvasElement.querySelectorAll('svg[data-state="on"]')).toHaveLength(4);
  },
};

export const Matrix: Story = {
  args: { question: open(matrix) },
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(5);
    await userEvent.click(within(table).getByRole('radio', { name: '讲师 很满意' }));
    await userEvent.click(within(table).getByRole('radio', { name: '场地与设备 一般' }));
    await expect(onValueChange).toHaveBeenLastCalledWith(['teacher:4', 'place:2']);
  },
};

/** The head of a long matrix stays in view while its rows scroll. */
export const LongMatrix: Story = {
  args: {
    question: open({
      ...matrix,
      rows: Array.from({ length: 18 }, (_, at) => ({ key: `row${at}`, text: `第 ${at + 1} 项` })),
    }),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('radio', { name: '第 18 项 很满意' });
    last.scrollIntoView({ block: 'nearest' });
    const head = canvas.getByRole('columnheader', { name: '很满意' }).getBoundingClientRect();
    await expect(head.bottom).toBeLessThanOrEqual(last.getBoundingClientRect().top);
    await expect(head.top).toBeGreaterThanOrEqual(0);
  },
};

/**
 * A question of a questionnaire that must be answered, with the message that says why its answer cannot be
 * handed in.
 */
export const CannotBeHandedIn: Story = {
  render: () => <AnswerQuestion {...multiple} number={6} required problem="请选 2–3 项" />,
  play: async ({ canvas }) => {
    const question = canvas.getByRole('group', { name: /必答 发现货架上有临期商品/ });
    await expect(question).toHaveAccessibleDescription('请选 2–3 项');
    await expect(canvas.getByRole('heading')).toHaveAccessibleName(/必答$/);
  },
};

function Practised() {
  const [checked, setChecked] = useState(false);
  return (
    <Question
      {...single}
      mode="practice"
      number={3}
      points={2}
      check={
        checked
          ? {
              state: 'done',
              outcome: {
                verdict: 'right',
                correct: ['B'],
                gotScore: 2,
                explanation: '冷藏商品的中心温度应在 0–4 ℃ 之间，超过 4 ℃ 应当拒收。',
              },
            }
          : { state: 'open', onCheck: () => setChecked(true) }
      }
    />
  );
}

export const Practice: Story = {
  render: () => <Practised />,
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing is checked before there is an answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '确认答案' }));
      await expect(canvas.getByText('请先作答，再确认答案')).toBeVisible();
    });
    await step('the verdict has the focus, in words and with the explanation', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'B 4 ℃' }));
      await userEvent.click(canvas.getByRole('button', { name: '确认答案' }));
      const outcome = canvas.getByRole('group', { name: '回答正确 得 2 分，满分 2 分' });
      await waitFor(() => expect(outcome).toHaveFocus());
      await expect(canvas.getByText('你选对了')).toBeVisible();
      await expect(outcome).toHaveTextContent('超过 4 ℃ 应当拒收');
    });
  },
};

export const Checking: Story = {
  render: () => (
    <Question {...single} mode="practice" number={3} defaultValue={['B']} check={{ state: 'checking' }} />
  ),
};

export const Review: Story = {
  render: () => (
    <Question
      {...multiple}
      mode="review"
      number={6}
      points={4}
      value={['A', 'C']}
      outcome={{ verdict: 'partly', correct: ['A', 'B', 'D'], gotScore: 2, comment: '日期绝不能动。' }}
    />
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toEqual([
      'A登记批次与数量你选对了',
      'B贴上临期标识，移到临期区正确答案',
      'C撕掉原来的生产日期你选错了',
      'D通知值班店长正确答案',
    ]);
  },
};

const onMarkChange = fn();

export const Marking: Story = {
  render: () => (
    <Question
      {...shortAnswer}
      mode="mark"
      number={22}
      points={10}
      value={answers[4] ?? []}
      reference={corrects[4]?.[0]}
      onMarkChange={onMarkChange}
    />
  ),
  play: async ({ canvas, userEvent, step }) => {
    const score = canvas.getByRole('textbox', { name: '得分' });
    await step('the field is as wide as points need, with its buttons beside it', async () => {
      const beside = canvas.getByRole('button', { name: '满分' }).getBoundingClientRect();
      await expect(beside.top).toBeLessThan(score.getBoundingClientRect().bottom);
    });
    await step('a score that is not possible is said beside the field', async () => {
      await userEvent.type(score, '12');
      await expect(score).toBeInvalid();
      await expect(canvas.getByText('请填 0 到 10 之间的分数，最小单位 0.5 分')).toBeVisible();
      await expect(onMarkChange).toHaveBeenLastCalledWith({ score: undefined, comment: '' });
    });
    await step('points and words reach the parent', async () => {
      await userEvent.clear(score);
      await userEvent.type(score, '8.5');
      await userEvent.type(canvas.getByRole('textbox', { name: '批阅意见' }), '步骤清楚');
      await expect(onMarkChange).toHaveBeenLastCalledWith({ score: 8.5, comment: '步骤清楚' });
      await userEvent.click(canvas.getByRole('button', { name: '满分' }));
      await expect(score).toHaveValue('10');
      await expect(score).toBeValid();
    });
  },
};

export const ThreeHundred: Story = {
  render: () => (
    <Rows>
      {Array.from({ length: 300 }, (_, index) => (
        <Question
          key={index}
          {...open(marked[index % marked.length] ?? single, index + 1)}
          style={{ inlineSize: '100%' }}
        />
      ))}
    </Rows>
  ),
  play: async ({ canvasElement }) => {
    const questions = canvasElement.querySelectorAll('[data-component="Question"]');
    await expect(questions).toHaveLength(300);
    await expect(getComputedStyle(questions[200] ?? canvasElement).contentVisibility).toBe('auto');
  },
};

export const InContext: Story = {
  render: () => (
    <Rows>
      <Question
        {...single}
        number={5}
        points={4}
        defaultValue={['B']}
        saveState="saved"
        onFlaggedChange={onFlaggedChange}
        style={{ inlineSize: '100%' }}
      />
      <Question
        {...multiple}
        number={6}
        points={4}
        defaultValue={['A', 'B']}
        saveState="saving"
        flagged
        onFlaggedChange={onFlaggedChange}
        style={{ inlineSize: '100%' }}
      />
    </Rows>
  ),
};
