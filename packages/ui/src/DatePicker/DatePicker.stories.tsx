import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Rows, tenantsFrame } from '../test/stories.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRange } from './DateRange.tsx';
import { calendarKeys, dateFieldKeys } from './model.ts';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  parameters: { keyboard: [...dateFieldKeys, ...calendarKeys] },
  args: { 'aria-label': '开始日期', today: '2026-11-21', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 420 }}>
        <Narrow width={320}>
          <Story />
        </Narrow>
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Rows>
      {sizes.map((size) => (
        <DatePicker {...args} key={size} size={size} aria-label={size} defaultValue="2026-11-21" />
      ))}
      <DateRange aria-label="时间范围" today="2026-11-21" />
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      <DatePicker {...args} aria-label="空" />
      <DatePicker {...args} aria-label="已选" defaultValue="2026-11-21" />
      <DatePicker {...args} aria-label="太晚" defaultValue="2026-12-24" max="2026-11-30" />
      <DatePicker {...args} aria-label="只读" defaultValue="2026-11-21" readOnly />
      <DatePicker {...args} aria-label="不可用" defaultValue="2026-11-21" disabled />
    </Rows>
  ),
};

export const Content: Story = { args: { defaultValue: '2026年十一月二十一日，星期六' } };
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /选择日期|更改日期/ }));
  await waitFor(() => expect(canvas.getByRole('grid')).toBeVisible());
};
export const Direction: Story = { ...rightToLeft, args: { defaultValue: '2026-11-18' }, play: opened };
export const LargeText: Story = { ...largeText, args: { defaultValue: '2026-11-18' }, play: opened };

export const Open: Story = {
  args: {
    defaultValue: '2026-11-18',
    min: '2026-11-09',
    isDayDisabled: (day) => day === '2026-11-25',
  },
  play: opened,
};

export const Keyboard: Story = {
  args: { defaultValue: '2026-11-18' },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('textbox', { name: '开始日期' });
    await step('arrow down opens the calendar on the chosen day', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '2026年11月18日星期三，已选' })).toHaveFocus(),
      );
    });
    await step('arrows move by days and weeks, page keys by months', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
      await expect(canvas.getByRole('button', { name: '2026年12月26日星期六' })).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('button', { name: '2026年12月21日星期一' })).toHaveFocus();
    });
    await step('Enter chooses and gives focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-21');
      await expect(input).toHaveFocus();
      await expect(input).toHaveValue('2026-12-21');
    });
  },
};

export const BadTextStays: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: '开始日期' });
    await userEvent.type(input, '2026-02-30');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-02-30');
    await expect(input).toHaveAccessibleDescription('请按 2026-11-21 的格式填写日期。');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  ...inEnglish,
  args: { 'aria-label': 'Start date', defaultValue: '2026-11-18' },
};

export const InContext: Story = {
  render: () => (
    <Field label="学习记录" hint="最长 366 天">
      <DateRange
        today="2026-11-21"
        max="2026-11-21"
        maxDays={366}
        names={{ from: 'from', to: 'to' }}
        defaultValue={{ from: '2026-11-01', to: '2026-11-21' }}
      />
    </Field>
  ),
};
