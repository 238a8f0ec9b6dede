import { createHmac, timingSafeEqual } from 'node:crypto';

type Query = Readonly<Record<string, string>>;

/** How far the clocks of the two systems may be apart, and how long a link works. */
export const handOffMs = 60_000;

/** Name of the demo system that hands people over. */
export const demoSystem = 'demo-oa';

export const handOffKey = (secret: string): string => `hand-off ${demoSystem} ${secret}`;

/** Everything that the link says, whatever its order: nothing can be added to it or taken away. */
const statement = (query: Query): string =>
  Object.entries(query)
    .filter(([name]) => name !== 'sign')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');

export const handOffSign = (query: Query, key: string): string =>
  createHmac('sha256', key).update(statement(query)).digest('hex');

/** Whether the system that we know has made this link within the last minute. */
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
