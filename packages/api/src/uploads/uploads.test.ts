import { UploadKind, UploadStatus } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientOptions } from '../client/createClient.ts';
import { FakeStorage, harness, json, loginResult, ok } from '../test/fakes.ts';
import { createVideoCloud, type Fate } from '../test/videoCloud.ts';
import type { FormAnswer, FormAttempt } from './form.ts';
import { createUploads, type UploadPlace } from './uploads.ts';

const full = process.env['STOA_FULL'] === '1';
const run = { seed: 20_261, numRuns: full ? 2_000 : 100 } as const;
const part = 10;

const films: UploadPlace = { group: 'course', kind: UploadKind.Video, scene: 'knowledge' };
const papers: UploadPlace = { group: 'homework', kind: UploadKind.Attachment, scene: 'homework' };
const film = (size = 100, name = '讲师示范.mp4'): File =>
  new File([new Uint8Array(size).map((_byte, at) => at)], name, { lastModified: 1 });

/** Changes a file as an editor does that stores it. */
const edit = (file: File): void => void Object.defineProperty(file, 'lastModified', { value: 9 });

const noWait = (): Promise<void> => Promise.resolve();

/** A page with its own memory, in a browser with its own storage unless one is given. */
function openPage(
  cloud: ReturnType<typeof createVideoCloud>,
  storage = new FakeStorage(),
  options: Pick<ClientOptions, 'offers'> = {},
) {
  const { client, session, sent, dialog } = harness(cloud.answer, options);
  const uploads = createUploads({
    client,
    host: '/api',
    page: () => 'https://portal.example/',
    storage: () => storage,
    tus: cloud.tus,
    events: new EventTarget(),
    wait: noWait,
    random: () => 0.5,
  });
  return { uploads, client, session, sent, dialog, storage };
}
type Page = ReturnType<typeof openPage>;

/** Waits until no upload is in progress any more. */
const done = ({ uploads }: Pick<Page, 'uploads'>): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (
        uploads.get().some(({ status }) => status === UploadStatus.Uploading || status === UploadStatus.Wait)
      )
        return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = uploads.subscribe(look);
    look();
  });

