import { describe, expect, test, vi } from 'vitest';
import { askAgain, createLateImport, onAskAgain } from './lateImport.ts';

vi.stubGlobal('document', { querySelectorAll: () => [] });

/** A browser that gives one answer to an address for ever, as most do. */
function browser(answers: Record<string, 'gone' | 'hangs' | 'there'>) {
  const asked: string[] = [];
  const known = new Map<string, Promise<unknown>>();
  const importFile = (address: string) => {
    const before = known.get(address);
    if (before) return before;
    asked.push(address);
    const [file = ''] = address.split('?');
    const answer = answers[file];
    const own =
      answer === 'there'
        ? Promise.resolve(`module ${file}`)
        : answer === 'gone'
          ? Promise.reject(new TypeError('Failed to fetch'))
          : new Promise(() => undefined);
    known.set(address, own);
    return own;
  };
  return { asked, late: createLateImport(importFile), answers };
}

describe('a late file of the build', () => {
  test('is asked for once', async () => {
    const { late, asked } = browser({ './a.js': 'there' });
    expect([await late('./a.js'), await late('./a.js')]).toEqual(['module ./a.js', 'module ./a.js']);
    askAgain();
    await late('./a.js');
    expect(asked).toEqual(['./a.js']);
  });

  test('that failed comes when it is asked for again, although the browser remembers its failure', async () => {
    const { late, answers } = browser({ './a.js': 'gone' });
    await expect(late('./a.js')).rejects.toThrow('Failed to fetch');
    answers['./a.js'] = 'there';
    askAgain();
    expect(await late('./a.js')).toBe('module ./a.js');
    expect(await late('./a.js')).toBe('module ./a.js');
  });

  test('that never answers comes when it is asked for again', async () => {
    const { late, answers, asked } = browser({ './a.js': 'hangs' });
    void late('./a.js');
    void late('./a.js');
    answers['./a.js'] = 'there';
    askAgain();
    expect(await late('./a.js')).toBe('module ./a.js');
    expect(asked).toEqual(['./a.js', expect.stringMatching(/^\.\/a\.js\?again=\d+$/)]);
  });

  test('fails again when it is still gone, and comes later all the same', async () => {
    const { late, answers } = browser({ './a.js': 'gone' });
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(late('./a.js')).rejects.toThrow('Failed to fetch');
      askAgain();
    }
    answers['./a.js'] = 'there';
    expect(await late('./a.js')).toBe('module ./a.js');
  });
});

test('whoever shows that something is missing hears that somebody asks again', () => {
  const heard = vi.fn<() => void>();
  const stop = onAskAgain(heard);
  askAgain();
  stop();
  askAgain();
  expect(heard).toHaveBeenCalledOnce();
});
