import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { LineClamp } from './LineClamp.tsx';

const long = '从认识团队、一对一沟通到激励与授权，用三章把“管人”变成每天做得到的小动作。'.repeat(5);
const meta = {
  title: 'Typography/LineClamp',
  component: LineClamp,
  args: { children: long, lines: 2 },
  decorators: [(Story) => <Narrow>{Story()}</Narrow>],
} satisfies Meta<typeof LineClamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = {
  render: () => (
    <>
      {[1, 2, 4].map((lines) => (
        <LineClamp key={lines} lines={lines}>
          {long}
        </LineClamp>
      ))}
    </>
  ),
};

export const States: Story = { args: { defaultOpen: true } };
export const Content: Story = {
  render: () => (
    <>
      <LineClamp>{texts.one}</LineClamp>
      <LineClamp lines={1}>{texts.unbreakable}</LineClamp>
    </>
  ),
};
export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };

export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '展开' });
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveFocus();
  },
};

export const InContext: Story = {
  render: (args) => (
    <section>
      <h2>苏映雪</h2>
      <LineClamp {...args} />
    </section>
  ),
};
