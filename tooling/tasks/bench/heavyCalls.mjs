import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, startServer } from '../run.mjs';
import { seen } from './courses.mjs';
import { medians } from './measure.mjs';
import { line } from './report.mjs';

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/heavy-calls');
const ports = { server: 4697, door: 4698 };
const door = pathToFileURL(path.join(root, 'apps/server/bench/manyCourses.mjs')).href;
const courseId = 103;
/** How often each call and each of its hand-written statements is made in a round, alternating. */
const timesARound = 20;

const learner = { account: '13800000001', password: 'Learn@2026' };
const own = 'user_id = 1 and company_id = 1001';

const coursePage = (limit) => `
  with page as (select * from course where ${seen} order by hot_score desc, course_id desc limit ${limit})
  select page.*, k.name, p.percent, p.state from page
  join category k on k.category_id = page.category_id
  left join course_progress p on p.course_id = page.course_id and p.user_id = 1 and p.company_id = 1001
  order by hot_score desc, page.course_id desc`;

const tree = `
  select i.*, c.title as chapter, c.sort as chapter_sort, p.percent, p.state, p.last_position, p.completed_time
  from course_item i join chapter c on c.chapter_id = i.chapter_id
  left join item_progress p on p.item_id = i.item_id and p.user_id = 1 and p.company_id = 1001
  where i.course_id = ${courseId} order by c.sort, i.sort`;

async function atTheDoor(body) {
  const answer = await fetch(`http://127.0.0.1:${ports.door}/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Makes a call; throws when it is refused, because a refusal must not be measured. */
async function asked(address, { token, json, form } = {}) {
  const url = new URL(`http://127.0.0.1:${ports.server}/api/${address}`);
  if (token !== undefined) url.searchParams.set('access_token', token);
  const answer = await fetch(url, {
    headers: {
      DeviceModel: 'PC',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined && form === undefined
      ? {}
      : { method: 'POST', body: json === undefined ? new URLSearchParams(form) : JSON.stringify(json) }),
  });
  const { code, data } = await answer.json();
  if (code !== 200) throw new Error(`${address} answered with code ${code}.`);
  return data;
}

const signIn = () =>
  asked('user/pc/login', {
    form: { loginKind: '1', domainName: 'sunrise', deviceType: '5', ...learner },
  });

/**
 * Beats of a film that is playing; each round opens it again, because a film accepts only a limited number
 * per minute.
 */
async function beats(token) {
  const started = await asked('course/pc/study/start', { token, json: { courseId, playerTag: 'bench' } });
  const { session, item } = started;
  let seq = 0;
  return async () => {
    seq += 1;
    const result = await asked('course/pc/study/heartbeat', {
      token,
      json: {
        sessionId: session.sessionId,
        seq,
        event: 'TICK',
        itemId: item.itemId,
        playerTag: 'bench',
        position: seq,
        rate: 1,
        segments: [[seq - 1, seq]],
        activeSeconds: 1,
        clientTime: Date.now(),
      },
    });
    if (!result.accepted) throw new Error(`A beat of the bench was refused: ${result.reason}.`);
  };
}

/** An action that is the same in each round. */
const always = (act) => () => Promise.resolve(act);

/**
 * Requests of a person's client, and the smallest number of SQL statements with which they could be answered
 * by hand.
 */
async function casesOf(token) {
  const modules = await asked('company/homepage/pc/modules', { token });
  const lists = modules.filter(({ query }) => query !== undefined);
  return [
    {
      name: 'course list',
      begin: always(() => asked('course/pc/list?kind=all', { token })),
      statements: [coursePage(20), `select count(*) from course where ${seen}`],
    },
    {
      name: 'course detail',
      begin: always(() => asked(`course/pc/detail?courseId=${courseId}`, { token })),
      statements: [
        `select c.*, k.name, p.percent, p.state, p.last_item_id from course c
         join category k on k.category_id = c.category_id
         left join course_progress p on p.course_id = c.course_id and p.user_id = 1 and p.company_id = 1001
         where c.course_id = ${courseId}`,
        tree,
        `select * from person where person_id = any(
           array(select unnest(teacher_ids) from course where course_id = ${courseId}))`,
      ],
    },
    {
      name: 'beat of a film',
      begin: () => beats(token),
      statements: [
        `select * from study_session where ${own} order by start_time desc limit 1 for update`,
        tree,
        `update study_session set last_seq = last_seq + 1 where session_id =
           (select session_id from study_session where ${own} order by start_time desc limit 1)`,
        `update item_progress set last_position = last_position + 1 where ${own} and item_id =
           (select item_id from study_session where ${own} order by start_time desc limit 1)`,
        `update course_progress set study_seconds = study_seconds + 1 where ${own} and course_id = ${courseId}`,
      ],
    },
    {
      name: `modules of the home page, ${lists.length} of them lists`,
      begin: always(() => asked('company/homepage/pc/modules', { token })),
      statements: [
        'select * from home_module where company_id = 1001 order by sort, module_id',
        ...lists.map(({ limit }) => coursePage(limit)),
      ],
    },
    {
      name: 'login, with the same derivation of the key by hand',
      begin: always(signIn),
      password: learner.password,
      statements: [
        `select a.*, m.* from account a join member m on m.user_id = a.user_id
         where a.phone = '${learner.account}' and m.company_id = 1001`,
        `insert into session (token_hash, user_id, company_id, member_id, create_time, last_seen_time)
         select gen_random_uuid()::text, user_id, company_id, member_id, create_time, last_seen_time
         from session where user_id = 1 limit 1`,
      ],
    },
  ];
}

async function oursOf(act) {
  const { processor } = await atTheDoor({});
  const from = performance.now();
  for (let time = 0; time < timesARound; time += 1) await act();
  const took = performance.now() - from;
  return {
    took: took / timesARound,
    processor: ((await atTheDoor({})).processor - processor) / timesARound,
  };
}

async function measureCase({ name, begin, statements, password }, rounds) {
  const runs = { ours: [], plain: [] };
  // The first round does not count, because no statement is prepared yet.
  for (let round = -1; round < rounds; round += 1) {
    const plain = await atTheDoor({ statements, times: timesARound, password });
    const ours = await oursOf(await begin());
    if (round < 0) continue;
    runs.plain.push(plain);
    runs.ours.push(ours);
  }
  const [ours, plain] = [medians(runs.ours), medians(runs.plain)];
  const of = statements.length === 1 ? '1 statement' : `${statements.length} statements`;
  return [
    line(`${name}: processor a call; plain: ${of} by hand`, ours.processor, { plain: plain.processor }),
    line('  time of one after the other', ours.took, { plain: plain.took }),
  ];
}

/**
 * Compares the expensive calls with the fewest statements that fetch the same from the same database, through
 * the same driver.
 */
export async function measureHeavyCalls(rounds) {
  await rm(dataDir, { recursive: true, force: true });
  const { child } = await startServer({
    env: {
      NODE_OPTIONS: `--import=${door}`,
      BENCH_PROBE_PORT: String(ports.door),
      PORT: String(ports.server),
      DATA_DIR: dataDir,
      CALLS_PER_MINUTE: '0',
    },
  });
  try {
    const { access_token: token } = await signIn();
    const lines = [];
    for (const each of await casesOf(token)) lines.push(...(await measureCase(each, rounds)));
    return lines;
  } finally {
    await new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));
  }
}
