/**
 * Scrolls a page from end to end with the wheel, on a processor four times slower, and answers its long tasks
 * as the browser reports them: the milliseconds of each task that took 50 ms or more.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @returns {Promise<number[]>}
 */
export async function longTasks(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main a[href^="/course/detail"]').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.mouse.move(700, 600);
  // Waits until the page draws no more cards ahead, because that work is not caused by scrolling.
  await page.waitForFunction(
    () => {
      const cards = [...document.querySelectorAll('[data-component="CourseCard"]')];
      const drawn = cards.filter(({ style }) => style.contentVisibility === 'visible').length;
      const isOver = window.drawnBefore === drawn;
      window.drawnBefore = drawn;
      return isOver;
    },
    undefined,
    { polling: 1000 },
  );
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let at = 0; at < room; at += 240) {
    await page.mouse.wheel(0, 240);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  // The observer reports long tasks a moment later than they end.
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => window.longTasks);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return found;
}
