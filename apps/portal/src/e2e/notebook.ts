import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { codeOf } from './pageCode.ts';

/** A page that types into the outbox and records what it reports; only tests open it. */
const page = `
  import { createOutbox, documentKind, newerDocument, withValue } from '@stoa/api/outbox';
  const kind = documentKind('note', (stored) => (typeof stored === 'string' ? stored : undefined));
  const post = async (path, body, more) => {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', DeviceModel: 'PC' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(1500),
      ...more,
    });
    const { code, data } = await answer.json();
    if (code !== 200) throw new Error('not acknowledged');
    return data;
  };
  const asked = async () => {
    for (;;) {
      const answer = await post('/api/start', {}).catch(() => undefined);
      if (answer) return answer;
      await new Promise((again) => setTimeout(again, 100));
    }
  };
  const seen = [];
  const { key, ...saved } = await asked();
  const outbox = createOutbox({ owner: { companyId: 1, userId: 1 } });
  const entry = await outbox.open(kind, 'one', {
    key,
    start: (left) => newerDocument(left, saved),
    send: (parcel, { keepalive }) => post('/api/save', parcel, { keepalive }),
  });
  const note = () => seen.push({ status: entry.status(), value: entry.get().value });
  note();
  entry.subscribe(note);
  setInterval(note, 100);
  globalThis.notebook = {
    seen,
    value: () => entry.get().value,
    status: () => entry.status(),
    durability: () => outbox.durability(),
    flush: () => outbox.flush(),
    unsent: () => outbox.unsent(),
    type: async (value) => {
      entry.change((state) => withValue(state, value));
      note();
      await outbox.kept();
    },
  };
`;

export interface NotebookSeen {
  readonly status: string;
  readonly value: string;
}

declare global {
  var notebook:
    | {
        readonly seen: readonly NotebookSeen[];
        readonly value: () => string;
        readonly status: () => string;
        readonly durability: () => string;
        readonly flush: () => Promise<void>;
        readonly unsent: () => Promise<number>;
        readonly type: (value: string) => Promise<void>;
      }
    | undefined;
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of incoming) text += String(part);
  return JSON.parse(text);
}

export interface Notebook {
  readonly url: string;
  /** What the server has stored now. */
  readonly stored: () => { readonly savedSeq: number; readonly value: string };
  readonly close: () => Promise<void>;
}

/**
 * A server that stores one note by sequence numbers, where the highest wins; it also serves the page that
 * writes the note.
 */
export async function openNotebook(): Promise<Notebook> {
  const code = await codeOf(page);
  let note = { savedSeq: 0, value: '' };
  const answers: Record<string, (incoming: IncomingMessage) => Promise<unknown>> = {
    '/api/start': async () => ({ ...note, key: 'the key of this person' }),
    '/api/save': async (incoming) => {
      const body = await bodyOf(incoming);
      const { seq, value } = Object(body);
      if (Number(seq) > note.savedSeq) note = { savedSeq: Number(seq), value: String(value) };
      return { savedSeq: note.savedSeq };
    },
  };
  const reply = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = incoming.url ?? '/';
    const answer = answers[path];
    if (answer) {
      const data = await answer(incoming);
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ code: 200, msg: '', data }));
    } else if (path === '/notebook.js') {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' });
      outgoing.end(code);
    } else {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.end(
        '<!doctype html><link rel="icon" href="data:," /><script type="module" src="/notebook.js"></script>',
      );
    }
  };
  const server = createServer((incoming, outgoing) => {
    reply(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    stored: () => note,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
