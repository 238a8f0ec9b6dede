import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/index.ts';
import { en } from '../locales/en.ts';
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx';
import { ThemeRoot, type ThemeRootProps } from './ThemeRoot.tsx';

afterEach(cleanup);

const page = (
  <>
    <Button loading>提交</Button>
    <Alert tone="warning" title="草稿" />
    <PasswordInput aria-label="密码" />
    <Dialog open title="课程" onOpenChange={() => undefined} />
  </>
);
const names = () =>
  [...document.querySelectorAll('button')].map((button) => button.ariaLabel ?? button.textContent);

test('a root without messages of its own is in simplified Chinese, also in what opens later', () => {
  render(<ThemeRoot>{page}</ThemeRoot>);
  expect(names()).toEqual(['提交正在处理', '显示密码', '关闭']);
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('a root in another language declares it and uses it', () => {
  render(
    <ThemeRoot locale="en" labels={en}>
      {page}
    </ThemeRoot>,
  );
  expect(names()).toEqual(['提交Working', 'Show password', 'Close']);
  expect(document.documentElement.lang).toBe('en');
});

test('the language of the page and that of the messages are always the same', () => {
  expectTypeOf<{ locale: 'en'; labels: typeof en }>().toExtend<ThemeRootProps>();
  expectTypeOf<{ locale: 'en' }>().not.toExtend<ThemeRootProps>();
  expectTypeOf<{ labels: typeof en }>().not.toExtend<ThemeRootProps>();
});