describe('a film', () => {
  test('is sent by configuration, token, credential and tus, in this order', async () => {
    const cloud = createVideoCloud();
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(cloud.asked).toEqual(['/comp/pc/config', '/vcloud/vod/getToken', '/vcloud/vod/createUploadVideo']);
    const asked = new URL(page.sent.at(-1)?.url ?? '', 'https://portal.example').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      fileName: '讲师示范.mp4',
      fileSize: '100',
      typeId: 'video-type',
      presetId: 'video-preset',
      kind: 'video',
      notifyUrl: 'https://portal.example/arrived',
    });
    expect(page.uploads.get()).toMatchObject([
      { status: UploadStatus.End, result: { kind: 'video', videoId: 1 } },
    ]);
    expect(page.storage.entries.size).toBe(0);
  });

  test('says that nothing can be sent here, where the back end names no address for it', async () => {
    const cloud = createVideoCloud();
    const page = openPage({
      ...cloud,
      answer: (sent) => (sent.url.includes('createUploadVideo') ? ok({ videoId: 1 }) : cloud.answer(sent)),
    });
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'notOffered' } }]);
  });

  test('says so too where the back end does not have the calls', async () => {
    const page = openPage(createVideoCloud(), new FakeStorage(), { offers: ({ id }) => id !== 'S20' });
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'notOffered' } }]);
  });

  test('arrives complete whatever the connection does, and one interruption repeats no part twice', async () => {
    const fate = fc.constantFrom<Fate>('cut', 'expired', 'moved', 'busy', 'failing');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 25 }),
        fc.integer({ min: 1, max: 300 }),
        async (fates, size) => {
          const cuts = fates.filter((one) => one === 'cut' || one === 'moved').length;
          const cloud = createVideoCloud([...fates], part);
          const page = openPage(cloud);
          page.uploads.add([film(size)], films);
          await done(page);
          const [entry] = page.uploads.get();
          // After many failures in a row without a byte the person is asked, and a retry continues from
          // there.
          const failed = entry?.status === UploadStatus.Error ? entry : undefined;
          expect(failed?.fault ?? { kind: 'network' }).toEqual({ kind: 'network' });
          if (failed !== undefined) {
            cloud.fates.length = 0;
            page.uploads.retry(failed.id);
            await done(page);
          }
          expect(page.uploads.get()[0]?.status).toBe(UploadStatus.End);
          expect([...cloud.videos.values()]).toMatchObject([{ received: size, complete: true }]);
          expect(cloud.carried()).toBeLessThanOrEqual(size + cuts * part);
        },
      ),
      run,
    );
  });

  test('goes on where it was after a reload, when the same file is chosen again', async () => {
    const cloud = createVideoCloud(['hanging']);
    const storage = new FakeStorage();
    const before = openPage(cloud, storage);
    // The page is closed in the middle of an upload: nothing is settled and nothing is deleted.
    before.uploads.add([film()], films);
    await expect.poll(() => cloud.carried()).toBeGreaterThan(0);
    before.uploads.leave();
    const received = cloud.videos.get(1)?.received;
    expect(received).toBe(part);
    expect([...storage.entries.values()].join('')).not.toContain('讲师');

    const after = openPage(cloud, storage);
    const shown: number[] = [];
    after.uploads.subscribe(() => {
      const [entry] = after.uploads.get();
      if (entry?.status === UploadStatus.Uploading) shown.push(entry.sent);
    });
    after.uploads.add([film()], films);
    await done(after);
    expect(cloud.videos.size).toBe(1);
    expect(cloud.asked.slice(3)).toEqual(['/vcloud/vod/refreshUploadVideo']);
    expect(shown.find((sent) => sent > 0)).toBe(received);
    expect(cloud.carried()).toBeLessThanOrEqual(100 + part);
  });

  test.each([
    ['another person', { ...loginResult, userId: 2 }],
    ['another company', { ...loginResult, companyId: 1002 }],
  ])('is not continued by %s on the same computer', async (_who, login) => {
    const cloud = createVideoCloud(['hanging']);
    const storage = new FakeStorage();
    const before = openPage(cloud, storage);
    before.uploads.add([film()], films);
    await expect.poll(() => cloud.carried()).toBeGreaterThan(0);
    before.session.begin(login);
    expect(before.uploads.get()).toEqual([]);

    const asked = cloud.asked.length;
    before.uploads.add([film()], films);
    await done(before);
    expect(cloud.asked.slice(asked)).toContain('/vcloud/vod/createUploadVideo');
    expect(cloud.videos.get(1)).toMatchObject({ received: part });
    expect(cloud.videos.get(2)).toMatchObject({ received: 100 });
  });

  test('is stopped by a log-out, and nothing more is asked or sent', async () => {
    const cloud = createVideoCloud(['hanging']);
    const page = openPage(cloud);
    page.uploads.add([film(1000)], films);
    await expect.poll(() => cloud.carried()).toBeGreaterThan(0);
    page.session.reset();
    const [asked, carried] = [cloud.asked.length, cloud.carried()];
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect([cloud.asked.length, cloud.carried()]).toEqual([asked, carried]);
    expect(page.uploads.get()).toEqual([]);
  });

  test('that was replaced meanwhile starts again', async () => {
    const cloud = createVideoCloud(['hanging']);
    const storage = new FakeStorage();
    const before = openPage(cloud, storage);
    before.uploads.add([film()], films);
    await expect.poll(() => cloud.carried()).toBeGreaterThan(0);
    before.uploads.leave();
    const after = openPage(cloud, storage);
    const cutAgain = new File([new Uint8Array(100).fill(9)], '讲师示范.mp4', { lastModified: 1 });
    after.uploads.add([cutAgain], films);
    await done(after);
    expect(cloud.videos.size).toBe(2);
  });

  test('that the server has lost starts again and shows so in its progress', async () => {
    const cloud = createVideoCloud(['cut', 'gone']);
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.End }]);
    expect(cloud.asked.filter((path) => path.endsWith('createUploadVideo'))).toHaveLength(2);
  });

  test('that the server loses again and again fails in the end', async () => {
    const cloud = createVideoCloud(Array.from({ length: 9 }, () => 'gone' as const));
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'server' } }]);
    expect(cloud.fates).toHaveLength(6);
  });

  test('that was given up while its credential expired starts again', async () => {
    const cloud = createVideoCloud(['cut', 'expired']);
    const { attempt } = cloud.tus;
    Object.assign(cloud.tus, {
      attempt: async (given: Parameters<typeof attempt>[0]) => {
        const outcome = await attempt(given);
        if ('status' in outcome && outcome.status === 403) cloud.videos.delete(given.videoId);
        return outcome;
      },
    });
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.End }]);
  });

  test.each([
    [413, 'size'],
    [415, 'content'],
    [400, 'server'],
  ])('that the server refuses with %i is not sent again', async (status, kind) => {
    const cloud = createVideoCloud();
    let attempts = 0;
    Object.assign(cloud.tus, { attempt: async () => ((attempts += 1), { ended: false, status }) });
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind } }]);
    expect(attempts).toBe(1);
    expect(page.storage.entries.size).toBe(0);
  });

  test('whose last answer was lost is known to have arrived', async () => {
    const cloud = createVideoCloud();
    const storage = new FakeStorage();
    const page = openPage(cloud, storage);
    let calls = 0;
    const { attempt } = cloud.tus;
    Object.assign(cloud.tus, {
      attempt: async (given: Parameters<typeof attempt>[0]) => {
        calls += 1;
        if (calls > 1) return { ended: false, status: 404 };
        await attempt(given);
        return { ended: false };
      },
    });
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.End }]);
    expect(cloud.videos.size).toBe(1);
  });

  test('that changes on the disk while it is sent fails with that reason at once, not as a network failure', async () => {
    const cloud = createVideoCloud(Array.from({ length: 12 }, () => 'failing' as const));
    const page = openPage(cloud);
    const chosen = film();
    let attempts = 0;
    const { attempt } = cloud.tus;
    Object.assign(cloud.tus, {
      attempt: (given: Parameters<typeof attempt>[0]) => {
        attempts += 1;
        // A file that changed after it was chosen, as a browser reads it.
        Object.assign(chosen, {
          slice: () => ({
            arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
          }),
        });
        return attempt(given);
      },
    });
    page.uploads.add([chosen], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'unreadable' } }]);
    expect(attempts).toBe(1);
  });

  test('that changes while the server cannot be reached says so at once', async () => {
    const chosen = film();
    const cloud = createVideoCloud();
    const { answer } = cloud;
    Object.assign(cloud, {
      answer: (sent: Parameters<typeof answer>[0]) => {
        if (!sent.url.includes('createUploadVideo')) return answer(sent);
        edit(chosen);
        throw new TypeError('Failed to fetch');
      },
    });
    const page = openPage(cloud);
    page.uploads.add([chosen], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'unreadable' } }]);
  });

  test('is never sent with the credential of another', async () => {
    const cloud = createVideoCloud(['expired']);
    const page = openPage(cloud);
    let attempts = 0;
    const { attempt } = cloud.tus;
    Object.assign(cloud.tus, {
      attempt: (given: Parameters<typeof attempt>[0]) => {
        attempts += 1;
        expect(given.videoId).toBe(1);
        return attempt(given);
      },
    });
    cloud.otherVideo = true;
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'server' } }]);
    expect(attempts).toBe(1);
  });

  test('that is cancelled is deleted on the server, and can be sent again', async () => {
    const cloud = createVideoCloud(Array.from({ length: 12 }, () => 'failing' as const));
    const page = openPage(cloud);
    cloud.fates.unshift('cut');
    page.uploads.add([film()], films);
    await done(page);
    const [entry] = page.uploads.get();
    expect(entry?.status).toBe(UploadStatus.Error);
    page.uploads.take(entry?.id ?? '');
    expect(page.uploads.get()).toEqual([]);
    await expect.poll(() => cloud.terminated).toEqual(['https://video.example/upload/1']);
    expect(page.storage.entries.size).toBe(0);
    cloud.fates.length = 0;
    page.uploads.add([film()], films);
    await done(page);
    expect(cloud.videos.get(2)).toMatchObject({ complete: true });
  });

  test('offers to try again in its row after many failures, without a dialog', async () => {
    const cloud = createVideoCloud(Array.from({ length: 40 }, () => 'failing' as const));
    const page = openPage(cloud);
    page.uploads.add([film()], films);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'network' } }]);
    expect(page.dialog.shown).toEqual([]);
    // The server received the first try and ten retries.
    expect(40 - cloud.fates.length).toBe(11);
  });
});

