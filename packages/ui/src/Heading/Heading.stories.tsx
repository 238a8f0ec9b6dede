import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { largeText, Narrow, rightToLeft, Row, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Heading, headingLevels, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Typography/Heading',
  component: Heading,
  args: { level: 2, children: '门店必学' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          第 {level} 级标题
        </Heading>
      ))}
      {headingSizes.map((size) => (
        <Heading key={size} level={6} size={size}>
          {size} 三十天成为可靠的店员
        </Heading>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Heading level={2}>门店必学</Heading>
      <Heading level={2}>
        <VisuallyHidden>标题正在加载</VisuallyHidden>
        <Skeleton lines={1} style={{ inlineSize: 160 }} />
      </Heading>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={300}>
      <Rows>
        <Heading level={2}>{texts.long}</Heading>
        <Heading level={2}>{texts.unbreakable}</Heading>
        <Heading level={2}>{texts.one}</Heading>
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Content, ...largeText };

export const LooksAndOutlineAreTwoThings: Story = {
  args: { level: 2, size: 38 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <Heading level={2}>待办任务</Heading>
      <Text tone="muted">共 12 项，2 项已逾期</Text>
    </Row>
  ),
};
