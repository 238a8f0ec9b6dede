import type { EarlyCall } from '@stoa/api/boot';
import type { FirstCall, Opening } from './firstCall.ts';
import { randomTag } from '../kernel/playerTag.ts';

const isKept = (entry: string): boolean => {
  try {
    return localStorage.getItem(entry) !== null;
  } catch {
    return true;
  }
};

/** When a parameter is not a number, no call is sent early, and the screen reports the fault. */
const isNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** A call to send early, and what the shell shows of its answer. */
export interface ScreenCall extends EarlyCall {
  readonly opening?: Opening | undefined;
  readonly banner?: true | undefined;
}

function filled({ call, body, opening, banner }: FirstCall, query: URLSearchParams): ScreenCall | undefined {
  const needed = [
    ...[...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ...(body ?? []).filter((name) => !name.endsWith('?') || query.has(name.slice(0, -1))),
  ].map((name) => name.replace('?', ''));
  if (!needed.every((name) => isNumber(query.get(name) ?? ''))) return undefined;
  const address = call.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => query.get(name) ?? '');
  if (!body) return { call: address, opening, banner };
  const playerTag = (globalThis.stoaPlayerTag = randomTag());
  const fields = needed.map((name) => [name, Number(query.get(name))]);
  return { call: address, opening, body: { ...Object.fromEntries(fields), playerTag } };
}

/** The first calls of a screen, filled with the parameters of an address. */
export function screenCalls(calls: readonly FirstCall[] = [], search: string): ScreenCall[] {
  const query = new URLSearchParams(search);
  return calls.flatMap((each) => {
    const { unless, unlessKept } = each;
    if (unless?.some((name) => query.has(name)) || (unlessKept && isKept(unlessKept))) return [];
    return filled(each, query) ?? [];
  });
}
