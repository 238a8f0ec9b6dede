// Loaded before a server by the bench. It fills a company with ten thousand courses, runs handwritten queries
// on the server's own database, which no other process can have open, and reports the processor time of all
// threads.
import { scrypt } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';

const exclusively = Reflect.get(PGlite.prototype, '_runExclusiveQuery');
if (exclusively === undefined)
  throw new Error('This PGlite runs its queries otherwise; the bench cannot reach it.');
let database;
PGlite.prototype._runExclusiveQuery = function noticed(work) {
  database ??= this;
  return exclusively.call(this, work);
};

/**
 * Courses that differ as real ones do, the same in every run. All other columns are those of the model
 * course.
 */
const fill = `
  insert into course (course_id, company_id, source, title, summary, intro_html, suitable_for, category_id,
    industry_ids, job_levels, tag_ids, teacher_ids, charge_kind, hot_score, fresh_time, score, rating_count,
    study_num, duration, item_count, policy)
  select 100000 + n, 1001, m.source,
    jsonb_build_object('zh', w.words[1 + n % 12] || w.words[1 + n * 7 % 12] || '第' || n || '课',
      'en', 'Lesson ' || n || ' of ' || w.topics[1 + n % 12]),
    jsonb_build_object('zh', '讲' || w.words[1 + n * 5 % 12] || '，也讲' || w.words[1 + n * 11 % 12] || '，都从案例出发。',
      'en', 'About ' || w.topics[1 + n * 5 % 12] || ' and ' || w.topics[1 + n * 11 % 12] || ', from cases.'),
    m.intro_html, m.suitable_for, c.ids[1 + n * 13 % cardinality(c.ids)], m.industry_ids,
    case n % 3 when 0 then array[1] when 1 then array[1, 2] else array[1, 2, 3] end,
    array[t.ids[1 + n * 3 % cardinality(t.ids)], t.ids[1 + n * 17 % cardinality(t.ids)]],
    m.teacher_ids, case n % 10 when 0 then 1 when 1 then 2 else 0 end, n * 7919 % 10007,
    m.fresh_time - (n * 104729 % 1000003) * 1000::bigint, 3 + (n % 20) / 10.0, n % 50, n % 900, m.duration,
    m.item_count, m.policy
  from generate_series(1, $1::integer) n
  cross join (select * from course where course_id = 201) m
  cross join (select array_agg(category_id::integer order by category_id) as ids from category) c
  cross join (select array_agg(tag_id::integer order by tag_id) as ids from tag) t
  cross join (select array['沟通','管理','领导力','数据分析','门店运营','陈列','防损','收银','销售','谈判','安全','项目'] as words,
    array['talking','managing','leading','data','shops','display','losses','checkout','selling','bargaining','safety','projects'] as topics) w`;

/**
 * Runs a query as the owner of the data, to whom no row policy applies, like somebody at a database prompt.
 */
const byHand = (sql, values) =>
  database.transaction(async (tx) => {
    await tx.exec("set local role 'none'");
    const from = performance.now();
    const { rows } = await tx.query(sql, values);
    return { took: performance.now() - from, rows: rows.length, first: rows[0] };
  });

const processorMs = (since) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const derive = promisify(scrypt);

/**
 * Runs several statements in one transaction, many times, and returns the time of one run; a `password` is
 * derived along with them.
 */
const repeated = async (statements, times, password) => {
  const before = process.cpuUsage();
  const from = performance.now();
  for (let time = 0; time < times; time += 1) {
    if (password !== undefined)
      await derive(password, 'sixteen bytes ..', 32, { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
    await database.transaction(async (tx) => {
      await tx.exec("set local role 'none'");
      for (const sql of statements) await tx.query(sql);
    });
  }
  return { took: (performance.now() - from) / times, processor: processorMs(before) / times };
};

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
};

const answer = async (request) => {
  const { sql, values = [], many, statements, times, password } = await bodyOf(request);
  if (statements !== undefined) return JSON.stringify(await repeated(statements, times, password));
  if (sql === undefined && many === undefined) return JSON.stringify({ processor: processorMs() });
  const done = await (many === undefined ? byHand(sql, values) : byHand(fill, [many]));
  if (many !== undefined) await database.exec('analyze');
  return JSON.stringify(done);
};

const door = createServer((request, response) => {
  answer(request).then(
    (text) => response.end(text),
    (error) => response.writeHead(500).end(String(error)),
  );
});
door.listen(Number(process.env.BENCH_PROBE_PORT), '127.0.0.1');
door.unref();
