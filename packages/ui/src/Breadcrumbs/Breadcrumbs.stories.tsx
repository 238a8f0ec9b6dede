import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { largeText, Narrow, otherTenant, rightToLeft, Rows, texts } from '../test/stories.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const way = [
  <Link key="all" href="#all" standalone tone="muted">
    课程
  </Link>,
  <Link key="lead" href="#lead" standalone tone="muted">
    领导力
  </Link>,
];

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { children: [...way, '店长领导力'] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      <Breadcrumbs label="路径，两层">{[way[0], '领导力']}</Breadcrumbs>
      <Breadcrumbs label="路径，三层">{[...way, '店长领导力']}</Breadcrumbs>
    </Rows>
  ),
};

export const States: Story = { args: { children: ['全部课程'] } };

export const Content: Story = {
  args: { children: [...way, texts.long] },
  decorators: [
    (Story) => (
      <Narrow width={260}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const LastIsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('店长领导力')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const InContext: Story = {};
