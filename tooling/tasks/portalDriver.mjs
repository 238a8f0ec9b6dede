/** Signs a demo learner in through the login page, as a person would. */
export async function signIn(page, origin, account, password = 'Learn@2026') {
  // The parameter opens the password form, because another kind of login may be the company's first.
  await page.goto(`${origin}/login?panel=password`);
  await page.locator('input[autocomplete="username"]').fill(account);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  const agreement = page.locator('form input[type="checkbox"][required], form input[name="agreed"]').first();
  if ((await agreement.count()) > 0) await agreement.check();
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL(/\/home/);
}
