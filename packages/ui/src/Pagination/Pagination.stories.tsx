import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { linkKeys } from '../keyboard/native.ts';
import { largeText, otherTenant, rightToLeft, Rows } from '../test/stories.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Paged(props: PaginationProps) {
  const [page, setPage] = useState(props.value);
  return <Pagination {...props} value={page} onValueChange={setPage} />;
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: { keyboard: linkKeys },
  args: { value: 3, pageCount: 12, onValueChange: () => undefined },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      <Paged value={1} pageCount={3} onValueChange={() => undefined} label="三页" />
      <Paged value={6} pageCount={40} onValueChange={() => undefined} label="四十页" />
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      {[1, 2, 6, 12].map((value) => (
        <Paged key={value} {...args} value={value} label={`分页 ${value}`} />
      ))}
    </Rows>
  ),
};

export const Content: Story = { args: { value: 4_321, pageCount: 98_765 } };
export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const Keyboard: Story = {
  args: { value: 11, pageCount: 12 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '下一页' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('第 12 页');
    await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
  },
};

export const InContext: Story = { args: { label: '课程分页' } };
