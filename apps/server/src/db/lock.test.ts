import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutRights } from '../test/withoutRights.ts';
import { takeLock } from './lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'server.lock');
/** Lock file of a server that no longer runs. */
const gone = JSON.stringify({ pid: 2_147_480_000, started: '1' });

test('a second opener is refused with a sentence that names the folder and the process', async () => {
  const lock = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow(
    `DATA_DIR ${folder} is in use by process ${process.pid}; stop that process or choose another DATA_DIR.`,
  );
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
});

test('a server whose folder has become read-only stops in order', async () => {
  const lock = await takeLock(folder);
  await chmod(folder, 0o555);
  await expect(withoutRights(() => lock.release())).resolves.toBeUndefined();
  await chmod(folder, 0o755);
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const pid = child.pid;
  await new Promise((done) => child.once('exit', done));
  await writeFile(lockFile(), JSON.stringify({ pid, started: '1' }));
  const lock = await takeLock(folder);
  expect(await readFile(lockFile(), 'utf8')).toContain(`"pid":${process.pid}`);
  await lock.release();
});

test('a living process that only has the same number does not hold the lock', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: process.pid, started: '1' }));
  const taken = await takeLock(folder).then(
    (lock) => lock.release().then(() => true),
    () => false,
  );
  // Only systems that report when a process started can notice that a pid was used again; on others the
  // folder is refused, to be safe.
  expect(taken).toBe(process.platform === 'linux');
});

test.each(['', '{', '[]', '{"pid":"x"}'])(
  'a broken lock file (%j) does not prevent the start',
  async (text) => {
    await writeFile(lockFile(), text);
    await expect(takeLock(folder).then((lock) => lock.release())).resolves.toBeUndefined();
  },
);

test('of many who find a stale lock, exactly one gets it', async () => {
  for (let round = 0; round < 50; round += 1) {
    await writeFile(lockFile(), round % 2 === 0 ? '' : gone);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => takeLock(folder)));
    const locks = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(locks, `round ${round}`).toHaveLength(1);
    await locks[0]?.release();
    expect(await readdir(folder)).toEqual([]);
  }
});

test.each([gone, ''])(
  'the guard file of a lock that a kill left behind (%j) prevents no start',
  async (guard) => {
    await writeFile(lockFile(), gone);
    await writeFile(`${lockFile()}.guard`, guard);
    const lock = await takeLock(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  },
);
