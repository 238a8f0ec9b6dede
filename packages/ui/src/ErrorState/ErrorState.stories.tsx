import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { inEnglish, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { ErrorState, errorKinds } from './ErrorState.tsx';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: { children: <Button variant="outline">再试一次</Button> },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Grid>
      {errorKinds.map((kind) => (
        <ErrorState key={kind} kind={kind} compact />
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      <ErrorState compact />
      <ErrorState compact>
        <Button variant="outline" loading>
          再试一次
        </Button>
      </ErrorState>
    </Grid>
  ),
};

export const Content: Story = {
  args: { title: texts.long, description: texts.unbreakable },
  decorators: [
    (Story) => (
      <Narrow width={280}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const IsHeard: Story = {
  args: { kind: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('网络已断开');
  },
};

export const English: Story = { ...Variants, ...inEnglish };

export const InContext: Story = {
  args: { kind: 'notFound', level: 1, children: <Button>回到首页</Button> },
};
