import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { signIn } from '../portalDriver.mjs';
import { root, startServer } from '../run.mjs';
import { count, line } from './report.mjs';
import { longTasks } from './scroll.mjs';

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/courses');
const ports = { server: 4695, door: 4696 };
const door = pathToFileURL(path.join(root, 'apps/server/bench/manyCourses.mjs')).href;
const many = 10_000;
/** How often each call and each query is made in a round, in turn. */
const timesARound = 8;

/** SQL condition: courses that the first learner of the demo may see. */
export const seen = `company_id in (1001, 500) and (company_id = 1001 or exists (select 1 from platform_grant g
  where g.company_id = 1001 and g.target_kind = 1 and g.target_id = course_id))
  and on_shelf and ((visible_scope->>'all')::boolean or visible_scope->'userIds' @> '1')`;
const page = (where, order, offset = 0) => [
  `select * from course where ${seen} and ${where} order by ${order}, course_id desc limit 20 offset ${offset}`,
  `select count(*) from course where ${seen} and ${where}`,
];
const mine = `select p.course_id from course_progress p where p.user_id = 1 and p.company_id = 1001 and p.state > 0`;
const has = (words) => `(title->>'zh' ilike '%${words}%' or title->>'en' ilike '%${words}%'
  or summary->>'zh' ilike '%${words}%' or summary->>'en' ilike '%${words}%'
  or exists (select 1 from tag t where t.tag_id = any(tag_ids) and t.name::text ilike '%${words}%'))`;

/** Requests of a person, and the equivalent SQL written by hand. */
const cases = [
  { name: 'first page', call: 'course/pc/list?kind=all', byHand: page('true', 'hot_score desc') },
  {
    name: 'page 400',
    call: 'course/pc/list?kind=all&pageNo=400',
    byHand: page('true', 'hot_score desc', 7980),
  },
  {
    name: 'category and level, newest first',
    call: 'course/pc/list?kind=all&categoryId=1&jobLevel=2&sort=new',
    byHand: page(
      '2 = any(job_levels) and category_id in (select category_id from category where category_id = 1 or parent_id = 1)',
      'fresh_time desc',
    ),
  },
  {
    name: 'subject, best rated first',
    call: 'course/pc/list?kind=all&tagId=1&sort=score',
    byHand: page('1 = any(tag_ids)', 'score desc, rating_count desc'),
  },
  {
    name: 'word in the list',
    call: 'course/pc/list?kind=all&keyword=领导',
    byHand: page(has('领导'), 'hot_score desc'),
  },
  {
    name: 'what can be filtered by',
    call: 'course/pc/filters?kind=all',
    byHand: [
      `select category_id, count(*) from course where ${seen} group by 1`,
      `select i, count(*) from course, unnest(industry_ids) i where ${seen} group by 1`,
      `select t, count(*) from course, unnest(tag_ids) t where ${seen} group by 1`,
      `select l, count(*) from course, unnest(job_levels) l where ${seen} group by 1`,
      `select charge_kind, count(*) from course where ${seen} group by 1`,
    ],
  },
  {
    name: 'recommended',
    call: 'course/pc/list?kind=ai',
    byHand: page(
      `course_id not in (select course_id from course_progress where user_id = 1 and company_id = 1001)
       and (1 = any(job_levels) or category_id in (select k.category_id from course k where k.course_id in (${mine}))
         or tag_ids && array(select unnest(k.tag_ids) from course k where k.course_id in (${mine})))`,
      `(category_id in (select k.category_id from course k where k.course_id in (${mine})))::integer
       + (tag_ids && array(select unnest(k.tag_ids) from course k where k.course_id in (${mine})))::integer desc, hot_score desc`,
    ),
  },
  {
    name: 'search',
    call: 'search/pc/query?keyword=领导力&kind=1',
    byHand: page(has('领导力'), 'hot_score desc'),
  },
  {
    name: 'search for several words',
    call: 'search/pc/query?keyword=沟通 管理&kind=1',
    byHand: page(`(${has('沟通')} or ${has('管理')})`, 'hot_score desc'),
  },
  {
    name: 'suggestions while typing',
    call: 'search/pc/suggest?keyword=管理',
    byHand: page(has('管理'), 'hot_score desc'),
  },
];

async function atTheDoor(body) {
  const answer = await fetch(`http://127.0.0.1:${ports.door}/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

async function asked(call, token) {
  const sign = call.includes('?') ? '&' : '?';
  const from = performance.now();
  const answer = await fetch(`http://127.0.0.1:${ports.server}/api/${call}${sign}access_token=${token}`, {
    headers: { DeviceModel: 'PC' },
  });
  const envelope = await answer.json();
  if (envelope.code !== 200) throw new Error(`${call} answered with code ${envelope.code}.`);
  return performance.now() - from;
}

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];

async function measureCase({ name, call, byHand }, token, times) {
  const runs = { ours: [], plain: [] };
  // The first rounds do not count, because no statement is prepared yet.
  for (let time = -2; time < times; time += 1) {
    let plain = 0;
    for (const sql of byHand) plain += (await atTheDoor({ sql })).took;
    const ours = await asked(call, token);
    if (time < 0) continue;
    runs.plain.push(plain);
    runs.ours.push(ours);
  }
  return line(`${name}, p95`, p95(runs.ours), { plain: p95(runs.plain), limit: 3, by: 'ratio' });
}

async function loginToken() {
  const answer = await fetch(`http://127.0.0.1:${ports.server}/api/user/pc/login`, {
    method: 'POST',
    headers: { DeviceModel: 'PC', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      loginKind: '1',
      domainName: 'sunrise',
      deviceType: '5',
      account: '13800000001',
      password: 'Learn@2026',
    }),
  });
  const { data } = await answer.json();
  return data.access_token;
}

/** Measures the longest course list while it is scrolled. */
async function measureScrolling(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const tenant = `http://sunrise.localhost:${ports.server}`;
  await signIn(page, tenant, '13800000001');
  const lines = [];
  // The page size of the list itself, and the largest one that an address may ask for.
  for (const size of [20, 100]) {
    for (const [name, layout] of [
      ['cards', 2],
      ['table', 1],
    ]) {
      const found = await longTasks(page, `${tenant}/course/all?pageSize=${size}&layout=${layout}`);
      const longest = found.length === 0 ? '' : `, the longest ${Math.round(Math.max(...found))} ms`;
      lines.push(
        line(`${size} as ${name}, 4× processor: tasks of 50 ms while scrolling${longest}`, found.length, {
          unit: count,
          limit: 0,
        }),
      );
    }
  }
  await context.close();
  return lines;
}

/**
 * A company with ten thousand courses: its lists and searches compared with the query alone, and its list in
 * a browser.
 */
export async function measureCourses(browser, rounds) {
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
    const token = await loginToken();
    await atTheDoor({ many });
    const lines = [];
    for (const each of cases) lines.push(await measureCase(each, token, timesARound * rounds));
    return [...lines, ...(await measureScrolling(browser))];
  } finally {
    await new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));
  }
}
