import '@stoa/theme/styles.css';
import { VipStatus } from '@stoa/domain';
import { UiProvider } from '@stoa/ui';
import { en } from '@stoa/ui/locales/en';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { userFrameIn } from '../fixtures.ts';
import { UserShell } from './index.ts';

test('a page of one’s own begins in the upper half of a phone’s screen, below the card and the menu', async () => {
  await page.viewport(375, 812);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={en}>
      <UserShell
        t={userFrameIn('en')}
        locale="en"
        person={{
          realName: 'Lin Xiaoman',
          avatar: '',
          hasCompany: true,
          companyName: 'Sunrise Retail',
          hideVipModule: true,
          vipStatus: VipStatus.None,
          compulsoryCredit: 17.5,
          electiveCredit: 8,
        }}
        pages={(['info', 'course', 'concern', 'certificate'] as const).map((name) => ({
          page: name,
          href: `#${name}`,
          current: name === 'course',
        }))}
      >
        <h1>My courses</h1>
      </UserShell>
    </UiProvider>,
  );
  const title = page.getByRole('heading', { name: 'My courses' });
  await expect.element(title).toBeVisible();
  const header = 64;
  const bottomBar = 56;
  const middle = (812 - bottomBar) / 2;
  expect(header + title.element().getBoundingClientRect().top).toBeLessThan(middle);
  root.unmount();
});
