// @vitest-environment happy-dom
import { wholeBackEnd } from '../session/backEnd.ts';
import { createClient, createSessionStore, memoryStorage } from '@stoa/api';
import { ApiProvider } from '@stoa/api/react';
import { createUploads, type UploadResult } from '@stoa/api/uploads';
import { globalConfigFrom, UploadKind } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import coreWords from '@stoa/ui/locales/zh-CN/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsaved } from '../kernel/unsaved.ts';
import { loadCatalogue } from '../i18n/catalogues.ts';
import zh from './words/zh-CN/uploads.ts';
import { uploadWords } from './catalogue.ts';
import { FileUploader } from './FileUploader.tsx';

const { labels } = await loadCatalogue('zh-CN', [uploadWords]);
const words = { ...coreWords, ...labels };

const stored = { fileId: 5, name: '巡检.pdf', url: '/media/a.pdf', ext: 'pdf', size: 4, fileLabel: 3 };
const envelope = (data: unknown, code = 200, msg = ''): string => JSON.stringify({ code, msg, data });

/**
 * The server of a company: its upload address, and the answer of its file server, which the test releases.
 */
const server = vi.hoisted(() => ({
  place: { uploadUrl: '', private: false },
  answer: '',
  open: (): void => undefined,
}));

function makePortal() {
  const session = createSessionStore({ storage: memoryStorage(), events: new EventTarget() });
  session.begin({
    access_token: 'token',
    userId: 1,
    id: 11,
    companyId: 1001,
    appId: '',
    expireTime: undefined,
    sourceType: 0,
  });
  const ticket = { token: 'leave', key: 'k', expireTime: 1, maxSize: 1000, exts: ['pdf'] };
  const client = createClient({
    host: '/api',
    session,
    dialog: { show: () => undefined, isOpen: () => false },
    locale: 'zh-CN',
    onSessionEnd: () => undefined,
    fetch: async (address) =>
      new Response(
        envelope(typeof address === 'string' && address.includes('getUploadUrl') ? server.place : ticket),
      ),
  });
  const opened = new Promise<void>((go) => (server.open = go));
  const uploads = createUploads({
    client,
    host: '/api',
    page: () => 'https://sunrise.example/',
    storage: memoryStorage(),
    sendForm: async () => {
      await opened;
      return { status: 200, text: server.answer };
    },
  });
  return { client, session, backEnd: wholeBackEnd, settings: { host: '/api' }, uploads };
}

const portal = vi.hoisted(() => ({ now: undefined as unknown }));
vi.mock('../session/portal.ts', () => ({ usePortal: () => portal.now }));
vi.mock('./engine.ts', () => ({ uploadsOf: ({ uploads }: { uploads: unknown }) => uploads }));
// The build compiles messages with arguments; in this test they are compiled when they are shown.
vi.mock('../i18n/WithWords.tsx', () => ({
  WithWords: ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="zh-CN" messages={{ uploads: { ...zh, kept: '保存在 {host}' } }}>
      <UiProvider labels={words}>{children}</UiProvider>
    </IntlProvider>
  ),
}));

const choose = () =>
  userEvent.upload(screen.getByLabelText('选择文件，或拖到这里'), new File(['%PDF'], '巡检.pdf'));

function setUp(isPrivate = false) {
  const made = makePortal();
  portal.now = made;
  made.session.write('globalConfig', globalConfigFrom({ privateFileServer: isPrivate }));
  const told: { results: readonly UploadResult[]; busy: boolean }[] = [];
  const view = render(
    <ApiProvider client={made.client} locale="zh-CN">
      <FileUploader
        kind={UploadKind.Attachment}
        scene="homework"
        max={3}
        onChange={(results, busy) => told.push({ results, busy })}
      />
    </ApiProvider>,
  );
  return { ...made, ...view, told };
}

beforeEach(() => {
  server.place = { uploadUrl: '/api/content/file-server/upload', private: false };
  server.answer = envelope(stored);
});
afterEach(cleanup);

it('a chosen file is shown during the upload and, when it has arrived, passed to the screen', async () => {
  const { told } = setUp();
  await choose();
  expect(await screen.findByText('巡检.pdf')).toBeDefined();
  expect([told.at(-1)?.busy, hasUnsaved()]).toEqual([true, true]);
  server.open();
  await waitFor(() => expect(told.at(-1)?.busy).toBe(false));
  expect(told.at(-1)?.results).toMatchObject([{ kind: 'file', file: { fileId: 5 } }]);
  expect(screen.getByText('1 个文件已全部上传')).toBeDefined();
  expect(hasUnsaved()).toBe(false);
});

it.each([
  ['in the words of the server', '文件里有宏，请去掉后再上传。', '文件里有宏，请去掉后再上传。'],
  ['in ours where it has none', '', zh.fault.type],
])('a file that is refused says why, %s', async (_how, msg, shown) => {
  server.answer = envelope(null, 1010, msg);
  const { told } = setUp();
  await choose();
  server.open();
  expect(await screen.findByText((text) => text.includes(shown))).toBeDefined();
  expect(told.at(-1)).toEqual({ results: [], busy: false });
});

it('people of a company with a file server of its own read where their files are stored', async () => {
  server.place = { uploadUrl: 'https://files.sunrise.example/upload', private: true };
  setUp(true);
  expect(await screen.findByText('保存在 files.sunrise.example')).toBeDefined();
});

it('uploads stop when the screen is left', async () => {
  const { unmount, uploads } = setUp();
  await choose();
  expect(uploads.get()).toHaveLength(1);
  unmount();
  expect(uploads.get()).toEqual([]);
  expect(hasUnsaved()).toBe(false);
});
