// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { UploadKind, UploadStatus } from '@stoa/domain';
import { afterEach, expect, it } from 'vitest';
import { FakeStorage, harness } from '../test/fakes.ts';
import { createVideoCloud, type Fate } from '../test/videoCloud.ts';
import type { UploadFault } from '../uploads/machine.ts';
import { createUploads, type UploadPlace } from '../uploads/uploads.ts';
import { useUploads } from './index.ts';

afterEach(cleanup);

const place: UploadPlace = { group: 'course', kind: UploadKind.Video, scene: 'knowledge' };
const film = (): File => new File([new Uint8Array(100)], 'a.mp4');
const reasonOf = ({ kind }: UploadFault): string => `sorry: ${kind}`;

function setUp(fates: Fate[]) {
  const cloud = createVideoCloud(fates);
  const { client } = harness(cloud.answer);
  const uploads = createUploads({
    client,
    host: '/api',
    page: () => 'https://portal.example/',
    storage: () => new FakeStorage(),
    tus: cloud.tus,
    wait: () => Promise.resolve(),
  });
  const { result } = renderHook(() => useUploads(uploads, 'course', reasonOf));
  return { cloud, uploads, result };
}

it('shows the files of its own place, and what a person asks for happens', async () => {
  const { uploads, result, cloud } = setUp(['hanging']);
  act(() => void uploads.add([film()], place));
  act(() => void uploads.add([film()], { ...place, group: 'elsewhere' }));
  expect(result.current.items).toHaveLength(1);
  await waitFor(() => expect(cloud.carried()).toBeGreaterThan(0));
  const [id = ''] = result.current.items.map((item) => item.id);
  act(() => result.current.onAction(id, 'pause'));
  expect(result.current.items).toMatchObject([{ status: UploadStatus.Wait, paused: true }]);
  act(() => result.current.onAction(id, 'resume'));
  await waitFor(() => expect(result.current.items).toMatchObject([{ status: UploadStatus.End }]));
  act(() => result.current.onAction(id, 'remove'));
  expect(result.current.items).toEqual([]);
});

it('says in words why a file failed, with the same object until it changes', async () => {
  const { uploads, result, cloud } = setUp(Array.from({ length: 11 }, () => 'failing'));
  act(() => void uploads.add([film()], place));
  await waitFor(() =>
    expect(result.current.items).toMatchObject([
      { status: UploadStatus.Error, reason: 'sorry: network', retryable: true },
    ]),
  );
  const [failed] = result.current.items;
  act(() => void uploads.add([film()], { ...place, group: 'elsewhere' }));
  expect(result.current.items[0]).toBe(failed);
  act(() => result.current.onAction(failed?.id ?? '', 'retry'));
  await waitFor(() => expect(result.current.items).toMatchObject([{ status: UploadStatus.End }]));
  expect(cloud.fates).toEqual([]);
  act(() => result.current.onAction(failed?.id ?? '', 'cancel'));
  expect(result.current.items).toEqual([]);
});
