import { act, cleanup, fireEvent, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import '@stoa/theme/styles.css';
import * as ui from '../index.ts';
import { LineChart } from '../LineChart/LineChart.tsx';
import { RadarChart } from '../RadarChart/RadarChart.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { hours, inHours, months, smallTable } from './fixtures.ts';
import { Plot } from './parts/Plot.tsx';

// The library is loaded once for all tests, because that can take long on a busy machine.
beforeAll(async () => {
  const load = [import('../LineChart/kit.ts'), import('../RadarChart/kit.ts'), import('./engine.ts')];
  await Promise.all(load);
});
afterEach(cleanup);

const chart = (
  <LineChart title="趋势" categories={months} series={hours} format={inHours} style={{ inlineSize: 600 }} />
);
const drawn = async () => {
  const picture = screen.getByRole('img');
  await waitFor(() => expect(picture.querySelectorAll('path').length).toBeGreaterThan(3));
  return picture;
};
const walker = () => screen.getByRole('slider');
const spoken = () => walker().getAttribute('aria-valuetext');

test('nothing of the charting library is loaded with the rest of the package', () => {
  const names = Object.keys(ui);
  for (const name of ['ChartFrame', 'LineChart', 'BarChart', 'DonutChart', 'RadarChart'])
    expect(names).not.toContain(name);
});

test('lines are dashed by series, in the colours of the theme', async () => {
  render(chart);
  const picture = await drawn();
  const lines = [...picture.querySelectorAll('path[fill="none"]')].filter(
    (path) => path.getAttribute('stroke-width') === '2',
  );
  const dashes = lines.map((path) => path.getAttribute('stroke-dasharray') ?? 'solid');
  expect(new Set(dashes).size).toBe(3);
  const first = getComputedStyle(picture).getPropertyValue('--stoa-chart-c1').trim();
  expect(lines.map((path) => path.getAttribute('stroke'))).toContain(first);
});

test('another company’s colour changes the drawing, whoever sets it', async () => {
  const { container } = render(chart);
  const picture = await drawn();
  container.style.setProperty('--stoa-chart-c1', '#123456');
  await waitFor(() => expect(picture.querySelector('path[stroke="#123456"]')).not.toBeNull());
});

test('larger text changes the drawing', async () => {
  render(chart);
  const picture = await drawn();
  const size = () => picture.querySelector('text')?.style.fontSize;
  const before = size();
  document.documentElement.dataset['stoaFontSize'] = '4';
  await waitFor(() => expect(size()).not.toBe(before));
  delete document.documentElement.dataset['stoaFontSize'];
});

test('a change of the reading direction changes the drawing', async () => {
  render(chart);
  const picture = await drawn();
  const firstMonth = () =>
    [...picture.querySelectorAll('text')]
      .find(({ textContent }) => textContent === '1 月')
      ?.getBoundingClientRect().x ?? 0;
  const before = firstMonth();
  document.documentElement.dir = 'rtl';
  await waitFor(() => expect(firstMonth()).toBeGreaterThan(before + 300));
  document.documentElement.dir = 'ltr';
});

test('the drawing is as wide as its container', async () => {
  const { container } = render(chart);
  const picture = await drawn();
  const width = () => picture.querySelector('svg')?.getBoundingClientRect().width;
  expect(width()).toBe(600);
  const figure = container.querySelector('figure');
  if (figure) figure.style.inlineSize = '400px';
  await waitFor(() => expect(width()).toBe(400));
});

test('a pointer shows the point that it is at, and hides it when it leaves', async () => {
  const { container } = render(chart);
  await drawn();
  const plot = container.querySelector('[data-part="plot"]') ?? container;
  const box = plot.getBoundingClientRect();
  fireEvent.pointerMove(plot, { clientX: box.right - 20, clientY: box.y + box.height / 2 });
  await waitFor(() => expect(spoken()).toMatch(/^12 月：我的学习时长 15 小时/));
  fireEvent.pointerLeave(plot);
  expect(spoken()).toBe('未选中，按方向键查看');
});

test('a gesture of a screen reader on the slider moves it as well', async () => {
  render(chart);
  await drawn();
  fireEvent.change(walker(), { target: { value: '3' } });
  expect(spoken()).toMatch(/^4 月/);
});

test('Escape without a selected point is left to the dialog around', () => {
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard);
  render(chart);
  fireEvent.keyDown(walker(), { key: 'End' });
  fireEvent.keyDown(walker(), { key: 'Escape' });
  expect(heard).not.toHaveBeenCalled();
  fireEvent.keyDown(walker(), { key: 'Escape' });
  expect(heard).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});

test('keys with a modifier stay the browser’s', () => {
  render(chart);
  expect(fireEvent.keyDown(walker(), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(spoken()).toBe('未选中，按方向键查看');
});

test('the skill that is announced is highlighted in the radar chart', async () => {
  render(<RadarChart title="能力" categories={['带教', '安全', '运营']} series={hours} max={20} />);
  const picture = await drawn();
  const bold = () =>
    [...picture.querySelectorAll('text')]
      .filter(({ style }) => style.fontWeight === '600')
      .map(({ textContent }) => textContent);
  expect(bold()).toEqual([]);
  fireEvent.keyDown(walker(), { key: 'End' });
  await waitFor(() => expect(bold()).toEqual(['运营']));
});

test('fewer points than before leave no highlighted point outside of them', async () => {
  const { rerender } = render(chart);
  fireEvent.keyDown(walker(), { key: 'End' });
  rerender(<LineChart title="趋势" categories={months.slice(0, 3)} series={hours} />);
  expect(spoken()).toBe('未选中，按方向键查看');
  await drawn();
});

test('if the library does not load, the chart says so and can try again', async () => {
  const loadKit = vi
    .fn<() => Promise<{ default: [] }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: [] });
  render(
    <ChartFrame title="趋势" table={smallTable}>
      <Plot
        name="趋势"
        summary="共 1 项。"
        loadKit={loadKit}
        build={() => ({})}
        points={1}
        readingOf={() => ({ title: '', entries: [] })}
      />
    </ChartFrame>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('切换到表格');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '重试' })));
  await waitFor(() => expect(screen.getByRole('img').querySelector('svg')).not.toBeNull());
  expect(loadKit).toHaveBeenCalledTimes(2);
});
