import { cleanup, render, screen, waitFor } from '../test/render.tsx';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { BarChart } from '../BarChart/BarChart.tsx';
import { DonutChart } from '../DonutChart/DonutChart.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { RadarChart } from '../RadarChart/RadarChart.tsx';
import { hours, months } from './fixtures.ts';

afterEach(cleanup);

const parts = hours.map(({ key, name }, at) => ({ key, name, value: at + 1 }));

test('every chart is drawn and removed under Trusted Types and without a style of its own', async () => {
  const broken: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    broken.push(`${effectiveDirective}: ${blockedURI}`),
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; style-src 'none'; img-src 'none'";
  document.head.append(policy);
  const probe = document.createElement('div');
  expect(() => {
    probe.innerHTML = '<i></i>';
  }).toThrow('TrustedHTML');
  await waitFor(() => expect(broken).toHaveLength(1));

  const { unmount } = render(
    <>
      <LineChart title="线" categories={months} series={hours} reference={{ name: '目标', value: 8 }} area />
      <BarChart title="柱" categories={months} series={hours} stacked />
      <DonutChart title="环" parts={parts} />
      <RadarChart title="面" categories={months.slice(0, 6)} series={hours} max={20} />
    </>,
  );
  const drawings = screen.getAllByRole('img');
  expect(drawings).toHaveLength(4);
  await waitFor(() => {
    for (const each of drawings) expect(each.querySelectorAll('svg path').length).toBeGreaterThan(3);
  });
  expect(document.querySelectorAll('svg style, svg image')).toHaveLength(0);
  unmount();
  expect(drawings.flatMap((each) => [...each.children])).toEqual([]);
  expect(broken).toHaveLength(1);
});
