import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider, useLabels } from './UiProvider.tsx';

function Fields() {
  const { required } = useLabels('field');
  const { title } = useLabels('errorState').failed;
  const avatar = useLabels('avatar');
  return h('p', { title, 'aria-label': avatar.of('林小满') }, required);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a developer who forgot the messages is told which ones and what to do', () => {
  expect(() => renderToString(h(Fields))).toThrow(/no words for "field"\. Put ThemeRoot around it/);
});

test('a page in production works without missing messages, and reports them once', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const said = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', said);
  expect(renderToString([h(Fields, { key: 1 }), h(Fields, { key: 2 })])).toBe('<p></p>'.repeat(2));
  const about = said.mock.calls.map(([error]) => /words for "(\w+)"/.exec(String(error))?.[1]);
  expect(about).toEqual(['field', 'errorState', 'avatar']);
});

test('messages of a provider above stay beside those that one below adds', () => {
  const below = h(UiProvider, { labels: { avatar: { of: (name: string) => `来自${name}` } } }, h(Fields));
  const above = { field: { required: '必填', optional: '选填' }, errorState: words('没能加载出来') };
  expect(renderToString(h(UiProvider, { labels: above }, below))).toBe(
    '<p title="没能加载出来" aria-label="来自林小满">必填</p>',
  );
});

function words(title: string) {
  const state = { title, description: '' };
  return {
    failed: state,
    network: state,
    unreadable: state,
    notOffered: state,
    notFound: state,
    forbidden: state,
    offline: state,
    outdated: state,
  };
}
