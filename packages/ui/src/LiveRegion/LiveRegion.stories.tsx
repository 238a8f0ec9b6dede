import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { largeText, otherTenant, rightToLeft, Row, texts } from '../test/stories.tsx';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Foundations/LiveRegion',
  component: LiveRegion,
  render: (args) => (
    <>
      <Row>
        <Button variant="outline" onClick={() => announce('已加载 20 门课程')}>
          加载更多
        </Button>
        <Button variant="outline" onClick={() => announce('保存失败', 'assertive')}>
          保存
        </Button>
      </Row>
      <LiveRegion {...args} />
    </>
  ),
} satisfies Meta<typeof LiveRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { render: () => <LiveRegion /> };

export const States: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('保存失败');
  },
};

export const Content: Story = {
  render: (args) => (
    <>
      <Button variant="outline" onClick={() => announce(texts.long)}>
        说一段长的话
      </Button>
      <LiveRegion {...args} />
    </>
  ),
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const SpeaksByUrgency: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(page.getByRole('status')).toHaveTextContent('已加载 20 门课程');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(page.getByRole('alert')).toHaveTextContent('保存失败');
  },
};

export const SaysTheSameAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '加载更多' });
    await userEvent.click(button);
    const first = canvas.getByRole('status').textContent;
    await userEvent.click(button);
    await expect(canvas.getByRole('status').textContent).not.toBe(first);
  },
};

export const InContext: Story = {};
