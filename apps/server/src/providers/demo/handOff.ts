import { createHmac, timingSafeEqual } from 'node:crypto';

type Query = Readonly<Record<string, string>>;

/** How long a hand-off link works; also the greatest difference between the clocks of the two systems. */
export const handOffMs = 60_000;

/** Name of the demo system from which people are handed over. */
export const demoSystem = 'demo-oa';

export const handOffKey = (secret: string): string => `hand-off ${demoSystem} ${secret}`;

/** The signed text: everything in the link in a fixed order, so that nothing can be added or removed. */
const statement = (query: Query): string =>
  Object.entries(query)
    .filter(([name]) => name !== 'sign')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');

export const handOffSign = (query: Query, key: string): string =>
  createHmac('sha256', key).update(statement(query)).digest('hex');

/** Whether the known system made this link within the last minute. */
export function isHandOff(query: Query, key: string, now: number): boolean {
  const sent = Buffer.from(query['sign'] ?? '');
  const wanted = Buffer.from(handOffSign(query, key));
  const signed = sent.length === wanted.length && timingSafeEqual(sent, wanted);
  return (
    signed &&
    query['system'] === demoSystem &&
    Math.abs(now - Number(query['timestamp'] ?? Number.NaN)) <= handOffMs
  );
}
