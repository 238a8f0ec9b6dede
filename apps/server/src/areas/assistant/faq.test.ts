import { describe, expect, test } from 'vitest';
import { boundsOf } from './answers/spans.ts';
import { ruleAbout, ruleBook } from './faq.ts';
import { subjectOf, topicOf } from './question.ts';

const found = (question: string) => ruleAbout(subjectOf(topicOf(question)))?.title;

const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`);

describe('a rule of the assistant', () => {
  test.each(ruleBook.map(({ title }) => [title.zh, title.en] as const))(
    'is found by its own question, “%s” and “%s”',
    (zh, en) => {
      expect(found(zh)).toEqual({ zh, en });
      expect(found(en)).toEqual({ zh, en });
    },
  );

  test.each([
    ['忘记密码', '怎么修改或找回密码？'],
    ['深色模式', '怎么调整字号、深色外观和语言？'],
    ['why can I not fast-forward?', '为什么不能快进，或者后面的课打不开？'],
    ['怎么换公司', '怎么切换企业？'],
    ['How is progress counted?', '学习进度是怎么算的？'],
    ['视频最大可以上传多大', '可以上传什么文件？'],
    ['怎么才算学完一节视频？', '一节课怎样才算完成？'],
    ['为什么我看了视频，进度没动？', '为什么有的学习时间没有计入？'],
    ['课程锁住了打不开', '为什么不能快进，或者后面的课打不开？'],
    ['怎么换头像', '怎么换头像或修改资料？'],
    ['字太小了', '怎么调整字号、深色外观和语言？'],
  ])('is found by other words: “%s”', (question, title) => {
    expect(found(question)?.zh).toBe(title);
  });

  test.each(['量子纠缠', 'the weather in Shanghai', '', '谈判的艺术', 'can I download the slides'])(
    'is not made up for “%s”',
    (question) => {
      expect(found(question)).toBeUndefined();
    },
  );

  test('is written in the subset of Markdown that the assistant uses', () => {
    for (const { answer } of ruleBook) {
      for (const text of [answer.zh, answer.en]) {
        expect(text.replaceAll(/\*\*[^*\n]+\*\*/g, '')).not.toMatch(/[`*_[\]<>~#]/);
        expect(text).not.toMatch(/[^\n]\n(?!\n|- )/);
      }
    }
  });
});

describe('the time that is asked about', () => {
  // Tuesday, half past midnight in Shanghai, which is still Monday in UTC.
  const now = Date.parse('2026-12-28T16:30:00Z');

  test.each([
    ['today', '2026-12-29', '2026-12-30'],
    ['tomorrow', '2026-12-30', '2026-12-31'],
    ['week', '2026-12-28', '2027-01-04'],
    ['nextWeek', '2027-01-04', '2027-01-11'],
    ['month', '2026-12-01', '2027-01-01'],
  ] as const)('“%s” is the time from %s to before %s, by the days of Shanghai', (span, from, to) => {
    expect(boundsOf(span, now)).toEqual([day(from), day(to)]);
  });
});
