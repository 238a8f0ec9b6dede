// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAdapter } from './adapter.ts';

const said = vi.fn<(sentence: string, error: unknown) => void>();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(said));
afterEach(() => {
  vi.restoreAllMocks();
  said.mockReset();
});

const facts = {
  id: 'X13',
  method: 'GET',
  path: '/course/pc/detail',
  encoding: 'query',
  auth: 'session',
} as const;

test('the adapter of a back end is the module that the installation names', async () => {
  const importModule = vi.fn<(path: string) => Promise<unknown>>(async () => ({
    default: { calls: { courseDetail: { path: '/v2/course' } } },
  }));
  const adapt = await loadAdapter('/setup/adapter.js', importModule);
  expect(importModule).toHaveBeenCalledWith('/setup/adapter.js');
  expect(adapt(facts, {})?.route).toMatchObject({ method: 'GET', path: '/v2/course' });
});

test.each([
  'adapter.js',
  '//elsewhere.example/adapter.js',
  '/\\elsewhere.example/adapter.js',
  'https://elsewhere.example/adapter.js',
  'data:text/javascript,export default {}',
])('a module of another origin is not loaded: %s', async (path) => {
  const importModule = vi.fn<(path: string) => Promise<unknown>>();
  await expect(loadAdapter(path, importModule)).rejects.toMatchObject({ name: 'SetupError' });
  expect(importModule).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(path)), expect.any(Error));
});

test.each([
  ['does not load', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has no default export', () => Promise.resolve({})],
  ['fits a call that does not exist', () => Promise.resolve({ default: { calls: { courseLists: {} } } })],
])('a person reads what to do about an adapter that %s', async (_title, importModule) => {
  await expect(loadAdapter('/adapter.js', importModule)).rejects.toMatchObject({
    name: 'SetupError',
    message: expect.stringMatching(/请联系管理员.*tell the administrator/),
  });
  expect(said).toHaveBeenCalledOnce();
});
