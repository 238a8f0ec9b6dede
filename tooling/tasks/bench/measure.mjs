/** A processor 4 times slower, 1.6 Mbit/s and 150 ms round trip: a busy office machine on a poor line. */
const throttle = { cpu: 4, latency: 150, throughput: 1_600_000 / 8 };

/** Files of a film, which are loaded while it plays. */
const film = /\.(?:m3u8|m4s|mp4|ts)(?:\?|$)/;

/** A new page with a slow processor and connection, and a record of what it requests and shows. */
async function slowPage(browser, { storageState, settled = [], idle = true }) {
  const context = await browser.newContext({
    storageState,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const requests = new Map();
  let underWay = 0;
  const ended = () => (underWay -= 1);
  client.on('Network.requestWillBeSent', ({ redirectResponse }) => {
    if (!redirectResponse) underWay += 1;
  });
  client.on('Network.loadingFailed', ended);
  client.on('Network.responseReceived', ({ requestId, response, type }) =>
    requests.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended();
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttle.latency,
    downloadThroughput: throttle.throughput,
    uploadThroughput: throttle.throughput,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu });
  await page.addInitScript(
    ([selectors, withIdle]) => {
      const seen = { lcp: 0, lcpElement: '', film: 0, cls: 0, content: 0 };
      window.stoaBench = seen;
      if (!withIdle) window.requestIdleCallback = () => 0;
      new PerformanceObserver((list) => {
        for (const { startTime, element } of list.getEntries()) {
          if (element?.localName === 'video') {
            seen.film = startTime;
            continue;
          }
          const part = element?.dataset.shellPart ?? element?.dataset.part;
          seen.lcp = startTime;
          seen.lcpElement = [element?.localName ?? 'gone', ...(part ? [part] : [])].join(' ');
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Checked in each frame, because the element that is found is on the screen with the next frame.
      const look = () => {
        const all = selectors.every(
          (selector) => document.querySelector(selector)?.textContent !== undefined,
        );
        if (all) requestAnimationFrame((now) => (seen.content = now));
        else requestAnimationFrame(look);
      };
      if (selectors.length > 0) requestAnimationFrame(look);
    },
    [settled, idle],
  );
  /** Waits until nothing has been loading for half a second; a film that continues loading is ignored. */
  const rest = async () => {
    const until = performance.now() + 20_000;
    for (let still = 0; still < 5 && performance.now() < until;) {
      await page.waitForTimeout(100);
      still = underWay === 0 ? still + 1 : 0;
    }
  };
  return { context, page, requests, rest };
}

const sum = (requests) => requests.reduce((bytes, request) => bytes + request.bytes, 0);

/** Number of files and bytes that were loaded, the film apart, and the names of those that the build made. */
function told(requests) {
  const all = [...requests.values()].filter(({ url }) => !film.test(url));
  return {
    requests: all.length,
    bytes: sum(all),
    document: sum(all.filter(({ type }) => type === 'Document')),
    files: all.flatMap(({ url }) => {
      const { pathname } = new URL(url);
      return pathname.startsWith('/assets/') ? [pathname.slice(1)] : [];
    }),
  };
}

/**
 * Opens a page without cache and reports its costs until three seconds after it came to rest.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ storageState?: object, settled?: readonly string[], idle?: boolean }} [options] `settled` is a
 * selector of the main content; with `idle: false` no idle work runs.
 */
export async function measure(browser, url, { settled = [], ...options } = {}) {
  const { context, page, requests, rest } = await slowPage(browser, { settled, ...options });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  for (const selector of settled) await page.waitForSelector(selector, { timeout: 60_000 });
  await rest();
  await page.waitForTimeout(3000);
  const seen = await page.evaluate(() => ({
    ...window.stoaBench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...seen, ...told(requests) };
}

/**
 * A navigation inside the portal, from a page at rest: time until the main content is shown, and layout
 * shifts.
 */
export async function measureStep(browser, url, { from, link, to, storageState }) {
  const { context, page, requests, rest } = await slowPage(browser, { storageState });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForSelector(from, { timeout: 60_000 });
  await rest();
  await page.waitForTimeout(3000);
  requests.clear();
  await page.locator(link).first().hover();
  await page.waitForTimeout(300);
  // The link is clicked by a script, because layout shifts within half a second of a real click do not count.
  const content = await page.evaluate(
    ([there, next]) =>
      new Promise((done) => {
        window.stoaBench.cls = 0;
        const begun = performance.now();
        const look = () => {
          if (document.querySelector(next)) requestAnimationFrame((now) => done(now - begun));
          else requestAnimationFrame(look);
        };
        document.querySelector(there).click();
        requestAnimationFrame(look);
      }),
    [link, to],
  );
  await rest();
  await page.waitForTimeout(3000);
  const { cls } = await page.evaluate(() => window.stoaBench);
  await context.close();
  return { content, cls, ...told(requests) };
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of each figure over several runs. */
export const medians = (runs) =>
  Object.fromEntries(
    Object.entries(runs[0]).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, middle(runs.map((run) => run[key]))]] : [],
    ),
  );
