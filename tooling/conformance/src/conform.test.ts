import { account as person, shapes, startSpecificationServer } from '@stoa/specification';
import type { Shape } from '@stoa/specification';
import { afterEach, describe, expect, test } from 'vitest';
import exampleAdapter from '../../../fixtures/backend/adapter.js';
import { startBackEnd as startExample } from '../../../fixtures/backend/server.js';
import type { CheckName } from './checks.ts';
import { conform } from './conform.ts';
import { calls, endpoints } from './contract.ts';
import type { Options, Report } from './conform.ts';
import { faultsIn, summaryOf } from './report.ts';
import { learner, reply, startBackEnd, withData } from './test/backEnd.ts';
import type { BackEnd, Twist } from './test/backEnd.ts';

let backEnd: BackEnd | undefined;
afterEach(() => backEnd?.close());

async function examined(twists: Record<string, Twist>, options: Partial<Options> = {}): Promise<Report> {
  backEnd = await startBackEnd(twists);
  const { companyId: _own, ...account } = learner;
  return conform({ host: backEnd.host, profile: 'full', ...account, ...options });
}

/** Every difference in a report, one line each. */
const found = (report: Report): string[] =>
  report.calls.flatMap(({ id, checks }) =>
    checks.flatMap(({ name, differences }) =>
      differences.map(({ weight, path, text }) => `${id} ${weight} ${name} ${path} ${text}`),
    ),
  );

/** The differences that end a run with code 1. */
const faultsOf = (report: Report): string[] => found(report).filter((line) => line.includes(' fault '));

