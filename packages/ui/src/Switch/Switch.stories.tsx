import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { checkboxKeys } from '../keyboard/native.ts';
import { forcedColors, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  parameters: { keyboard: checkboxKeys },
  args: { children: '自动播放下一节', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Narrow width={300}>
      <Rows>
        <Switch>文字在后</Switch>
        <Switch spread>文字在前，开关在另一端</Switch>
      </Rows>
    </Narrow>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Switch>关</Switch>
      <Switch defaultChecked>开</Switch>
      <Switch disabled>关，不可用</Switch>
      <Switch disabled defaultChecked>
        开，不可用
      </Switch>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={240}>
      <Switch spread>{texts.long}</Switch>
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: '自动播放下一节' });
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
  },
};

export const InContext: Story = {
  render: () => (
    <Narrow width={440}>
      <Rows>
        <Switch spread defaultChecked style={{ inlineSize: '100%' }}>
          自动播放下一节
        </Switch>
        <Field label="直播间聊天播报" hint="读屏软件会读出新消息" style={{ inlineSize: '100%' }}>
          <Switch>播报新消息</Switch>
        </Field>
      </Rows>
    </Narrow>
  ),
};
