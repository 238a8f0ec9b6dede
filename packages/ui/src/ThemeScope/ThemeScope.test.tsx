import { tenantThemes } from '@stoa/theme';
import { createPortal } from 'react-dom';
import { cleanup, render, screen } from '../test/render.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { scopeCss } from './scopeSheet.ts';
import { ThemeScope, usePortalContainer } from './ThemeScope.tsx';

afterEach(cleanup);

const [green, blue] = [tenantThemes('#17a673'), tenantThemes('#1677ff')];
const fillOf = (element: Element | null) =>
  element === null ? '' : getComputedStyle(element).getPropertyValue('--stoa-accent-fill');

function Floating() {
  const container = usePortalContainer();
  return container === null ? null : createPortal(<p>浮层</p>, container);
}

test('has its own colours, the page keeps its own, and what opens from it has those of the scope', () => {
  render(
    <ThemeScope theme={green} appearance="light">
      <Floating />
    </ThemeScope>,
  );
  const wanted = green.light['--stoa-accent-fill'];
  expect(fillOf(document.querySelector('[data-component="ThemeScope"]'))).toBe(wanted);
  expect(fillOf(screen.getByText('浮层'))).toBe(wanted);
  expect(fillOf(document.documentElement)).not.toBe(wanted);
});

test('a new theme reaches children that were not rendered again', () => {
  const draw = vi.fn<() => string>(() => '预览');
  const Preview = () => <p>{draw()}</p>;
  const kept = <Preview />;
  const { rerender } = render(
    <ThemeScope theme={green} appearance="light">
      {kept}
    </ThemeScope>,
  );
  const drawn = draw.mock.calls.length;
  rerender(
    <ThemeScope theme={blue} appearance="dark">
      {kept}
    </ThemeScope>,
  );
  expect(fillOf(screen.getByText('预览'))).toBe(blue.dark['--stoa-accent-fill']);
  expect(draw.mock.calls.length).toBe(drawn);
});

test('removes its style sheet when it is removed', () => {
  const before = document.adoptedStyleSheets.length;
  const { unmount } = render(<ThemeScope theme={green}>预览</ThemeScope>);
  expect(document.adoptedStyleSheets.length).toBe(before + 1);
  unmount();
  expect(document.adoptedStyleSheets.length).toBe(before);
});

test('what is no colour never becomes text of the style sheet', () => {
  const hostile = { ...green.light, '--stoa-ink-base': 'red}body{display:none' };
  const css = scopeCss('[x]', { light: hostile, dark: green.dark }, 'light');
  expect(css).not.toContain('body');
  expect(css).toContain('--stoa-ink-muted:#');
});
