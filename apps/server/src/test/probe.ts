import type { AnyCall } from '@stoa/api/contract/define';
import { callNamed, callNames } from '../http/calls.ts';
import type { Envelope } from '../http/errors.ts';
import type { Handler, Services } from '../http/handle.ts';
import { mountCalls } from '../http/mount.ts';
import { sentOf } from './sent.ts';
import type { Session } from '../http/sessions.ts';

/** Every call of the contract, whether this server answers it or not. */
export const allCalls: readonly AnyCall[] = callNames.map((name) => callNamed(name));

export const callOf = (id: string): AnyCall => {
  const found = allCalls.find((call) => call.id === id);
  if (found === undefined) throw new Error(`The contract has no call ${id}.`);
  return found;
};

export interface Reached {
  readonly id: string;
  readonly session: Session | undefined;
}

export interface Probe {
  /** Requests that reached a handler. */
  readonly reached: Reached[];
  ask(
    id: string,
    asked?: { token?: string; sent?: Record<string, unknown>; address?: string },
  ): Promise<Envelope & { status: number; retryAfter?: string | undefined }>;
}

/**
 * All calls of the contract with handlers that only record that they were called, so that a test sees what
 * happens before a handler. `work` may do more.
 */
export function probeOf(
  services: Services,
  work: (reached: Reached, no: number) => unknown = (_reached, no) => ({ no }),
): Probe {
  const reached: Reached[] = [];
  const reach = async (call: AnyCall, session: Session | undefined): Promise<unknown> => {
    reached.push({ id: call.id, session });
    return work({ id: call.id, session }, reached.length);
  };
  const handlers = allCalls.map((call): Handler => {
    return call.auth === 'session'
      ? {
          call,
          kind: 'session',
          prepare:
            () =>
            ({ session }) =>
              reach(call, session),
        }
      : { call, kind: 'open', run: (_sent, { session }) => reach(call, session) };
  });
  const answer = mountCalls(handlers, services, (error) => {
    throw error;
  });
  return {
    reached,
    ask: async (id, { token, sent = {}, address = '192.0.2.7' } = {}) => {
      const call = callOf(id);
      const path = call.path.replace(/\{app-(\d)\}/, 'app-$1');
      const texts = Object.entries(sent).map(([name, value]) => [name, String(value)]);
      const query = new URLSearchParams(call.method === 'GET' ? texts : []);
      if (token !== undefined) query.set('access_token', token);
      const body = call.encoding === 'form' ? new URLSearchParams(texts).toString() : JSON.stringify(sent);
      const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
      const request = new Request(`http://localhost/api${path}?${query.toString()}`, {
        method: call.method,
        headers: { DeviceModel: 'PC', 'content-type': type },
        ...(call.method === 'POST' ? { body } : {}),
      });
      const { status, envelope, headers } = await answer({
        sent: sentOf(request),
        path,
        address: () => address,
        gone: () => new AbortController().signal,
      });
      return { ...envelope, status, retryAfter: headers?.['retry-after'] };
    },
  };
}
