import { hash, randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root, startServer } from '../run.mjs';
import { answerLength, wire } from './load.mjs';
import { count, line } from './report.mjs';

const postgres = createRequire(path.join(root, 'apps/server/package.json'))('postgres');

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/exams');
const ports = { ours: 4687, plain: 4688 };
const examId = 101;
const people = 500;
const saveEveryMs = 15_000;

const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * One person's connection: sends a request, and returns its duration and its JSON. A server closes a
 * connection that is idle for some seconds; it is then opened again, as by a browser, and that time counts.
 */
function sitter(port) {
  let socket;
  let waiting = Buffer.alloc(0);
  let answered;
  const open = () => {
    socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    waiting = Buffer.alloc(0);
    socket.on('error', (error) => answered?.reject(error));
    socket.on('data', (part) => {
      waiting = waiting.length === 0 ? part : Buffer.concat([waiting, part]);
      const length = answerLength(waiting);
      if (length === undefined || answered === undefined) return;
      const { from, resolve } = answered;
      answered = undefined;
      const whole = waiting.toString('utf8', 0, length);
      waiting = waiting.subarray(length);
      const json = whole.slice(whole.indexOf('{'), whole.lastIndexOf('}') + 1);
      resolve({ took: performance.now() - from, status: whole.slice(9, 12), answer: JSON.parse(json) });
    });
  };
  open();
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        answered = { from: performance.now(), resolve, reject };
        if (socket.readyState === 'closed' || socket.destroyed || socket.readableEnded) open();
        socket.write(request);
      }),
    close: () => socket.end(),
  };
}

const headers = { DeviceModel: 'PC', 'content-type': 'application/json' };
const post = (address, token, body) =>
  wire({
    method: 'POST',
    path: `/api${address}?access_token=${token}`,
    headers,
    body: JSON.stringify(body),
  });

/** Creates members of the demo company with a session each, as the login would. */
async function invite(sql) {
  const tokens = Array.from({ length: people }, () => randomBytes(32).toString('base64url'));
  const now = Date.now();
  await sql`
    insert into account (user_id, phone, password_hash, real_name)
    select 500000 + n, (15000000000 + n)::text, '', jsonb_build_object('zh', '考生', 'en', 'Sitter')
    from generate_series(1, ${people}::integer) n`;
  await sql`
    insert into member (member_id, user_id, company_id, job_number, title, job_level, entry_time)
    select 500000 + n, 500000 + n, 1001, 'BENCH' || n, '{"zh": "", "en": ""}', 1, ${now}
    from generate_series(1, ${people}::integer) n`;
  await sql`
    insert into session (token_hash, user_id, company_id, member_id, create_time, last_seen_time)
    select h, 500000 + n, 1001, 500000 + n, ${now}, ${now}
    from unnest(${tokens.map((token) => hash('sha256', token, 'base64url'))}::text[]) with ordinality as t (h, n)`;
  await sql`update exam set rules = rules || '{"minSubmitMinutes": 0}' where exam_id = ${examId}`;
  return tokens;
}

/** The measures of one call for all people: how long it takes, and how often it is refused. */
class Measured {
  took = [];
  refused = 0;

  add({ took, status, answer }, isRefused = () => false) {
    this.took.push(took);
    if (status !== '200' || answer.code !== 200 || isRefused(answer.data)) this.refused += 1;
  }

  at(part) {
    return quantile(
      this.took.toSorted((one, other) => one - other),
      part,
    );
  }
}

/** All people send the request at the same time. */
const allAtOnce = async (sitters, request, onAnswer) => {
  await Promise.all(sitters.map(async (one, no) => onAnswer(await one.ask(request(no)), no)));
};

/** All people send the request every 15 seconds, each at a different moment. */
const everyNowAndThen = (sitters, seconds, request, onAnswer) =>
  Promise.all(
    sitters.map(async (one, no) => {
      const until = performance.now() + seconds * 1000;
      let due = performance.now() + (no / sitters.length) * saveEveryMs;
      for (let time = 1; due < until; time += 1, due += saveEveryMs) {
        await pause(Math.max(0, due - performance.now()));
        onAnswer(await one.ask(request(no, time)));
      }
    }),
  );

const answerTo = ({ kind, questionId, options = [] }) => ({
  questionId,
  values: kind === 1 || kind === 2 ? options.slice(0, 1).map(({ key }) => key) : [],
});

