import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Collapsible } from './Collapsible.tsx';

const meta = {
  title: 'Data/Collapsible',
  component: Collapsible,
  parameters: { keyboard: buttonKeys },
  args: {
    title: '学习时长怎么算？',
    meta: '更新于 09-30',
    children: <Text>以服务器记录的有效学习时间为准，重复观看同一段只计一次。</Text>,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <Narrow width={560}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Collapsible {...args} />
      <Card padding="none">
        <Collapsible {...args} inset />
      </Card>
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Collapsible {...args} />
      <Collapsible {...args} defaultOpen />
      <Collapsible {...args} disabled />
    </Stack>
  ),
};

export const Content: Story = {
  render: () => (
    <Stack gap={2}>
      <Collapsible title={texts.long} meta="12 / 30" defaultOpen>
        {texts.unbreakable}
      </Collapsible>
      <Collapsible title={texts.unbreakable}>{texts.one}</Collapsible>
    </Stack>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const details = canvas.getByRole('group');
    await userEvent.tab();
    const trigger = canvas.getByText('学习时长怎么算？').closest('summary') ?? document.body;
    await expect(trigger).toHaveFocus();
    // A click replaces Enter and Space here, because a browser turns real key presses on a summary into
    // clicks, but not a script's key presses.
    trigger.click();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(details).toHaveAttribute('open'));
    trigger.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card padding="none">
      <Collapsible {...args} inset level={2} defaultOpen />
    </Card>
  ),
};
