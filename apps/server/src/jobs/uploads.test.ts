import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../db/database.ts';
import { uploadFile, uploadVideo } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { UploadStore, newKey } from '../areas/upload/store.ts';
import { seedTime } from '../test/fixed.ts';
import { seededDatabase } from '../test/server.ts';
import { runDueJobs } from './runner.ts';
import { uploadJobs } from './uploads.ts';

const hour = 3_600_000;
let opened: OpenDatabase;
let store: UploadStore;
let folder = '';
let now = seedTime;
let kicks = 0;
beforeAll(async () => {
  opened = await seededDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-jobs-'));
  store = new UploadStore(folder);
  await mkdir(store.folder(1001), { recursive: true });
  return () => rm(folder, { recursive: true, force: true });
});

const lines: string[] = [];
const run = async (): Promise<void> => {
  const jobs = uploadJobs({
    store,
    kick: () => {
      kicks += 1;
    },
  });
  await runDueJobs({ db: opened.db, clock: () => now, writeLine: (line) => lines.push(line), jobs });
  expect(lines).toEqual([]);
};

/** Writes a file whose last change was that many hours ago. */
async function put(name: string, hours: number): Promise<void> {
  const path = join(store.folder(1001), name);
  await writeFile(path, 'x');
  const at = (now - hours * hour) / 1000;
  await utimes(path, at, at);
}

const who = { userId: 2, companyId: 1001, name: 'a.mp4', ext: 'mp4', size: 10 };
const film = async (state: 1 | 2 | 3 | 4, hours: number, endTime?: number): Promise<string> => {
  const key = newKey();
  const row = { ...who, key, title: 'a', kind: 'video' as const, state, createTime: now - hours * hour };
  await asSystem(opened.db, (tx) => tx.insert(uploadVideo).values({ ...row, endTime: endTime ?? null }));
  return key;
};
const states = (): Promise<(readonly [string, number])[]> =>
  asSystem(opened.db, async (tx) =>
    (await tx.select().from(uploadVideo).orderBy(asc(uploadVideo.videoId))).map(
      ({ key, state }) => [key, state] as const,
    ),
  );

describe('uploads', () => {
  test('that nobody continued for a day are deleted with their bytes, others are not', async () => {
    await asSystem(opened.db, (tx) => tx.delete(uploadVideo));
    const idle = await film(2, 30);
    const slow = await film(2, 30);
    const announced = await film(1, 25);
    const fresh = await film(1, 23);
    const done = await film(3, 100);
    await put(`${idle}.part`, 25);
    await put(`${slow}.part`, 23);
    await put(`${done}.mp4`, 100);
    await run();
    expect(await states()).toEqual([
      [idle, 4],
      [slow, 2],
      [announced, 4],
      [fresh, 1],
      [done, 3],
    ]);
    expect((await readdir(store.folder(1001))).toSorted()).toEqual(
      [`${slow}.part`, `${done}.mp4`].toSorted(),
    );
  });

  test('that were deleted are forgotten a day later, and so are uploads of single files', async () => {
    await asSystem(opened.db, async (tx) => {
      await tx.delete(uploadVideo);
      const row = { ...who, name: 'a.png', ext: 'png', scene: 'avatar' as const };
      for (const hours of [23, 25, 50]) {
        await tx.insert(uploadFile).values({ ...row, key: newKey(), createTime: now - hours * hour });
      }
    });
    const old = await film(4, 60, now - hour);
    const recent = await film(4, 60, now + hour);
    now += 24 * hour;
    await run();
    const left = (await states()).map(([key]) => key);
    expect(left).toEqual([recent]);
    expect(left).not.toContain(old);
    const files = () => asSystem(opened.db, (tx) => tx.select({ state: uploadFile.state }).from(uploadFile));
    expect((await files()).map(({ state }) => state)).toEqual([4, 4, 4]);
    now += 25 * hour;
    await run();
    expect(await files()).toEqual([]);
  });

  test('of nobody, and what a killed server left half done, are deleted after a day', async () => {
    const done = await film(3, 100);
    const stranger = newKey();
    await put(`${done}.mp4`, 100);
    await put(`${done}.0123456789ab.part`, 25);
    await put(`${done}.ba9876543210.part`, 2);
    await put(`${stranger}.mp4`, 25);
    await put(`${newKey()}.part`, 25);
    const fresh = newKey();
    await put(`${fresh}.part`, 1);
    now += 24 * hour;
    // A file younger than a day is kept, whatever the test's clock says.
    await put(`${fresh}.part`, 1);
    await put(`${done}.ba9876543210.part`, 2);
    await run();
    expect((await readdir(store.folder(1001))).toSorted()).toEqual(
      [`${done}.mp4`, `${done}.ba9876543210.part`, `${fresh}.part`].toSorted(),
    );
  });

  test('that wait for conversion are looked for all the time', async () => {
    const before = kicks;
    now += 15_000;
    await run();
    now += 15_000;
    await run();
    expect(kicks - before).toBe(2);
  });
});
