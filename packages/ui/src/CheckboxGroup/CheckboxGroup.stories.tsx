import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { checkboxKeys } from '../keyboard/native.ts';
import { orientations } from '../RadioGroup/RadioGroup.tsx';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const channels = [
  { value: 'app', label: '站内消息' },
  { value: 'mail', label: '邮件', description: '每天最多一封，工作日早上九点' },
  { value: 'sms', label: '短信', disabled: true },
];

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  parameters: { keyboard: checkboxKeys },
  args: { 'aria-label': '提醒方式', options: channels, onValueChange: fn() },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: ['app'] } };

export const Variants: Story = {
  render: () => (
    <Rows>
      {orientations.map((orientation) => (
        <CheckboxGroup
          key={orientation}
          aria-label={orientation}
          orientation={orientation}
          options={channels}
          selectAll="全部"
          defaultValue={['mail']}
        />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <CheckboxGroup aria-label="未选" options={channels} />
      <CheckboxGroup aria-label="不可用" options={channels} defaultValue={['app']} disabled />
      <Field label="提醒方式" error="请至少选择一种。">
        <CheckboxGroup options={channels} />
      </Field>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={240}>
      <CheckboxGroup
        aria-label="长短"
        options={[
          { value: 'long', label: texts.long, description: texts.long },
          { value: 'one', label: texts.one },
        ]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const AllAtOnce: Story = {
  args: { selectAll: '全部', defaultValue: ['app'] },
  play: async ({ args, canvas, userEvent, step }) => {
    const all = canvas.getByRole('checkbox', { name: '全部' });
    await step('some are chosen', async () => {
      await expect(all).toBePartiallyChecked();
    });
    await step('one click chooses all that can be chosen, the next none', async () => {
      await userEvent.click(all);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['app', 'mail']);
      await userEvent.click(all);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

export const InContext: Story = {
  render: () => (
    <Field label="提醒方式" hint="考试提醒不受影响，始终会发送">
      <CheckboxGroup name="channel" options={channels} defaultValue={['app', 'mail']} />
    </Field>
  ),
};
