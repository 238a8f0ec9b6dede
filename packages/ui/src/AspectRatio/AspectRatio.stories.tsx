import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { largeText, Narrow, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { AspectRatio, ratios, type RatioName } from './AspectRatio.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90" viewBox="0 0 160 90"><rect width="160" height="90" fill="#f3e2d3"/><circle cx="118" cy="30" r="14" fill="#fff6ec"/><path d="M0 70 Q40 30 80 60 T160 44 V90 H0Z" fill="#d59b62"/><path d="M0 82 Q50 52 100 78 T160 70 V90 H0Z" fill="#8a5220"/></svg>')}`;
const names: readonly RatioName[] = ['16:9', '4:3', '3:4', '1:1'];

const meta = {
  title: 'Layout/AspectRatio',
  component: AspectRatio,
  args: { rounded: true, children: <img src={picture} alt="山间的日出" /> },
  decorators: [
    (Story) => (
      <Narrow width={720}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Grid>
      {names.map((ratio) => (
        <AspectRatio key={ratio} {...args} ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const States: Story = { args: { children: <span /> } };
export const Content: Story = { args: { ratio: 21 / 9 } };

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const KeepsItsPlace: Story = {
  args: { ratio: '3:4', children: undefined },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-component="AspectRatio"]')?.getBoundingClientRect();
    await expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratios['3:4'], 2);
  },
};

export const InContext: Story = {
  render: (args) => (
    <Grid>
      {['新店开业纪实', '陈列大赛', '食安月'].map((title) => (
        <figure key={title}>
          <AspectRatio {...args} ratio="1:1" />
          <figcaption>
            <Text strong>{title}</Text>
          </figcaption>
        </figure>
      ))}
    </Grid>
  ),
};