async function ours(port, tokens, seconds) {
  const sitters = tokens.map(() => sitter(port));
  // All people open the page with the rules first, as real ones do.
  for (let from = 0; from < people; from += 25) {
    await Promise.all(
      sitters.slice(from, from + 25).map((one, no) =>
        one.ask(
          wire({
            path: `/api/exam/pc/info?examId=${examId}&access_token=${tokens[from + no]}`,
            headers: { DeviceModel: 'PC' },
          }),
        ),
      ),
    );
  }
  const [starts, saves, ends] = [new Measured(), new Measured(), new Measured()];
  const attempts = [];
  const startRequests = tokens.map((token) => post('/exam/pc/attempt/start', token, { examId }));
  await allAtOnce(
    sitters,
    (no) => startRequests[no],
    (told, no) => {
      starts.add(told);
      attempts[no] = told.answer.data;
    },
  );
  const writers = tokens.map(() => randomUUID());
  const setOf = (no, seq) => {
    const asked = attempts[no].paper.sections.flatMap(({ questions }) => questions);
    const answers = asked.slice(0, seq * 3).map(answerTo);
    return {
      attemptId: attempts[no].attempt.attemptId,
      seq,
      answers,
      flagged: [],
      writer: writers[no],
      baseSeq: seq - 1,
    };
  };
  await everyNowAndThen(
    sitters,
    seconds,
    (no, time) => post('/exam/pc/attempt/save', tokens[no], setOf(no, time)),
    (told) => saves.add(told, (data) => data.refused !== undefined),
  );
  const last = Math.ceil((seconds * 1000) / saveEveryMs) + 1;
  await allAtOnce(
    sitters,
    (no) =>
      post('/exam/pc/attempt/submit', tokens[no], { ...setOf(no, last), reason: 1, idemKey: randomUUID() }),
    (told) => ends.add(told),
  );
  for (const one of sitters) one.close();
  return { starts, saves, ends, sample: { start: attempts[0] } };
}

const plainRequest = (name) => wire({ method: 'POST', path: `/write/${name}`, headers, body: '{}' });

/** The same calls of the same people, to a handler that returns as many bytes and stores nothing. */
async function plain(port, sample, seconds) {
  await fetch(`http://127.0.0.1:${port}/answer/start`, {
    method: 'PUT',
    body: JSON.stringify({ code: 200, msg: 'ok', data: sample.start }),
  });
  await fetch(`http://127.0.0.1:${port}/answer/save`, {
    method: 'PUT',
    body: JSON.stringify({ code: 200, msg: 'ok', data: { state: 1, savedSeq: 1, serverTime: Date.now() } }),
  });
  const sitters = Array.from({ length: people }, () => sitter(port));
  const [starts, saves, ends] = [new Measured(), new Measured(), new Measured()];
  const [start, save] = [plainRequest('start'), plainRequest('save')];
  await allAtOnce(
    sitters,
    () => start,
    (told) => starts.add(told),
  );
  await everyNowAndThen(
    sitters,
    seconds,
    () => save,
    (told) => saves.add(told),
  );
  await allAtOnce(
    sitters,
    () => save,
    (told) => ends.add(told),
  );
  for (const one of sitters) one.close();
  return { starts, saves, ends };
}

/**
 * Measures an exam that five hundred people start in the same second, with PostgreSQL on the same machine (fault
 * case LD-02): the start, saves every 15 seconds, and handing in at the same moment.
 */
export async function measureExams(_browser, _rounds, { full }) {
  const seconds = full ? 300 : 30;
  await rm(dataDir, { recursive: true, force: true });
  const database = await startServer({ script: 'bench/postgres.mjs' });
  const { url } = database.ready;
  const server = await startServer({
    env: { DATA_DIR: dataDir, DATABASE_URL: url, CALLS_PER_MINUTE: '0', PORT: String(ports.ours) },
  });
  const bare = await startServer({ env: { PORT: String(ports.plain) }, script: 'bench/bare.mjs' });
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const tokens = await invite(sql);
    const exam = await ours(ports.ours, tokens, seconds);
    const beside = await plain(ports.plain, exam.sample, Math.min(seconds, 30));
    const [{ once, lost }] = await sql`
      select count(*) filter (where submit_time is not null)::integer as once,
        count(*) filter (where jsonb_array_length(answers) = 0)::integer as lost
      from exam_attempt where exam_id = ${examId} and user_id > 500000`;
    const refused = exam.starts.refused + exam.saves.refused + exam.ends.refused;
    const rows = [
      [`${people} start in the same instant`, 'starts', 2000],
      [`${people} save every 15 s`, 'saves', 1000],
      [`${people} hand in at the same instant`, 'ends', undefined],
    ];
    return [
      ...rows.flatMap(([what, name, limit]) => [
        line(`${what}, p50`, exam[name].at(0.5), { plain: beside[name].at(0.5) }),
        line(`${what}, p95`, exam[name].at(0.95), {
          plain: beside[name].at(0.95),
          limit: name === 'saves' ? 300 : limit,
        }),
        line(`${what}, p99`, exam[name].at(0.99), {
          plain: beside[name].at(0.99),
          limit: name === 'saves' ? limit : undefined,
        }),
      ]),
      line('calls that were refused', refused, { unit: count, limit: 0 }),
      line('attempts that were handed in once', once, { unit: count, limit: people, least: true }),
      line('attempts without their answers', lost, { unit: count, limit: 0 }),
    ];
  } finally {
    await sql.end();
    await Promise.all([stop(server.child), stop(bare.child)]);
    await stop(database.child);
  }
}
