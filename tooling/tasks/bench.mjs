// `pnpm bench`: compares our costs with those of the simplest equivalent in the same run. It only reports,
// and never fails because of a figure.
import { parseArgs } from 'node:util';
import { findBrowser } from '@stoa/browser';
import { chromium } from 'playwright-core';
import { measureAlone } from './bench/alone.mjs';
import { measureComponents } from './bench/components.mjs';
import { measureCourses } from './bench/courses.mjs';
import { measureExams } from './bench/exams.mjs';
import { measureLive } from './bench/live.mjs';
import { measurePages } from './bench/pages.mjs';
import { measurePlayer } from './bench/player.mjs';
import { table } from './bench/report.mjs';
import { freshServer, measureServer } from './bench/server.mjs';
import { measureTyping } from './bench/typing.mjs';
import { measureUploads } from './bench/uploads.mjs';
import { run, say } from './run.mjs';

/** Measures the portal of a server with the demo data as it was first set up. */
const onFreshServer = (measure) => async (browser, rounds) => {
  const server = await freshServer();
  try {
    return await measure(browser, server.tenant, rounds);
  } finally {
    await server.stop();
  }
};

const scenes = {
  pages: {
    title:
      'pages, first load: 4× processor, 1.6 Mbit/s, 150 ms; plain: a still page, or React with router, SWR and one call',
    needs: ['@stoa/portal'],
    measure: onFreshServer(measurePages),
  },
  player: {
    title: 'player: 4× processor, 10 Mbit/s; plain: hls.js on a video element, React on both sides',
    needs: [],
    measure: measurePlayer,
  },
  components: {
    title: 'components, work of the main thread; plain: React with native elements and handwritten CSS',
    needs: ['@stoa/ui'],
    async measure(browser, rounds) {
      return [...(await measureComponents(browser, rounds)), ...(await measureAlone())];
    },
  },
  server: {
    title:
      'server; plain: its own first start, the least statements by hand, then a bare handler of the same framework',
    needs: ['@stoa/portal'],
    measure: measureServer,
  },
  courses: {
    title:
      'ten thousand courses; plain: the same query by hand on the same database, without anything around it',
    needs: ['@stoa/portal'],
    measure: measureCourses,
  },
  uploads: {
    title: 'uploads; plain: a PUT to a bare handler that writes to the disk as safely',
    needs: [],
    measure: measureUploads,
  },
  typing: {
    title:
      'typing in a paper of two hundred questions: 4× processor; plain: native elements and nothing else',
    needs: ['@stoa/portal'],
    measure: onFreshServer(measureTyping),
  },
  live: {
    title: 'live rooms; plain: a bare WebSocket server that passes on what comes and keeps nothing',
    needs: [],
    measure: measureLive,
  },
  exams: {
    title: 'an exam of five hundred people, on PostgreSQL; plain: a bare handler that keeps nothing',
    needs: [],
    measure: measureExams,
  },
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(scenes).join() },
    rounds: { type: 'string', default: '5' },
    full: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const names = values.only.split(',');
const unknown = names.filter((name) => !(name in scenes));
if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  say(`Usage: pnpm bench [--only=${Object.keys(scenes).join()}] [--rounds=5] [--full]`);
  process.exit(2);
}

const packages = [...new Set(names.flatMap((name) => scenes[name].needs))];
if (packages.length > 0) {
  const filters = packages.map((name) => `--filter=${name}`);
  const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
    quiet: true,
  });
  if (built.code !== 0) {
    say(built.output);
    process.exit(1);
  }
}

const { executablePath, env, source } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: ['--disable-gpu'] });
say(`browser: ${browser.version()} (${source}); medians of ${rounds} rounds`);
let over = 0;
try {
  for (const name of names) {
    const { title, measure } = scenes[name];
    over += table(title, await measure(browser, rounds, { full: values.full }));
  }
} finally {
  await browser.close();
}
say(`\n${over === 0 ? 'Everything is within its budget.' : `${over} of the lines are over their budget.`}`);
