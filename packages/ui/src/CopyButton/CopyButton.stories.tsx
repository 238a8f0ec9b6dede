import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { buttonKeys } from '../keyboard/native.ts';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, rightToLeft, Row, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/CopyButton',
  component: CopyButton,
  parameters: { keyboard: buttonKeys },
  args: { value: 'EXT2026', label: '复制考试码', onCopy: fn() },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Rows>
      {sizes.map((size) => (
        <Row key={size}>
          <CopyButton {...args} size={size} />
          <CopyButton {...args} size={size} variant="soft" tone="accent" />
          <CopyButton {...args} size={size} iconOnly />
        </Row>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Row>
      <CopyButton {...args} />
      <CopyButton {...args} disabled />
    </Row>
  ),
};

export const Content: Story = { args: { value: texts.unbreakable, label: texts.long } };

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const SaysThatItWorked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '复制考试码' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onCopy).toHaveBeenCalled());
    await expect(button).toHaveAccessibleName(/已复制|没能复制/);
    await expect(button).toHaveFocus();
  },
};

export const English: Story = { ...inEnglish, args: { value: 'EXT2026', label: 'Copy exam code' } };

export const InContext: Story = {
  render: (args) => (
    <Row gap={4}>
      <Text>考试码 EXT2026</Text>
      <CopyButton {...args} size="sm" iconOnly />
    </Row>
  ),
};
