import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeFunctions, homeModules } from '../contract/home.ts';
import { userInfo } from '../contract/login.ts';
import { unreadNum } from '../contract/notification.ts';
import { harness, json } from '../test/fakes.ts';
import { isApiError } from './errors.ts';

const full = process.env['STOA_FULL'] === '1';
const runs = full ? 100_000 : 5_000;

const valid = JSON.stringify({
  code: 200,
  msg: 'ok',
  data: [{ functionId: 1, name: '考试', iconUrl: '', target: { kind: 3 } }],
});
const encoder = new TextEncoder();
const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);
const envelope = (code: unknown, rest: object = {}): string =>
  JSON.stringify({ code, msg: '', data: null, ...rest });

/** Bodies of answers; a body that is no text is sent as bytes. */
const bodies: Record<string, fc.Arbitrary<string | Uint8Array>> = {
  'code as text': fc.constantFrom('200', '0200', '2e2', ' 200', '０').map((code) => envelope(code)),
  'code as a flag, a list, an object or nothing': fc
    .constantFrom(true, false, [200], { valueOf: 200 }, null)
    .map((code) => envelope(code)),
  'code that is no number JSON knows': fc
    .constantFrom('NaN', 'Infinity', '-Infinity', '0x200', '200n', '٢٠٠')
    .map((code) => `{"code":${code}}`),
  'code too large': fc
    .constantFrom('1e309', '-1e309', '2e+2', '200.0000000000000001', '200.5')
    .map((code) => `{"code":${code},"data":[]}`),
  'any code': fc.oneof(fc.integer(), fc.double()).map((code) => envelope(code)),
  'missing fields': fc
    .subarray(['code', 'msg', 'data'])
    .map((keys) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, key === 'code' ? 200 : null])))),
  'msg of any type': fc
    .tuple(fc.constantFrom(200, 500, 1004), fc.jsonValue())
    .map(([code, msg]) => envelope(code, { msg })),
  'hostile msg': fc
    .constantFrom(
      '<img src=x onerror=alert(1)>',
      '\n'.repeat(500),
      '\u202e drawkcab',
      '${7*7}{{7*7}}',
      'x'.repeat(20_001),
    )
    .map((msg) => envelope(1004, { msg })),
  'data of any shape': fc.jsonValue().map((data) => envelope(200, { data })),
  'rows of any shape': fc.array(fc.jsonValue(), { maxLength: 5 }).map((data) => envelope(200, { data })),
  'keys of the prototype': fc
    .constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty')
    .chain((key) =>
      fc
        .jsonValue()
        .map(
          (value) =>
            `{"${key}":{"code":200,"polluted":${JSON.stringify(value)}},"data":[{"${key}":{"polluted":1}}]}`,
        ),
    ),
  'prototype keys inside a success': fc
    .constantFrom('__proto__', 'constructor')
    .map(
      (key) =>
        `{"code":200,"${key}":{"polluted":1},"data":[{"functionId":1,"name":"","iconUrl":"","target":{"kind":1,"params":{"${key}":"polluted"}}}]}`,
    ),
  'duplicate keys': fc
    .array(fc.constantFrom(200, 202, 500, '"200"', 'null'), { minLength: 2, maxLength: 5 })
    .map((codes) => `{${codes.map((code) => `"code":${code}`).join()},"data":[]}`),
  'cut anywhere': fc.nat({ max: valid.length }).map((end) => valid.slice(0, end)),
  'cut in the middle of a character': fc
    .nat({ max: encoder.encode(valid).length })
    .map((end) => encoder.encode(valid).slice(0, end)),
  'a byte order mark': fc.nat({ max: 3 }).map((count) => '\uFEFF'.repeat(count) + valid),
  'UTF-16': fc.constantFrom(valid, envelope(500)).map(utf16),
  'bytes of a packed body': fc
    .uint8Array({ minLength: 2, maxLength: 300 })
    .map((bytes) => Uint8Array.from([0x1f, 0x8b, ...bytes])),
  'any bytes': fc.uint8Array({ maxLength: 500 }),
  'any text': fc.string({ unit: 'binary', maxLength: 500 }),
  'lone surrogates': fc
    .constantFrom(0xd800, 0xdbff, 0xdc00, 0xdfff)
    .map((unit) => `{"code":1004,"msg":"\\u${unit.toString(16)}${String.fromCharCode(unit)}"}`),
  'any JSON': fc.json(),
  'a page': fc
    .constantFrom('<!doctype html><title>Login</title>', '<?xml version="1.0"?><e/>', 'OK', '', ' ', '\0')
    .map(String),
  'something around the JSON': fc
    .tuple(
      fc.constantFrom(")]}',\n", '/**/', 'x', '\u00a0', '', '\t'),
      fc.constantFrom('', ';', ',', '\0', '\n'),
    )
    .map(([before, after]) => before + valid + after),
  nesting: fc.constantFrom(
    nested(500, '[', ']'),
    `{"code":200,"data":${nested(300, '{"a":[', ']}').replace('[]', '[1]')}}`,
    nested(400, '{"code":', '}'),
  ),
};

