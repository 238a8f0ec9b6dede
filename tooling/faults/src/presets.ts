import type { Rule } from './rule.ts';

const calls = '/api/*';

/**
 * Sets of rules by name, for the kinds of connection that people have on a train, with a broken server or on
 * a bad day.
 */
export const presets = {
  /** A slow line: 400 kbit/s and 400 ms. */
  slow: [
    { name: 'far', fault: { kind: 'delay', ms: [300, 500] } },
    { name: 'narrow', fault: { kind: 'bandwidth', bytesPerSecond: 50_000 } },
  ],
  /** One call in ten never arrives, and one in ten is carried out but not answered. */
  flaky: [
    { name: 'lost', when: { path: calls, probability: 0.1 }, fault: { kind: 'reset' } },
    { name: 'unsaid', when: { path: calls, probability: 0.1 }, fault: { kind: 'commitThenDrop' } },
  ],
  /** Calls arrive twice, late and in the wrong order. */
  muddled: [
    { name: 'twice', when: { path: calls, method: 'POST' }, fault: { kind: 'duplicate', apartMs: [0, 200] } },
    { name: 'swapped', when: { path: calls, probability: 0.3 }, fault: { kind: 'reorder', ms: 2000 } },
  ],
  /** One answer in five cannot be read. */
  broken: [
    {
      name: 'nonsense',
      when: { path: calls, probability: 0.2 },
      fault: [
        {
          kind: 'status',
          status: 502,
          body: '<h1>502 Bad Gateway</h1>',
          headers: { 'Content-Type': 'text/html' },
        },
        { kind: 'swap', body: '<h1>Welcome to the airport</h1>', contentType: 'text/html', status: 200 },
        { kind: 'swap', body: '{"code":"200"}' },
        { kind: 'truncate', bytes: [1, 40] },
      ],
    },
  ],
  /** Connections stay open, but nothing is answered. */
  frozen: [{ name: 'frozen', when: { path: calls }, fault: { kind: 'freeze' } }],
  /** The server cannot be reached at all. */
  down: [{ name: 'down', fault: { kind: 'reset' } }],
  /** A mixture of all other sets. */
  chaos: [
    {
      name: 'anything',
      when: { path: calls, probability: 0.3 },
      fault: [
        { kind: 'delay', ms: [100, 3000] },
        { kind: 'bandwidth', bytesPerSecond: [2000, 20_000] },
        { kind: 'slice', bytes: [1, 200], everyMs: [1, 20] },
        { kind: 'reset' },
        { kind: 'reset', of: 'reply', afterBytes: [0, 200] },
        { kind: 'truncate', bytes: [0, 200] },
        { kind: 'freeze', ms: [500, 5000] },
        { kind: 'slowClose', ms: [100, 2000] },
        { kind: 'status', status: 503 },
        { kind: 'swap', body: '' },
        { kind: 'duplicate' },
        { kind: 'reorder' },
        { kind: 'commitThenDrop' },
      ],
    },
    {
      name: 'anything live',
      when: { upgrade: true, probability: 0.5 },
      fault: { kind: 'reset', of: 'reply', afterBytes: [200, 5000] },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;
