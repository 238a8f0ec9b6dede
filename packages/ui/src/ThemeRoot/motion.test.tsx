import '@stoa/theme/styles.css';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from '../test/render.tsx';

afterEach(() => {
  delete document.documentElement.dataset['stoaMotion'];
  cleanup();
});

test('who asks for less motion gets none, also in what is drawn before and after an element', () => {
  const { container } = render(
    <>
      <style>
        {`@layer stoa.components { .turning, .turning::before, .turning::after { content: ''; animation: turn 3s infinite; } }`}
      </style>
      <p className="turning">转</p>
    </>,
  );
  const turning = container.querySelector('.turning') ?? container;
  const durations = () =>
    [null, '::before', '::after'].map((part) => getComputedStyle(turning, part).animationDuration);
  expect(durations()).toEqual(['3s', '3s', '3s']);
  document.documentElement.dataset['stoaMotion'] = 'reduced';
  expect(durations()).toEqual(['1e-05s', '1e-05s', '1e-05s']);
});
