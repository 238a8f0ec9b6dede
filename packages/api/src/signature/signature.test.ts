import { createHash } from 'node:crypto';
import { signatureBucketMs } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { countryCodes, SmsScene } from '../contract/login.ts';
import { bodyOf, failure, harness, json, ok } from '../test/fakes.ts';
import { sha256Hex } from './sha256.ts';
import { sendSignedLoginCode, serverTime, signatureOf } from './index.ts';
import vectors from './vectors.json' with { type: 'json' };

const run = { seed: 20_261, numRuns: 500 } as const;
const digest = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the digest', () => {
  it('is SHA-256 of any text, also at the limits of every block', () => {
    for (let length = 0; length <= 200; length += 1) {
      const text = 'a'.repeat(length);
      expect(sha256Hex(text)).toBe(digest(text));
    }
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(digest(text));
      }),
      run,
    );
  });
});

describe('the signature (K-01)', () => {
  it.each(vectors.signatures)('of $name', ({ signatureKey, serverTime: time, phone, token }) => {
    expect(signatureOf(signatureKey, time, phone)).toBe(token);
  });

  it('is the same within a bucket and differs between them, between numbers and between keys', () => {
    const time = fc.integer({ min: 1_600_000_000_000, max: 2_000_000_000_000 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const same = Math.floor(one / signatureBucketMs) === Math.floor(other / signatureBucketMs);
        expect(signatureOf('k', one, '13800000001') === signatureOf('k', other, '13800000001')).toBe(same);
        expect(signatureOf('k', one, '1')).not.toBe(signatureOf('k', one, '2'));
        expect(signatureOf('k', one, '1')).not.toBe(signatureOf('l', one, '1'));
      }),
      { ...run, numRuns: 100 },
    );
  });

  it.each(vectors.clocks.cases)('follows the server with $name', ({ told, now, serverTime: time, token }) => {
    const { signatureKey, phone } = vectors.clocks;
    expect(serverTime(told ?? undefined, now)).toBe(time);
    expect(signatureOf(signatureKey, serverTime(told ?? undefined, now), phone)).toBe(token);
  });

  it('differs from the server by at most half a second, whatever the device says', () => {
    const skew = fc.integer({ min: -86_400_000, max: 86_400_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), skew, fc.nat({ max: 3_600_000 }), (ms, off, elapsed) => {
        const real = 1_790_000_000_000 + ms;
        const told = { date: new Date(real).toUTCString(), at: real + off };
        expect(Math.abs(serverTime(told, real + off + elapsed) - (real + elapsed))).toBeLessThanOrEqual(500);
      }),
      run,
    );
  });
});

const phone = { countryCode: '86', phone: '13800000001', scene: SmsScene.Login } as const;
const signatureKey = 'a-key-of-this-installation';
const refused = { code: 1009, msg: '请求签名无效，请刷新页面', data: null };

/**
 * A server with its own clock that accepts signatures of up to 6 time steps earlier or later, and a device
 * whose clock is `off` milliseconds ahead.
 */
function twoClocks(off: number, { tells = true } = {}) {
  let time = 1_790_000_002_300;
  let skew = off;
  const device = () => time + skew;
  const accepted: string[] = [];
  const made = harness(
    ({ url, init }) => {
      time += 40;
      const token = new Headers(init.headers).get('token');
      const good = Array.from({ length: 13 }, (_, at) =>
        signatureOf(signatureKey, time + (at - 6) * signatureBucketMs, phone.phone),
      );
      const passes = url.includes('loginCodeV2') ? token !== null && good.includes(token) : true;
      if (passes && token !== null) accepted.push(token);
      const response = passes
        ? ok(url.includes('countryCodeList') ? [] : { waitSeconds: 60 })
        : json(refused);
      if (tells) response.headers.set('Date', new Date(time).toUTCString());
      return response;
    },
    { signedIn: false, now: device },
  );
  const send = () => sendSignedLoginCode(made.client, phone, { signatureKey, now: device });
  return {
    ...made,
    send,
    accepted,
    /** Advances both clocks. */
    pass: (ms: number) => (time += ms),
    /** Changes the clock of the device only. */
    move: (ms: number) => (skew += ms),
  };
}

const offsets = [0, 4, -4, 6, -6, 60, -60, 600, -600, 7200, -7200];

describe('sending a signed code', () => {
  it.each(offsets)('passes at once on a device %d s off that has heard from the server', async (seconds) => {
    const { client, send, sent, pass, dialog } = twoClocks(seconds * 1000);
    await client.call(countryCodes);
    pass(600_000);
    await expect(send()).resolves.toEqual({ waitSeconds: 60 });
    expect(sent).toHaveLength(2);
    expect(dialog.shown).toEqual([]);
  });

  it.each(offsets)('passes in one retry and without a dialog when it has not: %d s off', async (seconds) => {
    const { send, sent, dialog, accepted } = twoClocks(seconds * 1000);
    await expect(send()).resolves.toEqual({ waitSeconds: 60 });
    expect(sent).toHaveLength(Math.abs(seconds) > 30 ? 2 : 1);
    expect(accepted).toHaveLength(1);
    expect(dialog.shown).toEqual([]);
  });

  it.each([7_200_000, -7_200_000])(
    'recovers in one retry after the clock of the device was moved by %d ms (K-02)',
    async (step) => {
      const { client, send, sent, move, dialog } = twoClocks(0);
      await client.call(countryCodes);
      move(step);
      await expect(send()).resolves.toEqual({ waitSeconds: 60 });
      expect(sent).toHaveLength(3);
      await expect(send()).resolves.toEqual({ waitSeconds: 60 });
      expect(sent).toHaveLength(4);
      expect(dialog.shown).toEqual([]);
    },
  );

  it('gives up after one retry where the server does not tell the time, with the one dialog', async () => {
    const { send, sent, dialog } = twoClocks(600_000, { tells: false });
    expect(await failure(send())).toMatchObject({ kind: 'business', code: 1009 });
    expect(sent).toHaveLength(2);
    expect(dialog.shown).toMatchObject([{ messageKey: 'server', message: refused.msg, code: 1009 }]);
  });

  it.each([
    ['another refusal', json({ code: 1006, msg: '操作过于频繁，请 60 秒后再试' }), 1],
    ['a failure of the network', new Response('', { status: 502 }), 0],
  ])('tries nothing again after %s', async (_, response, dialogs) => {
    const { client, sent, dialog } = harness(() => response.clone(), { signedIn: false });
    await failure(sendSignedLoginCode(client, phone, { signatureKey }));
    expect(sent).toHaveLength(1);
    expect(dialog.shown).toHaveLength(dialogs);
  });

  it('tells nobody the key or the signature', async () => {
    const log = vi.spyOn(console, 'log');
    const { send, reports, dialog, sent } = twoClocks(600_000, { tells: false });
    const error = await failure(send());
    const tokens = sent.map(({ init }) => new Headers(init.headers).get('token') ?? 'none');
    const told = JSON.stringify([reports, dialog.shown, Object.entries(error), error.message, error.stack]);
    for (const secret of [signatureKey, ...tokens]) expect(told).not.toContain(secret);
    const elsewhere = sent.map((request) => request.url + bodyOf(request)).join('\n');
    for (const token of tokens) expect(elsewhere).not.toContain(token);
    expect(log).not.toHaveBeenCalled();
  });
});
