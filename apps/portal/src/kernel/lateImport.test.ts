import { describe, expect, test, vi } from 'vitest';
import { askAgain, createLateImport, onAskAgain } from './lateImport.ts';

vi.stubGlobal('document', { querySelectorAll: () => [] });

type Answer = 'gone' | 'hangs' | 'there';

/**
 * Simulates a browser that remembers each import, including failed ones, and loads a script together with its
 * imports.
 */
function browser(answers: Record<string, Answer>, needs: Record<string, readonly string[]> = {}) {
  const asked: string[] = [];
  const known = new Map<string, Promise<unknown>>();
  const fetched = (file: string, signal?: AbortSignal): Promise<void> => {
    asked.push(file);
    const answer = answers[file.replace(/\?.*/, '')];
    if (answer === 'there') return Promise.resolve();
    if (answer === 'gone') return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () =>
        reject(new DOMException('The user aborted a request.', 'AbortError')),
      );
    });
  };
  const importFile = (address: string): Promise<unknown> => {
    const before = known.get(address);
    if (before) return before;
    const file = address.replace(/\?.*/, '');
    const own = Promise.all([...(needs[file] ?? []).map(importFile), fetched(file)]).then(
      () => `module ${file}`,
    );
    known.set(address, own);
    return own;
  };
  const stoaImport = createLateImport({ reach: fetched, importFile });
  return { asked, answers, late: (file: string) => stoaImport(file, ...(needs[file] ?? [])) };
}

describe('a late file of the build', () => {
  test('is imported once', async () => {
    const { late, asked } = browser({ 'a.js': 'there' });
    expect([await late('a.js'), await late('a.js')]).toEqual(['module a.js', 'module a.js']);
    askAgain();
    await late('a.js');
    expect(asked).toEqual(['a.js', 'a.js']);
  });

  /** The file that is missing: the imported one, or a file that it imports. */
  type Missing = 'a.js' | 'need.js';
  const without = (missing: Missing, answer: Answer) =>
    browser({ 'a.js': 'there', 'need.js': 'there', [missing]: answer }, { 'a.js': ['need.js'] });

  const afterFailing = async (missing: Missing): Promise<unknown[]> => {
    const { late, answers } = without(missing, 'gone');
    const told: unknown[] = [];
    const ask = async () => told.push(await late('a.js').catch(String));
    for (let turn = 0; turn < 3; turn += 1) {
      await ask();
      askAgain();
    }
    answers[missing] = 'there';
    await ask();
    await ask();
    return told;
  };
  const afterSilence = async (missing: Missing): Promise<unknown[]> => {
    const { late, answers } = without(missing, 'hangs');
    const first = late('a.js');
    answers[missing] = 'there';
    askAgain();
    return [await late('a.js'), await first];
  };
  const failed = 'TypeError: Failed to fetch';
  const there = 'module a.js';

  test('that failed loads when it is requested again, although the browser remembers its failure', async () => {
    expect(await afterFailing('a.js')).toEqual([failed, failed, failed, there, there]);
  });

  test('loads when it is requested again, although a file that it needs failed', async () => {
    expect(await afterFailing('need.js')).toEqual([failed, failed, failed, there, there]);
  });

  test('that never answers loads when it is requested again', async () => {
    expect(await afterSilence('a.js')).toEqual([there, there]);
  });

  test('loads when it is requested again, although a file that it needs never arrived', async () => {
    expect(await afterSilence('need.js')).toEqual([there, there]);
  });

  test('that is on the device and whose import does not end loads from another address', async () => {
    const pending = new Promise(() => undefined);
    const late = createLateImport({
      reach: () => Promise.resolve(),
      importFile: (address) => (address.includes('?again=') ? Promise.resolve(address) : pending),
    });
    void late('a.js');
    await new Promise((resolve) => setTimeout(resolve, 0));
    askAgain();
    expect(await late('a.js')).toMatch(/^a\.js\?again=\d+$/);
  });
});

test('a part that shows that something is missing is informed when somebody tries again', () => {
  const heard = vi.fn<() => void>();
  const stop = onAskAgain(heard);
  askAgain();
  stop();
  askAgain();
  expect(heard).toHaveBeenCalledOnce();
});
