import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame } from '../test/stories.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Narrow width={240}>
      <Rows>
        {skeletonShapes.map((shape) => (
          <Skeleton
            key={shape}
            shape={shape}
            style={shape === 'circle' ? undefined : { inlineSize: '100%', minBlockSize: 24 }}
          />
        ))}
      </Rows>
    </Narrow>
  ),
};

export const States: Story = {
  render: () => (
    <Narrow width={240}>
      <Rows>
        <Skeleton lines={1} />
        <Skeleton lines={3} />
      </Rows>
    </Narrow>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={120}>
      <Skeleton lines={6} />
    </Narrow>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const IsSilent: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const InContext: Story = {
  render: () => (
    <Grid aria-busy>
      {[1, 2, 3, 4].map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="cover" style={{ borderRadius: 0 }} />
          <div style={{ padding: 16 }}>
            <Skeleton lines={2} />
          </div>
        </Card>
      ))}
    </Grid>
  ),
};
