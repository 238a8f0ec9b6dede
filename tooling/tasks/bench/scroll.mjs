/** The main thread's tasks in a trace, in milliseconds. */
function tasksOf(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && main.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
}

/**
 * Scrolls a page from end to end with the wheel, on a processor four times slower, and answers how long its main
 * thread was busy at one go at most.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 */
export async function longestTask(browser, page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main a[href^="/course/detail"]').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(700, 600);
  // What the page does once it stands is not what scrolling costs.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-component="CourseCard"]')].every(
      ({ style }) => style.contentVisibility === 'visible',
    ),
  );
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let at = 0; at < room; at += 240) {
    await page.mouse.wheel(0, 240);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const trace = await browser.stopTracing();
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return Math.max(0, ...tasksOf(trace));
}
