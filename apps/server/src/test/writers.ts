import { notificationList, markRead } from '@stoa/api/contract/notification';
import { login, logout } from '@stoa/api/contract/login';
import { profileUpdate } from '@stoa/api/contract/profile';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import * as v from 'valibot';
import { password } from './fixed.ts';

/**
 * The successes that were reported to the callers. `typed` counts the sent requests, which may be one more
 * than the answered ones when the server was killed.
 */
export interface Told {
  /** The token that each person's last login returned, which must still be valid. */
  readonly tokens: Map<string, string>;
  /** Tokens that were logged out and must stay invalid. */
  readonly closed: Set<string>;
  readonly read: Set<number>;
  /** Number of beats of each study session. */
  readonly beats: Map<string, { typed: number; acked: number }>;
  /** The number in the e-mail address that the profile was last given. */
  readonly mail: { typed: number; acked: number };
  writes: number;
}

export const nothingTold = (): Told => ({
  tokens: new Map(),
  closed: new Set(),
  read: new Set(),
  beats: new Map(),
  mail: { typed: 0, acked: 0 },
  writes: 0,
});

export const mailOf = (n: number): string => `kill-${n}@example.com`;

interface Called {
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string;
  /** Caller's address in X-Forwarded-For, as a proxy would send it. */
  readonly from?: string;
}

/** The envelope, or undefined when the server was killed before its last byte. */
export async function call(
  url: string,
  path: string,
  { json, form, query, token, from }: Called,
): Promise<{ code: number; data: unknown } | undefined> {
  const address = new URL(`${url}/api${path}`);
  const pairs = { ...query, ...(token === undefined ? {} : { access_token: token }) };
  for (const [name, value] of Object.entries(pairs)) address.searchParams.set(name, value);
  const body = form === undefined ? JSON.stringify(json) : new URLSearchParams(form);
  try {
    const answer = await fetch(address, {
      method: json === undefined && form === undefined ? 'GET' : 'POST',
      headers: {
        DeviceModel: 'PC',
        ...(form === undefined ? { 'content-type': 'application/json' } : {}),
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
      },
      ...(json === undefined && form === undefined ? {} : { body }),
    });
    const said: unknown = await answer.json();
    return v.parse(v.object({ code: v.number(), data: v.unknown() }), said);
  } catch (error) {
    if (error instanceof v.ValiError) throw error;
    return undefined;
  }
}

export async function signIn(url: string, account: string, from?: string): Promise<string | undefined> {
  const form = { loginKind: '1', domainName: 'sunrise', deviceType: '5', account, password };
  const answer = await call(url, login.path, { form, ...(from === undefined ? {} : { from }) });
  if (answer !== undefined && answer.code !== 200) throw new Error(`${account} was refused: ${answer.code}.`);
  return answer && v.parse(v.object({ access_token: v.string() }), answer.data).access_token;
}

/**
 * Signs in and out again and again. Every login that was answered must be valid afterwards, and every logout
 * that was answered must be final.
 */
export async function visit(
  url: string,
  { account, from }: { account: string; from: string },
  told: Told,
): Promise<void> {
  for (;;) {
    const token = await signIn(url, account, from);
    if (token === undefined) return;
    const before = told.tokens.get(account);
    told.tokens.set(account, token);
    told.writes += 1;
    if (before === undefined) continue;
    const answer = await call(url, logout.path, { form: { type: '5' }, token: before });
    if (answer === undefined) return;
    if (answer.code === 200) told.closed.add(before);
    told.writes += 1;
  }
}

/**
 * Watches a film in tenths of a second, the shortest steps that count, until the session may send no more.
 */
export async function watch(url: string, token: string, told: Told): Promise<void> {
  const opened = await call(url, studyStart.path, { token, json: { courseId: 202, playerTag: 'tab' } });
  if (opened === undefined) return;
  const { session, item, progress } = v.parse(studyStart.data, opened.data);
  const standing = { typed: 0, acked: 0 };
  told.beats.set(session.sessionId, standing);
  for (let seq = 1; seq <= 200; seq += 1) {
    const from = progress.lastPosition + (seq - 1) / 10;
    const to = progress.lastPosition + seq / 10;
    standing.typed = seq;
    const answer = await call(url, studyHeartbeat.path, {
      token,
      json: {
        sessionId: session.sessionId,
        seq,
        event: 'TICK',
        itemId: item.itemId,
        playerTag: 'tab',
        position: to,
        rate: 1,
        segments: [[from, to]],
        activeSeconds: 0,
        clientTime: Date.now(),
      },
    });
    if (answer === undefined) return;
    if (!v.parse(studyHeartbeat.data, answer.data).accepted) throw new Error(`Beat ${seq} was refused.`);
    standing.acked = seq;
    told.writes += 1;
  }
}

/** Gives the profile one e-mail address after the other. */
export async function rename(url: string, token: string, told: Told): Promise<void> {
  for (;;) {
    told.mail.typed += 1;
    const n = told.mail.typed;
    const answer = await call(url, profileUpdate.path, { token, json: { email: mailOf(n) } });
    if (answer === undefined) return;
    if (answer.code !== 200) throw new Error(`The profile was refused: ${answer.code}.`);
    told.mail.acked = n;
    told.writes += 1;
  }
}

/** Marks one message as read. */
export async function mark(url: string, token: string, told: Told): Promise<void> {
  const query = { pageNo: '1', pageSize: '100', readFlg: 'false' };
  const unread = await call(url, notificationList.path, { token, query });
  const [first] = unread === undefined ? [] : v.parse(notificationList.data, unread.data).list;
  if (first === undefined) return;
  const { notificationId } = first;
  const asked = { token, query: { notificationId: String(notificationId) }, form: {} };
  const answer = await call(url, markRead.path, asked);
  if (answer?.code !== 200) return;
  told.read.add(notificationId);
  told.writes += 1;
}
