import type { QrPoll } from '@stoa/api/contract/login';
import { QrStatus } from '@stoa/domain';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followQr, pauseAfter, type QrPorts, type QrStep } from './qr.ts';

const ticket = {
  qrId: 'q',
  pollToken: 'p',
  qrContent: 'http://here/auth-login?qrId=q',
  expireTime: 120_000,
  pollIntervalMs: 2000,
  serverTime: 0,
};
const login = { access_token: 't', userId: 1, id: 11, companyId: 1001, appId: '', sourceType: 0 } as const;

const fault = (kind: string) =>
  Object.assign(new Error(kind), { name: 'ApiError', kind, call: 'S37', path: '' });
const lost = () => fault('network');

/** Follows a QR code whose polls answer with these in turn; the last answer repeats. */
function begin(answers: readonly (QrPoll | 'lost')[], change: Partial<QrPorts> = {}) {
  const steps: QrStep[] = [];
  const polls: number[] = [];
  const controller = new AbortController();
  const ports: QrPorts = {
    create: () => Promise.resolve(ticket),
    poll: () => {
      const answer = answers[Math.min(polls.length, answers.length - 1)];
      polls.push(Date.now());
      return answer === undefined || answer === 'lost' ? Promise.reject(lost()) : Promise.resolve(answer);
    },
    untilSeen: () => Promise.resolve(),
    ...change,
  };
  const ended = followQr(ports, (step) => steps.push(step), controller.signal);
  return { steps, polls, ended, stop: () => controller.abort() };
}

const states = (steps: readonly QrStep[]) => steps.map(({ state }) => state);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('a login by QR code', () => {
  it('goes from the code over the scan to the login, and then asks no more', async () => {
    const scanned = { status: QrStatus.Scanned, name: '林小满', avatar: '/a.png' };
    const run = begin([{ status: QrStatus.Created }, scanned, { status: QrStatus.Confirmed, login }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(run.steps)).toEqual(['loading', 'ready', 'ready', 'scanned', 'confirmed']);
    expect(run.steps.at(3)).toMatchObject({ person: { name: '林小满', avatar: '/a.png' } });
    expect(run.steps.at(-1)).toMatchObject({ login });
    expect(run.polls).toEqual([2000, 4000, 6000]);
    await run.ended;
  });

  it.each([
    [QrStatus.Expired, 'expired'],
    [QrStatus.Cancelled, 'cancelled'],
    [QrStatus.Confirmed, 'expired'],
  ] as const)(
    'with the answer %s and without a login is %s, and no new code is requested automatically',
    async (status, state) => {
      const run = begin([{ status }]);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(states(run.steps)).toEqual(['loading', 'ready', state]);
      expect(run.polls).toHaveLength(1);
    },
  );

  it('signs in although the answer with the login was lost, because each poll carries the same key', async () => {
    const keys: string[] = [];
    const run = begin([], {
      poll: ({ idemKey }) => {
        keys.push(idemKey);
        const isRepeated = keys.filter((key) => key === idemKey).length > 1;
        return isRepeated ? Promise.resolve({ status: QrStatus.Confirmed, login }) : Promise.reject(lost());
      },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(run.steps)).toEqual(['loading', 'ready', 'confirmed']);
  });

  it('sends requests more slowly after failures and gives up after the third', async () => {
    const run = begin(['lost']);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(run.polls).toEqual([2000, 6000, 14_000]);
    expect(states(run.steps)).toEqual(['loading', 'ready', 'failed']);
  });

  it('forgets failures once an answer comes', async () => {
    const run = begin([
      'lost',
      'lost',
      { status: QrStatus.Created },
      'lost',
      'lost',
      { status: QrStatus.Created },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states(run.steps)).not.toContain('failed');
    run.stop();
  });

  it('says so when there is no code at all', async () => {
    const run = begin([], { create: () => Promise.reject(lost()) });
    await run.ended;
    expect(states(run.steps)).toEqual(['loading', 'failed']);
  });

  it.each(['business', 'envelope', 'shape', 'absent'])(
    'never blames the network for a fault of kind %s',
    async (kind) => {
      const none = begin([], { create: () => Promise.reject(fault(kind)) });
      await none.ended;
      expect(states(none.steps)).toEqual(['loading', 'refused']);
      const unread = begin([], { poll: () => Promise.reject(fault(kind)) });
      await vi.advanceTimersByTimeAsync(60_000);
      expect(states(unread.steps)).toEqual(['loading', 'ready', 'refused']);
    },
  );

  it('sends no request while the page is hidden, and one at once when it is visible again', async () => {
    const page = new EventTarget();
    const hidden = new Promise<void>((done) => {
      page.addEventListener('shown', () => done());
    });
    const run = begin([{ status: QrStatus.Created }], { untilSeen: () => hidden });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.polls).toEqual([]);
    page.dispatchEvent(new Event('shown'));
    await vi.advanceTimersByTimeAsync(0);
    expect(run.polls).toEqual([60_000]);
    run.stop();
  });

  it('sends no request and reports nothing after the panel is closed', async () => {
    const run = begin([{ status: QrStatus.Created }]);
    await vi.advanceTimersByTimeAsync(3000);
    run.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run.polls).toEqual([2000]);
    await run.ended;
  });

  it('never asks twice within two seconds, whatever interval the server names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.integer({ min: -1000, max: 60_000 }), fc.constant(Number.NaN)),
        fc.array(fc.constantFrom<QrPoll | 'lost'>('lost', { status: QrStatus.Created }), { maxLength: 8 }),
        async (pollIntervalMs, answers) => {
          const run = begin([...answers, { status: QrStatus.Expired }], {
            create: () => Promise.resolve({ ...ticket, pollIntervalMs }),
          });
          const from = Date.now();
          await vi.advanceTimersByTimeAsync(300_000);
          const times = [from, ...run.polls];
          expect(times.slice(1).every((at, index) => at - (times[index] ?? 0) >= 2000)).toBe(true);
          run.stop();
        },
      ),
      { seed: 20_260_310, numRuns: 60 },
    );
    expect(pauseAfter(Number.NaN, 0)).toBe(2000);
  });
});
