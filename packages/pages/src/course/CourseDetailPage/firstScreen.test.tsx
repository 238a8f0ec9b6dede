import '@stoa/theme/styles.css';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseDetailFixture } from '../fixtures/courseDetail.ts';
import { CourseDetailPage } from './index.ts';

afterEach(() => document.body.replaceChildren());

/** What the header and the bar under the thumb leave of a usual phone's screen. */
const room = 812 - 64 - 56;

const continues = () => document.querySelector('[data-part="access"] a');

const fixture = { 'zh-CN': courseDetailFixture('zh-CN'), en: courseDetailFixture('en') };
const long = {
  'zh-CN': {
    title: '门店收银全流程规范与损耗防控实务：从开台备用金到交接班对账',
    summary:
      '从开台备用金的清点、扫码与折扣的核对，到退换货、礼品卡和交接班对账，把一天里每个容易出错的环节讲清楚。',
  },
  en: {
    title: 'Checkout, Refunds and Loss Prevention: From the First Float to the Last Handover',
    summary:
      'From counting the float and checking discounts to refunds, gift cards and the handover at night: every step of a day at the till at which something can go wrong, with the questions to ask and the notes to keep.',
  },
};

/** Where the part that the selector finds ends. */
const bottomOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom;

/** Renders the page of a course, by default in a browser as wide as a phone, and waits for its main action. */
async function open(locale: 'zh-CN' | 'en', words?: { title: string; summary: string }, width = 375) {
  await page.viewport(width, 812);
  const props = fixture[locale];
  const course =
    props.course.state === 'ready'
      ? { ...props.course, data: { ...props.course.data, ...words } }
      : props.course;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={locale === 'en' ? en : zhCN}>
      <CourseDetailPage
        {...props}
        course={course}
        actions={<div style={{ blockSize: 44 }} />}
        onTab={() => undefined}
        onStart={() => undefined}
        onLocked={() => undefined}
      />
    </UiProvider>,
  );
  await expect.poll(continues).not.toBeNull();
  return root;
}

test.each(['zh-CN', 'en'] as const)(
  'the main action is on the first screen of a phone in %s',
  async (locale) => {
    const root = await open(locale);
    expect(continues()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(room);
    root.unmount();
  },
);

test.each(['zh-CN', 'en'] as const)(
  'a long title and a long summary leave the main action on the first screen of a phone in %s',
  async (locale) => {
    const root = await open(locale, long[locale]);
    expect(continues()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(room);
    await expect.element(page.getByText(long[locale].summary)).toBeVisible();
    root.unmount();
  },
);

test.each([1024, 1440])(
  'what one will be able to do ends where the card with the price ends at %i px',
  async (width) => {
    const root = await open('zh-CN', { title: '防损', summary: '' }, width);
    const aims = bottomOf('[data-part="hero"] section');
    expect(aims).toBeCloseTo(bottomOf('[data-part="access"]') ?? 0, 0);
    root.unmount();
  },
);
