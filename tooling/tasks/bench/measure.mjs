/** 4× slower processor, 1.6 Mbit/s, 150 ms round trip: a busy office machine on a poor line. */
const throttle = { cpu: 4, latency: 150, throughput: (1.6 * 1024 * 1024) / 8 };

/**
 * Opens a page cold and reports what it cost.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {{ storageState?: object, settled?: (page: import('playwright-core').Page) => Promise<unknown> }} [options]
 */
export async function measure(browser, url, { storageState, settled } = {}) {
  const context = await browser.newContext({
    storageState,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  const requests = new Map();
  client.on('Network.responseReceived', ({ requestId, response, type }) =>
    requests.set(requestId, { url: response.url, type, mime: response.mimeType, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
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
  await page.addInitScript(() => {
    window.stoaBench = { lcp: 0, lcpElement: '', cls: 0 };
    // What waits for an idle moment is no part of the first load.
    window.requestIdleCallback = () => 0;
    new PerformanceObserver((list) => {
      for (const { startTime, element } of list.getEntries()) {
        const part = element?.dataset.shellPart ?? element?.dataset.part;
        window.stoaBench.lcp = startTime;
        window.stoaBench.lcpElement = [element?.localName ?? 'gone', ...(part ? [part] : [])].join(' ');
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.stoaBench.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await settled?.(page);
  await page.waitForTimeout(1500);
  const { lcp, lcpElement, cls, fcp } = await page.evaluate(() => ({
    ...window.stoaBench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  const all = [...requests.values()];
  const files = all.flatMap(({ url: address }) => {
    const { pathname } = new URL(address);
    return pathname.startsWith('/assets/') ? [pathname.slice(1)] : [];
  });
  return {
    fcp,
    lcp,
    cls,
    requests: all.length,
    document: all.find(({ type }) => type === 'Document')?.bytes ?? 0,
    files,
    lcpElement,
  };
}

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The median of each figure over several runs. */
export const medians = (runs) =>
  Object.fromEntries(
    Object.entries(runs[0]).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, middle(runs.map((run) => run[key]))]] : [],
    ),
  );
