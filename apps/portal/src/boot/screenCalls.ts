import type { EarlyCall } from '@stoa/api/boot';
import type { FirstCall } from './firstCall.ts';
import { randomTag } from '../kernel/playerTag.ts';

const isKept = (entry: string): boolean => {
  try {
    return localStorage.getItem(entry) !== null;
  } catch {
    return true;
  }
};

/** When a parameter is anything but a number, no call is sent early, and the screen reports what is wrong. */
const isNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

function filled({ call, body }: FirstCall, query: URLSearchParams): EarlyCall | undefined {
  const needed = [
    ...[...call.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    ...(body ?? []).filter((name) => !name.endsWith('?') || query.has(name.slice(0, -1))),
  ].map((name) => name.replace('?', ''));
  if (!needed.every((name) => isNumber(query.get(name) ?? ''))) return undefined;
  const address = call.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => query.get(name) ?? '');
  if (!body) return { call: address };
  const playerTag = (globalThis.stoaPlayerTag = randomTag());
  const fields = needed.map((name) => [name, Number(query.get(name))]);
  return { call: address, body: { ...Object.fromEntries(fields), playerTag } };
}

/** The first calls of a screen, filled with the parameters of an address. */
export function screenCalls(calls: readonly FirstCall[] = [], search: string): EarlyCall[] {
  const query = new URLSearchParams(search);
  return calls.flatMap((each) => {
    const { unless, unlessKept } = each;
    if (unless?.some((name) => query.has(name)) || (unlessKept && isKept(unlessKept))) return [];
    return filled(each, query) ?? [];
  });
}
