import type { Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { companiesFixture } from '../../login/fixtures.ts';
import { ExternalExamPage, type ExternalExamPageProps, type ExternalStep } from './ExternalExamPage.tsx';
import { externalExamIn, externalFixture } from './fixtures.ts';

const { sunrise, longest } = companiesFixture('zh-CN');
const ready = (locale: Locale): Partial<ExternalExamPageProps> => ({
  exam: { state: 'ready', data: externalFixture(locale) },
  locale,
  t: externalExamIn(locale),
});
const onNext = fn();
const onEnter = fn();
const about: ExternalStep = { at: 'about', begun: false, onNext, onReturn: undefined };
const form: Extract<ExternalStep, { at: 'form' }> = {
  at: 'form',
  returning: false,
  given: {},
  refusal: undefined,
  sending: false,
  agreementUrl: '/agreement',
  privacyUrl: '/privacy',
  onEnter,
  onBack: fn(),
};

const meta: Meta<typeof ExternalExamPage> = {
  title: 'Patterns/ExternalExamPage',
  component: ExternalExamPage,
  args: { ...ready('zh-CN'), brand: sunrise, step: about },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof ExternalExamPage>;

export const About: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('离开考试页面超过 3 次，系统会自动交卷。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '填写信息' }));
    await expect(onNext).toHaveBeenCalled();
  },
};

export const English: Story = { args: ready('en'), globals: { locale: 'en' } };

export const Dark: Story = { globals: { appearance: 'dark', color: '#1677ff' } };

/** The exam is not open yet or is closed already, so the form is not shown. */
export const NotOpen: Story = {
  args: {
    exam: {
      state: 'ready',
      data: {
        ...externalFixture('zh-CN'),
        exam: { ...externalFixture('zh-CN').exam, canStart: false, blockMsg: '考试还没有开始' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('考试还没有开始')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const onReturn = fn();

/** The exam is closed, and a guest who has entered before gets back to the attempt and its result. */
export const Closed: Story = {
  args: {
    exam: {
      state: 'ready',
      data: {
        ...externalFixture('zh-CN'),
        exam: { ...externalFixture('zh-CN').exam, canStart: false, blockMsg: '考试已经结束' },
      },
    },
    step: { ...about, onReturn },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '我之前进入过' }));
    await expect(onReturn).toHaveBeenCalled();
  },
};

/** The form of a guest who comes back when nobody can begin any more. */
export const Returning: Story = {
  args: { step: { ...form, returning: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/第一次进入时的手机号和姓名/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '继续' })).toBeVisible();
  },
};

export const Begun: Story = { args: { step: { ...about, begun: true } } };

export const Form: Story = {
  args: { step: form },
  play: async ({ canvas, userEvent, step }) => {
    await step('what is missing is said in words, and nothing is sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '开始答题' }));
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription(/请填写姓名/);
      await expect(canvas.getByText(/请选择我已阅读考试规则/)).toBeVisible();
      await expect(onEnter).not.toHaveBeenCalled();
    });
    await step('a complete form is sent as the contract takes it', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '王小明');
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '139 0000 1111');
      await userEvent.type(canvas.getByRole('textbox', { name: '公司' }), '某公司');
      await userEvent.type(canvas.getByRole('textbox', { name: '邮箱' }), 'a@b.cn');
      await userEvent.type(canvas.getByLabelText('考试口令'), 'open');
      await userEvent.click(canvas.getByRole('checkbox'));
      await userEvent.click(canvas.getByRole('button', { name: '开始答题' }));
      await expect(onEnter).toHaveBeenCalledWith({
        name: '王小明',
        phone: '13900001111',
        company: '某公司',
        email: 'a@b.cn',
        password: 'open',
      });
    });
  },
};

const given = { name: '李四', phone: '13900001111' };

/** The form shows the refusal at the field, and keeps what was typed. */
export const PasswordWrong: Story = {
  args: { step: { ...form, given, refusal: { reason: 'passwordWrong' } } },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('考试口令');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/口令不对/));
    await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('李四');
  },
};
export const TooMany: Story = { args: { step: { ...form, given, refusal: { reason: 'tooMany' } } } };
export const Lost: Story = { args: { step: { ...form, given, refusal: { reason: 'lost' } } } };

/** The guest has used all attempts, and can look at the last one. */
export const Blocked: Story = {
  args: { step: { at: 'blocked', message: '答题次数已用完', onResult: fn(), onBack: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('答题次数已用完')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '查看上次结果' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { exam: { state: 'unknown' }, brand: longest },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '考试链接无效' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Loading: Story = { args: { exam: { state: 'loading' }, brand: undefined } };
export const Errors: Story = { args: { exam: { state: 'failed', kind: 'network', onRetry: fn() } } };
