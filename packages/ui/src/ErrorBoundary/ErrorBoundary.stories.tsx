import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { largeText, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

function Chart({ broken }: { broken: boolean }) {
  if (broken) throw new Error('The chart has no data');
  return <Text>本周学习 3 小时 20 分</Text>;
}

function Page(props: ErrorBoundaryProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Rows>
      <Button variant="outline" onClick={() => setBroken(!broken)}>
        切换数据
      </Button>
      <ErrorBoundary {...props}>
        <Chart broken={broken} />
      </ErrorBoundary>
    </Rows>
  );
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: { onError: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const broken: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '切换数据' }));
  await expect(canvas.getByRole('alert')).toBeVisible();
};

export const Variants: Story = { args: { fallback: () => <p role="alert">图表暂时看不到</p> }, play: broken };

export const States: Story = { play: broken };

export const Content: Story = {
  render: () => (
    <ErrorBoundary>
      <Text>{texts.long}</Text>
    </ErrorBoundary>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...rightToLeft, play: broken };

export const LargeText: Story = { ...largeText, play: broken };

export const BrokenPartCanBeTriedAgain: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the rest of the page goes on, and the failure is reported once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '切换数据' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('这部分内容没能显示');
      await expect(args.onError).toHaveBeenCalledOnce();
    });
    await step('once the cause is gone, trying again brings it back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '切换数据' }));
      await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
      await expect(canvas.getByText('本周学习 3 小时 20 分')).toBeVisible();
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <Page {...args} />
    </Card>
  ),
};
