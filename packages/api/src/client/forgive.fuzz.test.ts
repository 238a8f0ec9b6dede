import * as fc from 'fast-check';
import { is } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyCall } from '../contract/define.ts';
import { isRecord } from '../record.ts';
import { allCalls } from '../test/calls.ts';
import { sample } from '../test/sample.ts';
import type { SampleSize } from '../test/sample.ts';
import type { Outcome } from './answer.ts';
import { forgive } from './forgive.ts';

const full = process.env['STOA_FULL'] === '1';

type Step = string | number;
type Path = readonly Step[];

/** The same data with three rows in every list. */
const tripled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 1 ? [1, 2, 3].map(() => tripled(value[0])) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tripled(inner)]));
};

/** Every place in the data; of a list, the middle row. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value.length > 1 ? placesIn(value[1], [...path, 1]) : [])];
  if (!isRecord(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...path, name]))];
}

/** The data with another value in one place; `undefined` removes the field. */
function changed(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value))
    return value.map((row: unknown, at) => (at === step ? changed(row, rest, wrong) : row));
  return isRecord(value) ? { ...value, [step]: changed(value[step], rest, wrong) } : value;
}

const at = (value: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? value : at(Object(value)[step], rest);

interface Case {
  readonly call: AnyCall;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly good: unknown;
  readonly path: Path;
}

const sizes: readonly SampleSize[] = ['smallest', 'largest'];
const cases: readonly Case[] = allCalls.flatMap((call) =>
  sizes.flatMap((size) => {
    const good = JSON.parse(JSON.stringify(tripled(sample(call.data, size))));
    const request = sample(call.request, 'largest');
    const asked = isRecord(request) ? request : {};
    return placesIn(good).map((path) => ({ call, asked, good, path }));
  }),
);

const read = ({ call, asked }: Case, data: unknown): Outcome<unknown> =>
  forgive(call, JSON.stringify({ code: 200, msg: 'ok', data }), { asked, now: 0, told: new Set() });

const nameOf = ({ call, path }: Case): string =>
  `${call.id}.${path.map((step) => (typeof step === 'number' ? '[]' : step)).join('.')}`;

/** The calls of the specification, and those of the pages that are built. */
const isServed = ({ id }: AnyCall): boolean =>
  /^(?:S\d+|X(?:1[1-9]|2\d|3[0-2]|[47]|49|10[01]|129|13[01]|148|150))$/.test(id);

/** Right values in another form, values of another type, unknown codes, and arbitrary values. */
const wrongs = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    '12',
    '-1',
    '2026-03-01',
    'true',
    true,
    false,
    0,
    1,
    987_654,
    [],
    {},
  ),
  fc.constantFrom<unknown>([null], [{}], ['a', 1], { list: [] }, { id: '1' }, '9'.repeat(30), 0.5, -1),
  fc.jsonValue({ maxDepth: 2 }),
);

describe('an answer that is wrong in one place', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it(
    'is read as the contract has it, with all entries of its lists that are right',
    () => {
      const one = fc.tuple(fc.constantFrom(...cases), wrongs);
      fc.assert(
        fc.property(one, ([each, wrong]) => {
          const outcome = read(each, changed(each.good, each.path, wrong));
          const row = each.path.findIndex((step) => typeof step === 'number');
          // A wrong entry of a list never fails the answer; the only possible fault is the shape.
          expect('data' in outcome || (row === -1 && outcome.fault.kind === 'shape')).toBe(true);
          const data = 'data' in outcome ? outcome.data : each.good;
          expect(is(each.call.data, data)).toBe(true);
          const list = each.path.slice(0, Math.max(0, row));
          const [before, after] = [each.good, data].map((one) => [at(one, list)].flat());
          const ends = (rows: readonly unknown[] = []): unknown => (row === -1 ? [] : [rows[0], rows.at(-1)]);
          expect(ends(after)).toEqual(ends(before));
        }),
        { seed: 20_261_123, numRuns: full ? 100_000 : 3_000 },
      );
    },
    full ? 600_000 : 60_000,
  );

  it('is an error only if something is wrong without which no screen can work', () => {
    const failing = cases
      .filter(({ call, path }) => isServed(call) && path.every((step) => typeof step === 'string'))
      .filter((each) =>
        [undefined, null, {}, 987_654].some(
          (wrong) => 'fault' in read(each, changed(each.good, each.path, wrong)),
        ),
      );
    expect([...new Set(failing.map(nameOf))].toSorted()).toMatchInlineSnapshot(`
      [
        "S19.",
        "S19.token",
        "S20.",
        "S20.uploadAddress",
        "S20.uploadAuth",
        "S20.videoId",
        "S21.",
        "S21.uploadAddress",
        "S21.uploadAuth",
        "S22.",
        "S22.uploadUrl",
        "S23.",
        "S23.key",
        "S23.token",
        "S24.",
        "S24.corpId",
        "S24.nonceStr",
        "S24.signature",
        "S24.timestamp",
        "S25.",
        "S25.nonceStr",
        "S25.signature",
        "S25.timestamp",
        "S26.",
        "S26.suiteId",
        "S30.",
        "S30.access_token",
        "S31.",
        "S31.access_token",
        "S32.",
        "S32.access_token",
        "S36.",
        "S36.access_token",
        "S37.",
        "S37.qrContent",
        "S37.qrId",
        "S38.",
        "S38.status",
        "S39.",
        "S39.access_token",
        "S40.",
        "S40.access_token",
        "S41.",
        "S41.access_token",
        "S42.",
        "S42.access_token",
        "S8.",
        "S8.access_token",
        "X101.",
        "X13.",
        "X14.",
        "X148.",
        "X148.itemKind",
        "X18.",
        "X18.shareUrl",
        "X20.",
        "X22.",
        "X22.item",
        "X22.item.itemKind",
        "X22.session",
        "X22.session.sessionId",
        "X25.",
        "X25.threadId",
        "X27.",
        "X27.target",
        "X27.target.kind",
        "X27.threadKind",
        "X29.",
        "X7.",
      ]
    `);
  });
});
