import { renderToStaticMarkup } from 'react-dom/server';
import { UiProvider } from '@stoa/ui';
import core from '@stoa/ui/locales/en/core';
import { expect, it } from 'vitest';
import { loginIn } from '../fixtures.ts';
import { agreementOf } from './parts/Agreement.tsx';

const t = loginIn('en');
const textOf = (config: Parameters<typeof agreementOf>[1]) =>
  renderToStaticMarkup(<UiProvider labels={core}>{agreementOf(t, config)}</UiProvider>);

it('asks for consent to the texts that a company has, and to nothing else', () => {
  expect(textOf({ agreementUrl: 'https://example.com/a', privacyUrl: '/media/p.txt' })).toMatch(
    /href="https:\/\/example\.com\/a".+href="\/media\/p\.txt"/,
  );
  expect(textOf({ agreementUrl: '/a' })).not.toContain('privacy');
  expect(textOf({ privacyUrl: '/p' })).not.toContain('agreement');
});

it.each([
  {},
  { agreementUrl: '', privacyUrl: '' },
  { agreementUrl: 'javascript:alert(1)', privacyUrl: '//evil' },
])('asks for none if there is nothing to open: %j', (config) => {
  expect(agreementOf(t, config)).toBeUndefined();
});
