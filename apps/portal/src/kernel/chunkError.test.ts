// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asChunkError, recover } from './chunkError.ts';

it.each([
  [
    'Failed to fetch dynamically imported module: http://a.localhost:4600/assets/Home-x1_y2.js',
    'Loading chunk Home-x1_y2 failed',
    undefined,
  ],
  [
    'Unable to preload CSS for /assets/Home-x1.css',
    'Loading CSS chunk Home-x1 failed',
    'CSS_CHUNK_LOAD_FAILED',
  ],
  ['Importing a module script failed.', 'Loading chunk ? failed', undefined],
])('says the specification’s sentence for “%s”', (message, sentence, code) => {
  expect(asChunkError(new TypeError(message))).toMatchObject({ message: sentence, code });
});

const there = () => Promise.resolve(new Response(''));

describe('a part of the page that does not load', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/Home-x1.js');
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** Returns what happens to the page when the server answers the request for its document like this. */
  const recovered = async (answer: () => Promise<Response>) => {
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    const reloaded = new Promise<'reloaded'>((done) => {
      vi.spyOn(location, 'reload').mockImplementation(() => done('reloaded'));
    });
    const told = recover(lost).catch((error: unknown) => error);
    return { outcome: await Promise.race([reloaded, told]), fetched };
  };

  it('reloads the page once when the server answers, because a release may have replaced it', async () => {
    const { outcome, fetched } = await recovered(there);
    expect(outcome).toBe('reloaded');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      location.pathname,
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect((await recovered(there)).outcome).toMatchObject({ message: 'Loading chunk Home-x1 failed' });
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is replaced by a page of its gateway', () => Promise.resolve(new Response('', { status: 502 }))],
  ])(
    'stays and is told in words when the server %s, also where the browser calls itself online',
    async (_, answer) => {
      expect(navigator.onLine).toBe(true);
      expect((await recovered(answer)).outcome).toMatchObject({ message: 'Loading chunk Home-x1 failed' });
      // The one reload is not used up, so that the page can still recover.
      expect((await recovered(there)).outcome).toBe('reloaded');
    },
  );
});