test('a back end that keeps the contract differs nowhere, whatever is asked', async () => {
  const report = await examined({}, { write: true });
  expect(found(report)).toEqual([]);
  expect(faultsIn(report, true)).toBe(0);
  expect(report.calls).toHaveLength(calls.length + endpoints.length);
  // Without --write nothing may change, so fewer calls are made with good parameters.
  expect(report.calls.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(120);
});

test('a back end whose answers change with time does not count as one that believes what it is told', async () => {
  let asked = 0;
  const report = await examined({
    S16: ({ signedIn }, honest) => {
      if (!signedIn) return honest;
      asked += 1;
      return withData(honest, { vod: { appKey: asked < 2 ? 'in force' : 'renewed' } });
    },
  });
  expect(asked).toBeGreaterThan(2);
  expect(faultsOf(report)).toEqual([]);
});

const gone: Twist = () => ({ status: 404, type: 'text/plain', body: '' });

interface Fault {
  readonly title: string;
  readonly id: string;
  readonly twist: Twist;
  readonly check: CheckName;
  readonly says: RegExp;
  readonly write?: true;
}

const faults: readonly Fault[] = [
  {
    title: 'answers who is not signed in',
    id: 'S35',
    twist: ({ token }, honest) => (token === undefined ? reply(200, {}) : honest),
    check: 'nobody',
    says: /code is 200 .*401 is expected/,
  },
  {
    title: 'takes any token for a session',
    id: 'S9',
    twist: ({ token }, honest) => (token === undefined ? honest : reply(200, {})),
    check: 'stranger',
    says: /code is 200 .*401 is expected/,
  },
  {
    title: 'tells who is not signed in by HTTP 200',
    id: 'X11',
    twist: (_asked, honest) => ({ ...honest, status: 200 }),
    check: 'nobody',
    says: /code 401 comes with HTTP 200/,
  },
  {
    title: 'leaves a field out',
    id: 'X13',
    twist: (_asked, honest) => withData(honest, { courseId: undefined }),
    check: 'answer',
    says: /fault answer data\.courseId is missing/,
  },
  {
    title: 'writes a flag as text',
    id: 'S17',
    twist: (_asked, honest) => withData(honest, { hidePCHeader: 'true' }),
    check: 'answer',
    says: /data\.hidePCHeader is "true" \(string\)/,
  },
  {
    title: 'writes a time in seconds',
    id: 'S5',
    twist: (_asked, honest) => withData(honest, { serverTime: 1_773_108_000 }),
    check: 'answer',
    says: /data\.serverTime .* looks like seconds/,
  },
  {
    title: 'adds a field that nobody knows',
    id: 'S2',
    twist: () =>
      reply(200, [{ functionId: 1, name: '', iconUrl: '', target: { kind: 1 }, sort: 1, owner: 7 }]),
    check: 'answer',
    says: /note answer data\.0\.owner is not in the contract/,
  },
  {
    title: 'writes the code as text',
    id: 'S12',
    twist: (_asked, honest) => ({ ...honest, body: { code: '200', msg: 'ok', data: { unreadNum: 1 } } }),
    check: 'answer',
    says: /code is "200"; a number is expected/,
  },
  {
    title: 'answers without an envelope',
    id: 'S3',
    twist: (_asked, honest) => ({ ...honest, body: [] }),
    check: 'answer',
    says: /the body is no envelope/,
  },
  {
    title: 'answers a page instead of JSON',
    id: 'S18',
    twist: () => ({ status: 200, type: 'text/html', body: '<html>Please sign in</html>' }),
    check: 'answer',
    says: /the body is not JSON/,
  },
  {
    title: 'sends JSON as text',
    id: 'S27',
    twist: (_asked, honest) => ({ ...honest, type: 'text/plain' }),
    check: 'answer',
    says: /is sent as text\/plain/,
  },
  {
    title: 'answers with a code of its own',
    id: 'S10',
    twist: ({ signedIn }, honest) => (signedIn ? reply(7777) : honest),
    check: 'answer',
    says: /is 7777, which no document knows/,
  },
  {
    title: 'interrupts with an error in the background',
    id: 'X89',
    twist: ({ signedIn }, honest) => (signedIn ? reply(1008) : honest),
    check: 'answer',
    says: /a background call tells its outcome in data/,
  },
  {
    title: 'takes whatever it is sent',
    id: 'X12',
    twist: (asked, honest) => (asked.fields['kind'] === 'all' ? honest : reply(asked.signedIn ? 200 : 401)),
    check: 'bad',
    says: /code is 200 .*1001 or .* is expected, for a bad kind/,
  },
  {
    title: 'fails where there is nothing',
    id: 'X14',
    twist: (_asked, honest) => (honest.body === null ? honest : failingOn1004(honest)),
    check: 'unknown',
    says: /code is 500 .*1004 or 1005 .*is expected/,
  },
  {
    title: 'shows the organisations of a company that the caller is not in',
    id: 'S6',
    twist: ({ signedIn }, honest) => (signedIn ? reply(200, []) : honest),
    check: 'foreign',
    says: /code is 200 .*1003 or 2005 is expected/,
  },
  {
    title: 'believes the company that it is told',
    id: 'S16',
    twist: ({ fields }, honest) =>
      fields['companyId'] === undefined ? honest : withData(honest, { vod: { appKey: 'of another' } }),
    check: 'foreign',
    says: /data is another one with companyId=.*must not be trusted/,
  },
  {
    title: 'ends a list with an error',
    id: 'S13',
    twist: ({ fields }, honest) => (fields['pageNo'] === '100000' ? reply(1004) : honest),
    check: 'pastEnd',
    says: /code is 1004 .*200 is expected/,
  },
  {
    title: 'does not count pages by their size',
    id: 'X19',
    twist: ({ fields }, honest) => (fields['pageSize'] === '1' ? withData(honest, { pages: 1 }) : honest),
    check: 'onePerPage',
    says: /data\.pages is 1 for 3 rows/,
  },
  {
    title: 'reads a form where JSON is sent',
    id: 'X15',
    twist: ({ fields, signedIn }, honest) => {
      if (!signedIn) return honest;
      return typeof fields['courseId'] === 'number' ? reply(1001) : reply(200, { state: 1, percent: 0 });
    },
    check: 'answer',
    says: /reads its parameters as form; the contract sends them as json/,
    write: true,
  },
  {
    title: 'reads JSON where a form is sent',
    id: 'S34',
    twist: ({ fields }) => (typeof fields['type'] === 'string' ? reply(1001) : reply(200, { ok: true })),
    check: 'answer',
    says: /reads its parameters as json; the contract sends them as form/,
    write: true,
  },
  {
    title: 'does again what was done with the same key',
    id: 'X29',
    twist: counting('noteId'),
    check: 'repeat',
    says: /data differs from the first answer/,
    write: true,
  },
  {
    title: 'does not know a call of the specification',
    id: 'S7',
    twist: gone,
    check: 'answer',
    says: /HTTP 404: the specification has this call/,
  },
];

function failingOn1004(honest: ReturnType<typeof reply>): ReturnType<typeof reply> {
  const code: unknown = Reflect.get(Object(honest.body), 'code');
  return code === 1004 ? reply(500, null, 500) : honest;
}

function counting(field: string): Twist {
  let count = 0;
  return ({ signedIn }, honest) => (signedIn ? withData(honest, { [field]: (count += 1) }) : honest);
}

test.each(faults)('a back end that $title is detected', async ({ id, twist, check, says, write = false }) => {
  const report = await examined({ [id]: twist }, { write, profile: id.startsWith('S') ? 'core' : 'full' });
  const lines = found(report);
  expect(lines.filter((line) => !line.startsWith(`${id} `))).toEqual([]);
  expect(lines.some((line) => line.split(' ')[2] === check && says.test(line))).toBe(true);
  expect(faultsIn(report, true)).toBeGreaterThan(0);
});

test('a back end that forgets who has logged out is detected', async () => {
  const report = await examined({
    S1: ({ signedIn, token }, honest) => (signedIn || !token ? honest : reply(401, null, 401)),
  });
  expect(found(report)).toEqual(['S34 fault ended code is 401 (“code 401”); 202 is expected']);
});

test('many faults at once are each detected', async () => {
  const together = faults.filter(({ id, write }) => write !== true && id !== 'S9');
  const report = await examined(Object.fromEntries(together.map(({ id, twist }) => [id, twist])));
  const differing = new Set(found(report).map((line) => line.split(' ')[0]));
  expect(together.map(({ id }) => id).filter((id) => !differing.has(id))).toEqual([]);
});

test('calls beyond the specification may be missing', async () => {
  const report = await examined({ X20: gone, X127: gone, S7: gone }, { allowMissing: new Set(['S7']) });
  expect(report.calls.filter(({ verdict }) => verdict === 'not offered').map(({ id }) => id)).toEqual([
    'S7',
    'X20',
    'X127',
  ]);
  expect(faultsIn(report)).toBe(0);
  expect(summaryOf(report)).toMatch(/^\d+ calls: .* 0 differ, 3 are not offered$/);
});

const foreign: Twist = (_asked, honest) =>
  Object(honest.body).code === 200 ? withData(honest, { companyName: 7, label: 'Harbour' }) : honest;

test('through an adapter it reports for each call: the same, adapted, different or absent', async () => {
  const report = await examined(
    { S9: foreign, S17: () => reply(200, []), X20: gone },
    {
      adapter: {
        calls: {
          companyInfo: {
            answer: ({ label }: { label: string }) => ({ logo: '', companyName: label, fontSize: 2 }),
          },
        },
      },
    },
  );
  const verdicts = new Map(report.calls.map(({ name, verdict }) => [name, verdict]));
  expect(verdicts.get('companyInfo')).toBe('adapted');
  expect(verdicts.get('userInfo')).toBe('same');
  expect(verdicts.get('globalConfig')).toBe('differs');
  expect(verdicts.get('collectionDetail')).toBe('absent');
  expect(summaryOf(report)).toMatch(/^\d+ calls: \d+ are the same, 1 are adapted, 1 differ, 1 are absent$/);
});

test('the example of another back end passes with its adapter', async () => {
  const example = await startExample(0);
  try {
    const report = await conform({
      host: `http://127.0.0.1:${example.port}/rest`,
      profile: 'full',
      tenant: 'harbour',
      account: 'xiaogang',
      password: 'Harbour-2026',
      write: true,
      adapter: exampleAdapter,
      calls: Object.keys(exampleAdapter.calls),
    });
    expect(found(report)).toEqual([]);
    expect(summaryOf(report)).toMatch(/: 0 are the same, 11 are adapted, 0 differ, \d+ are absent$/);
    expect(example.unknown).toEqual([]);
  } finally {
    await example.close();
  }
});

test('an adapter that cannot read an answer is a fault of its call', async () => {
  const report = await examined(
    {},
    {
      profile: 'core',
      adapter: {
        calls: {
          homeBanner: {
            answer: () => {
              throw new Error('unreadable');
            },
          },
        },
      },
    },
  );
  expect(found(report).filter((line) => line.includes(' answer '))).toEqual([
    'S1 fault answer  HTTP 200, the adapter cannot read the answer',
  ]);
});

test('calls that the target is said not to have are not asked', async () => {
  const sent: string[] = [];
  const watch: Twist = ({ call }, honest) => {
    sent.push(call.id);
    return honest;
  };
  const report = await examined({ S9: watch, X20: watch, S17: watch }, { calls: ['globalConfig'] });
  expect([...new Set(sent)]).toEqual(['S17']);
  expect(report.calls.find(({ id }) => id === 'S9')?.verdict).toBe('not offered');
  expect(faultsIn(report)).toBe(0);
});

test('the run waits when the back end tells it to', async () => {
  const told = new Set<string>();
  const first: Twist = ({ fields, token }, honest) => {
    const asked = JSON.stringify([fields, token]);
    if (told.has(asked)) return honest;
    told.add(asked);
    return reply(1006);
  };
  const report = await examined({ X11: first, X13: first }, { pauseMs: 1 });
  expect(told.size).toBeGreaterThan(5);
  expect(found(report)).toEqual([]);
});

test('without --write nothing is sent that could change anything', async () => {
  const changing: string[] = [];
  const watch: Twist = ({ call, fields }, honest) => {
    if (Object.keys(fields).length > 0 || honest.status === 200) changing.push(call.id);
    return honest;
  };
  const writes = [
    'S8',
    'S14',
    'S15',
    'S28',
    'S33',
    'X5',
    'X15',
    'X22',
    'X23',
    'X25',
    'X31',
    'X111',
    'X133',
    'X145',
  ];
  await examined(Object.fromEntries(writes.map((id) => [id, watch])));
  // Calls without a session receive only the request without parameters, which is refused.
  expect(changing.filter((id) => !['S28', 'S33', 'X133'].includes(id))).toEqual([]);
});

test.each(['specification', 'core'] as const)(
  'the profile %s asks its 42 calls and nothing else',
  async (profile) => {
    const report = await examined({}, { profile });
    expect(report.calls.map(({ id }) => id)).toEqual(
      Array.from({ length: 42 }, (_, index) => `S${index + 1}`),
    );
  },
);

/** Checks a back end that has only what the specification names. */
const ask = async (shape: Shape, write: boolean) => {
  const server = await startSpecificationServer({ shape });
  try {
    return await conform({
      host: `${server.url}/api`,
      profile: 'specification',
      tenant: person.domainName,
      account: person.account,
      password: person.password,
      write,
    });
  } finally {
    await server.close();
  }
};

describe('the profile of the specification', () => {
  const careful = shapes.filter((shape) => shape !== 'harsh');
  test.each(careful)('passes if answers are %s and contain what the specification names', async (shape) => {
    for (const write of [false, true]) expect(faultsOf(await ask(shape, write))).toEqual([]);
  });

  test('reports of careless answers only what the portal cannot read', async () => {
    expect(faultsOf(await ask('harsh', false))).toEqual([
      expect.stringContaining('S35 fault answer data.vipStatus'),
      expect.stringContaining('S35 fault answer data.vipExpireTime'),
    ]);
  });

  test.each<[string, string, unknown]>([
    ['S17 fault answer data.hidePCHeader', 'S17', { hidePCHeader: [] }],
    ['S35 fault answer data.realName', 'S35', { realName: {} }],
    ['S18 fault answer data.loginTypes', 'S18', { loginTypes: 'all' }],
  ])('finds what the portal cannot read: %s', async (line, id, change) => {
    const report = await examined(
      { [id]: (_asked, honest) => withData(honest, Object(change)) },
      { profile: 'specification' },
    );
    expect(faultsOf(report)).toEqual([expect.stringContaining(line)]);
  });

  test('reports a login without a token', async () => {
    const report = await examined({ S30: () => reply(200, {}) }, { profile: 'specification' });
    expect(faultsOf(report)).toEqual([expect.stringContaining('S30 fault answer data.access_token')]);
  });
});