const ticket = { token: 'leave', key: 'k', expireTime: 1, maxSize: 1000, exts: ['pdf', 'png'] };
const stored = { fileId: 5, name: 'a.pdf', url: '/media/a.pdf', ext: 'pdf', size: 4, fileLabel: 3 };

/** A page whose forms go to a file server that the test controls. */
function openFilePage(
  place: { uploadUrl: string; private: boolean },
  answers: (FormAnswer | 'ok' | 'cut')[],
  answerToken: () => Response = () => ok(ticket),
) {
  const forms: FormAttempt[] = [];
  const { client } = harness(({ url }) => (url.includes('getUploadUrl') ? ok(place) : answerToken()));
  const uploads = createUploads({
    client,
    host: '/api',
    page: () => 'https://portal.example/homework',
    storage: () => new FakeStorage(),
    events: new EventTarget(),
    wait: noWait,
    sendForm: async (given) => {
      forms.push(given);
      const answer = answers.shift() ?? 'ok';
      if (answer === 'cut') return undefined;
      return answer === 'ok'
        ? { status: 200, text: JSON.stringify({ code: 200, msg: '', data: stored }) }
        : answer;
    },
  });
  return { uploads, forms };
}

const envelope = async (code: number, msg = ''): Promise<FormAnswer> => ({
  status: 200,
  text: await json({ code, msg }).text(),
});
const paper = (name = 'a.pdf', size = 4): File => new File([new Uint8Array(size)], name);
const ours = { uploadUrl: '/api/content/file-server/upload', private: false };
const fields = ({ form }: FormAttempt) => [...form.keys()];

