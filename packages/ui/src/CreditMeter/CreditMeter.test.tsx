import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { CreditMeter, creditMeterLayouts } from './CreditMeter.tsx';

const now = new Date(2026, 10, 21).getTime();

afterEach(cleanup);

test.each(creditMeterLayouts)('%s: both kinds are named with earned and required', (layout) => {
  render(
    <CreditMeter
      year={2026}
      now={now}
      layout={layout}
      compulsory={{ got: 18.5, target: 30 }}
      elective={{ got: 8, target: 20 }}
    />,
  );
  const names = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
  expect(names).toEqual(['必修学分：已得 18.5，要求 30', '选修学分：已得 8，要求 20']);
});

test('shows no ring if nothing is required, and still shows what was earned', () => {
  render(
    <CreditMeter
      year={2026}
      now={now}
      compulsory={{ got: 0, target: 0 }}
      elective={{ got: 2.5, target: 0 }}
    />,
  );
  expect(screen.queryAllByRole('progressbar')).toEqual([]);
  const words = screen.getByRole('list', { name: '2026 年学分' }).textContent;
  expect(words).toContain('2.5学分');
  expect(words?.match(/不作要求/g)).toHaveLength(2);
});

test('shows the deadline, the sum and the assessment in words', () => {
  render(
    <CreditMeter
      year={2026}
      now={now}
      deadlineTime={new Date(2026, 11, 31).getTime()}
      standing="behind"
      compulsory={{ got: 0.1, target: 30 }}
      elective={{ got: 0.2, target: 20 }}
    />,
  );
  for (const word of ['进度落后', '12 月 31 日截止', '共 0.3 学分'])
    expect(screen.getByText(word)).toBeDefined();
});
