import '@stoa/theme/styles.css';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '@stoa/ui';
import core from '@stoa/ui/locales/en/core';
import { userEvent } from 'storybook/test';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loginIn } from '../fixtures.ts';
import { LoginPage } from './LoginPage.tsx';
import { PasswordForm } from './parts/PasswordForm.tsx';

const t = loginIn('en');
const brand = {
  name: 'Sunrise Retail',
  slogan: '',
  logoUrl: '',
  backgroundUrl: '',
  bottomDescription: '',
  deep: false,
};
const onLogin = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));

let root: Root | undefined;
beforeEach(async () => {
  await page.viewport(1440, 900);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <UiProvider labels={core}>
      <LoginPage
        t={t}
        brand={brand}
        panels={[
          {
            name: 'password',
            content: <PasswordForm t={t} company="Sunrise" agreement="the terms" onLogin={onLogin} />,
          },
        ]}
      />
    </UiProvider>,
  );
  await vi.waitFor(() => find('form'));
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
  return found;
};
const submit = () => find('form button[type="submit"]');

test('what must be agreed to is above the button, and its error looks like those of the fields', async () => {
  await userEvent.click(submit());
  await vi.waitFor(() => expect(find('form').textContent).toContain(t('error.agree')));
  const consent = find('[name="agreed"]');
  expect(consent.getBoundingClientRect().bottom).toBeLessThan(submit().getBoundingClientRect().top);
  const [ofField, ofConsent] = [t('error.passwordRequired'), t('error.agree')].map((words) => {
    const error = [...document.querySelectorAll('form p')].find((one) => one.textContent.includes(words));
    return {
      icon: error?.querySelector('svg')?.checkVisibility(),
      start: error?.getBoundingClientRect().left,
    };
  });
  expect(ofConsent?.icon).toBe(true);
  expect(ofConsent).toEqual(ofField);
});

test('errors do not move what is above them', async () => {
  const before = find('[name="account"]').getBoundingClientRect().top;
  await userEvent.click(submit());
  await vi.waitFor(() => expect(find('form').textContent).toContain(t('error.accountRequired')));
  expect(find('[name="account"]').getBoundingClientRect().top).toBe(before);
});

test('after a wrong password the emptied field waits for another, also when a dialog said so', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await userEvent.type(find('[name="account"]'), '13900000001');
  await userEvent.click(find('[name="agreed"]'));
  for (const open of [false, true]) {
    await userEvent.type(find('[name="password"]'), 'not-it');
    onLogin.mockImplementationOnce(() => {
      if (open) dialog.showModal();
      return Promise.resolve(false);
    });
    await userEvent.click(submit());
    await vi.waitFor(() => expect(find('[name="password"]')).toHaveProperty('value', ''));
    if (open) dialog.close();
    await vi.waitFor(() => expect(document.activeElement).toBe(find('[name="password"]')));
  }
});