describe('a document', () => {
  test("goes to the portal's own server with the person's session", async () => {
    const page = openFilePage(ours, []);
    page.uploads.add([paper()], papers);
    await done(page);
    expect(page.forms.map(({ address }) => address)).toEqual([
      'https://portal.example/api/content/file-server/upload?access_token=token-of-lin',
    ]);
    expect(page.forms[0]?.headers).toMatchObject({ DeviceModel: 'PC' });
    expect(page.forms.map(fields)).toEqual([['token', 'key', 'file']]);
    expect(page.uploads.get()).toMatchObject([
      { status: UploadStatus.End, pausable: false, result: { kind: 'file', file: { fileId: 5 } } },
    ]);
  });

  test.each([
    ['elsewhere', 'https://files.sunrise.example/upload'],
    ['at the address of the portal', ours.uploadUrl],
  ])('goes to a private file server %s without the session', async (_where, uploadUrl) => {
    const page = openFilePage({ uploadUrl, private: true }, []);
    page.uploads.add([paper()], papers);
    await done(page);
    expect(page.forms[0]?.address).toBe(new URL(uploadUrl, 'https://portal.example').href);
    expect(page.forms[0]?.headers).toEqual({});
    expect(page.forms.map(fields)).toEqual([['token', 'key', 'file']]);
  });

  test('goes nowhere else when the private file server is down', async () => {
    const uploadUrl = 'https://files.sunrise.example/upload';
    const page = openFilePage(
      { uploadUrl, private: true },
      Array.from({ length: 30 }, () => 'cut' as const),
    );
    page.uploads.add([paper()], papers);
    await done(page);
    expect(new Set(page.forms.map(({ address }) => address))).toEqual(new Set([uploadUrl]));
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'network' } }]);
  });

  test('is sent again after an interruption, and with a new credential after an expired one', async () => {
    const page = openFilePage(ours, ['cut', await envelope(1013), 'ok']);
    page.uploads.add([paper()], papers);
    await done(page);
    expect(page.forms).toHaveLength(3);
    expect(page.uploads.get()[0]?.status).toBe(UploadStatus.End);
  });

  test.each([
    ['taken', 'ok' as const],
    ['refused for its size', envelope(1011)],
    ['lost', 'cut' as const],
  ])('that changes while it is sent says so at once, also when it is %s', async (_what, answer) => {
    const chosen = paper();
    const page = openFilePage(ours, [await answer], () => {
      edit(chosen);
      return ok(ticket);
    });
    page.uploads.add([chosen], papers);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'unreadable' } }]);
    expect(page.forms).toHaveLength(1);
  });

  test('that changes while the server cannot be reached says so at once', async () => {
    const chosen = paper();
    const page = openFilePage(ours, [], () => {
      edit(chosen);
      throw new TypeError('Failed to fetch');
    });
    page.uploads.add([chosen], papers);
    await done(page);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind: 'unreadable' } }]);
    expect(page.forms).toEqual([]);
  });

  test.each([
    [1010, 'type'],
    [1011, 'size'],
    [1003, 'notOffered'],
    [1008, 'server'],
  ])('that the server refuses with %i says why, in its words', async (code, kind) => {
    const page = openFilePage(ours, [await envelope(code, '这个文件不行')]);
    page.uploads.add([paper()], papers);
    await done(page);
    expect(page.uploads.get()).toMatchObject([
      { status: UploadStatus.Error, fault: { kind, message: '这个文件不行' } },
    ]);
    expect(page.forms).toHaveLength(1);
  });

  test.each([
    ['too large for this place', { ...ticket, maxSize: 3 }, 'size'],
    ['not for this place', { ...ticket, exts: ['png'] }, 'type'],
  ])('%s is not sent', async (_why, tickets, kind) => {
    const page = openFilePage(ours, [], () => ok(tickets));
    page.uploads.add([paper()], papers);
    await done(page);
    expect(page.forms).toEqual([]);
    expect(page.uploads.get()).toMatchObject([{ status: UploadStatus.Error, fault: { kind } }]);
  });

  test.each(['javascript:alert(1)', 'ftp://files.example/', 'https://'])(
    'is not sent to %s',
    async (uploadUrl) => {
      const page = openFilePage({ uploadUrl, private: true }, []);
      page.uploads.add([paper()], papers);
      await done(page);
      expect(page.forms).toEqual([]);
      expect(page.uploads.get()[0]?.status).toBe(UploadStatus.Error);
    },
  );

  test('keeps a name of at most 255 characters, with its extension', async () => {
    const page = openFilePage(ours, []);
    page.uploads.add([paper(`${'长'.repeat(300)}.pdf`)], papers);
    await done(page);
    const file = page.forms[0]?.form.get('file');
    expect(file instanceof File ? file.name : '').toBe(`${'长'.repeat(251)}.pdf`);
  });
});

test.each([
  ['extension', 'a.exe', 4],
  ['extension', 'a.pdf.exe', 4],
  ['extension', 'a\u202Efdp.exe', 4],
  ['empty', 'a.pdf', 0],
])(
  'a file that breaks a rule (%s: %s, %i bytes) is refused before anything is asked',
  (reason, name, size) => {
    const page = openFilePage(ours, []);
    const { ids, refused } = page.uploads.add([paper(name, size), paper('B.PDF')], papers);
    expect(refused.map((one) => one.reason)).toEqual([reason]);
    expect(ids).toHaveLength(1);
  },
);