const calls = [homeFunctions, homeModules, userInfo, unreadNum];
const statuses = [200, 200, 200, 201, 400, 404, 413, 429, 500];
const types = ['application/json', 'text/html', 'application/octet-stream', 'image/png', ''];

describe('malformed envelopes (E-02)', () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): void => void uncaught.push(error);
  const clean = Object.getOwnPropertyNames(Object.prototype).join();
  beforeAll(() => {
    process.on('unhandledRejection', note);
    process.on('uncaughtException', note);
  });
  afterAll(() => {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
  });

  const names = Object.keys(bodies);
  it.each(names)(
    'settles with at most one dialog: %s',
    async (name) => {
      const body = bodies[name] ?? fc.constant('');
      const property = fc.asyncProperty(
        body,
        fc.constantFrom(...calls.keys()),
        fc.constantFrom(...statuses),
        fc.constantFrom(...types),
        async (content, index, status, type) => {
          const { client, dialog } = harness(
            () =>
              new Response(typeof content === 'string' ? content : new Blob([content.slice()]), {
                status,
                headers: { 'Content-Type': type },
              }),
          );
          // A write is used for a gateway's failure, because the client would retry a read.
          const calling = status >= 500 ? unreadNum : (calls[index] ?? unreadNum);
          const outcome = await client.send(calling, {}).then(
            () => 'resolved',
            (error: unknown) => (isApiError(error) ? error.kind : 'unknown'),
          );
          expect(outcome).not.toBe('unknown');
          expect(dialog.shown.length).toBeLessThanOrEqual(1);
          const text = typeof content === 'string' ? content : await new Blob([content.slice()]).text();
          expect(outcome !== 'resolved' || codeOf(text) === 200).toBe(true);
        },
      );
      await fc.assert(property, { seed: 20_261_120, numRuns: Math.ceil(runs / names.length) });
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
    full ? 600_000 : 60_000,
  );

  it('has twenty generators or more', () => expect(names.length).toBeGreaterThanOrEqual(20));

  it('settles on a success that is cut at any of its bytes', async () => {
    const whole = encoder.encode(valid);
    for (let end = 0; end < whole.length; end += 1) {
      const { client, dialog } = harness(() => new Response(whole.slice(0, end)));
      await expect(client.call(homeFunctions)).rejects.toSatisfy(isApiError);
      expect(dialog.shown).toHaveLength(1);
    }
  });

  it.each([
    ['a message of 5 MB', envelope(1004, { msg: 'x'.repeat(5_000_000) })],
    ['lists nested 10 000 deep', nested(10_000, '[', ']')],
    [
      'objects nested 10 000 deep',
      `{"code":200,"data":[{"functionId":1,"name":"","iconUrl":"","target":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}]}`,
    ],
    ['navigation nested 100 000 deep', `{"code":200,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('settles within a second on %s', async (_, text) => {
    const { client, dialog } = harness(() => new Response(text));
    const before = performance.now();
    const settled = await client.call(homeFunctions).catch((error: unknown) => error);
    // Entries that cannot be read are left out of a list, so that an answer of nothing else is empty.
    expect(isApiError(settled) || Object(settled).length === 0).toBe(true);
    expect(performance.now() - before).toBeLessThan(1_000);
    expect(dialog.shown).toHaveLength(isApiError(settled) ? 1 : 0);
  });

  it('leaves nothing uncaught and nothing on the prototype of objects', async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(uncaught).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(clean);
  });

  it('accepts an answer as JSON whatever its content type says', async () => {
    const { client } = harness(() => json({ code: 200, data: [] }));
    await expect(client.call(homeFunctions)).resolves.toEqual([]);
  });
});

function codeOf(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF+/, ''));
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, 'code')?.value
    : undefined;
}
