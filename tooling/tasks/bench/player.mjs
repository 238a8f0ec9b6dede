import { serveFolder } from '@stoa/browser/serve';
import { buildPlayer } from './buildBare.mjs';
import { medians } from './measure.mjs';
import { count, kib, line } from './report.mjs';

/** An office machine with a processor 4 times slower, on a line of 10 Mbit/s with 20 ms. */
const throttle = { cpu: 4, latency: 20, throughput: (10 * 1024 * 1024) / 8 };
const lessons = 50;
/**
 * Lessons before memory is measured, because the browser compiles the player first; the bare page grows as
 * much.
 */
const warmUp = 10;

const shown = () => document.querySelector('video')?.readyState >= 2;
const elements = () => document.querySelectorAll('#root *').length;

/**
 * Opens a scene without cache: time to the first frame, bytes of scripts and styles until then, number of
 * elements.
 */
async function firstFrame(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const code = new Set();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript|text\/css/.test(response.mimeType)) code.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latency,
    downloadThroughput: throttle.throughput,
    uploadThroughput: throttle.throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  await page.goto(url);
  const frame = await page.waitForFunction(() => window.firstFrame, undefined, { timeout: 60_000 });
  const figures = { frame: await frame.jsonValue(), bytes, nodes: await page.evaluate(elements) };
  await context.close();
  return figures;
}

/** Shows one lesson after another in one page; measures memory and the number of media sources. */
async function manyLessons(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.addInitScript(() => {
    const made = [];
    window.mediaSources = () => made.filter((source) => source.deref()).length;
    const Native = window.MediaSource;
    window.MediaSource = class extends Native {
      constructor() {
        super();
        made.push(new WeakRef(this));
      }
    };
  });
  await page.goto(url);
  const heap = async () => {
    await page.waitForTimeout(300);
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.waitForFunction(shown, undefined, { timeout: 60_000 });
  let before = 0;
  for (let lesson = 1; lesson <= warmUp + lessons; lesson += 1) {
    if (lesson === warmUp) before = await heap();
    await page.evaluate(() => window.nextLesson());
    await page.waitForFunction(shown, undefined, { timeout: 60_000 });
  }
  const after = await heap();
  const sources = await page.evaluate(() => window.mediaSources());
  await context.close();
  return { before, after, sources };
}

/** Compares our player with every control with hls.js on a bare video element, interleaved in one run. */
export async function measurePlayer(browser, rounds) {
  const site = await serveFolder(await buildPlayer(), { precompressed: true });
  const runs = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of ['bare', 'ours'])
      runs[side].push(await firstFrame(browser, `${site.url}/${side}.html`));
  }
  const plain = await manyLessons(browser, `${site.url}/bare.html`);
  const stays = await manyLessons(browser, `${site.url}/ours.html`);
  await site.close();
  const [bare, ours] = [medians(runs.bare), medians(runs.ours)];
  return [
    line('first frame', ours.frame, { plain: bare.frame, limit: 1.05, by: 'ratio' }),
    line('code, beside hls.js alone', ours.bytes, {
      unit: kib,
      plain: bare.bytes,
      limit: 25 * 1024,
      by: 'extra',
    }),
    line('elements until a menu opens', ours.nodes, { unit: count, plain: bare.nodes, limit: 80 }),
    line(`heap after ${lessons} more lessons; plain: after the first ${warmUp}`, stays.after, {
      unit: kib,
      plain: stays.before,
      limit: 1.2,
      by: 'ratio',
    }),
    line('  what they have added; plain: to the bare page', stays.after - stays.before, {
      unit: kib,
      plain: plain.after - plain.before,
    }),
    line('media sources left', stays.sources, { unit: count, limit: 1 }),
  ];
}
