import { createClient } from '../client/createClient.ts';
import type { ClientOptions } from '../client/createClient.ts';
import type { ApiError } from '../client/errors.ts';
import { isApiError } from '../client/errors.ts';
import type { ApiReport, DialogPort, ErrorNotice, SessionEndReason } from '../client/ports.ts';
import type { LoginResult } from '../contract/login.ts';
import { createSessionStore } from '../session/store.ts';
import type { StoragePort } from '../session/storage.ts';

/** Browser storage in memory; `broken` names the accesses that throw. */
export class FakeStorage implements StoragePort {
  readonly entries = new Map<string, string>();
  broken: 'no' | 'full' | 'blocked' = 'no';
  getItem(key: string): string | null {
    if (this.broken === 'blocked') throw new DOMException('', 'SecurityError');
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.broken !== 'no') throw new DOMException('', 'QuotaExceededError');
    this.entries.set(key, value);
  }
  removeItem(key: string): void {
    if (this.broken === 'blocked') throw new DOMException('', 'SecurityError');
    this.entries.delete(key);
  }
}

export const loginResult: LoginResult = {
  access_token: 'token-of-lin',
  userId: 1,
  id: 11,
  companyId: 1001,
  appId: '',
  expireTime: undefined,
  sourceType: 0,
};

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** The body of a request as text; a form of files as its fields. */
export const bodyOf = ({ init: { body } }: Sent): string =>
  typeof body === 'string' ? body : body instanceof FormData ? JSON.stringify([...body]) : '';

export type Answer = (sent: Sent) => Response | Promise<Response>;

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** A server that never answers. */
export const noAnswer = (): Promise<Response> => new Promise(() => undefined);

export const ok = (data: unknown): Response => json({ code: 200, msg: 'ok', data });

/** A dialog that stays open until somebody presses OK. */
export class FakeDialog implements DialogPort {
  readonly shown: ErrorNotice[] = [];
  open: ErrorNotice | undefined;
  show(notice: ErrorNotice): void {
    this.shown.push(notice);
    this.open = notice;
  }
  isOpen(): boolean {
    return this.open !== undefined;
  }
  confirm(): void {
    const notice = this.open;
    this.open = undefined;
    notice?.onConfirm?.();
  }
}

/** A client whose ports are all controlled by the test. */
export function harness(answer: Answer, options: Partial<ClientOptions> & { signedIn?: boolean } = {}) {
  const { signedIn = true, ...rest } = options;
  const storage = new FakeStorage();
  const reports: ApiReport[] = [];
  const ended: SessionEndReason[] = [];
  const sent: Sent[] = [];
  const dialog = new FakeDialog();
  const session = createSessionStore({
    storage: () => storage,
    events: new EventTarget(),
    onReport: (report) => reports.push(report),
  });
  if (signedIn) session.begin(loginResult);
  const client = createClient({
    host: '/api',
    session,
    dialog,
    locale: 'zh-CN',
    onSessionEnd: (reason) => ended.push(reason),
    onReport: (report) => reports.push(report),
    fetch: async (url, init = {}) => {
      const request = { url: String(url instanceof Request ? url.url : url), init };
      sent.push(request);
      return answer(request);
    },
    ...rest,
  });
  return { client, session, storage, dialog, reports, ended, sent };
}

/** The error that a call rejects with. */
export async function failure(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('The call was expected to fail');
}
