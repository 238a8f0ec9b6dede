import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { searchKeys } from './keys.ts';
import { SearchInput } from './SearchInput.tsx';

const meta = {
  title: 'Forms/SearchInput',
  component: SearchInput,
  parameters: { keyboard: searchKeys },
  args: { label: '搜索课程、知识、讲师', onSearch: fn(), onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={280}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof SearchInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <SearchInput key={size} size={size} label={`搜索 ${size}`} />
      ))}
    </Rows>
  ),
};
export const States: Story = {
  render: () => (
    <Rows>
      <SearchInput label="搜索课程" defaultValue="陈列" />
      <SearchInput label="搜索知识" disabled />
    </Rows>
  ),
};
export const Content: Story = { args: { defaultValue: texts.long } };
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

export const Direction: Story = { ...rightToLeft, args: { defaultValue: '陈列' } };

export const LargeText: Story = { ...Variants, ...largeText };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索课程、知识、讲师' });
    await step('Enter searches', async () => {
      await userEvent.type(input, '陈列{Enter}');
      await expect(args.onSearch).toHaveBeenLastCalledWith('陈列');
    });
    await step('the cross empties it, searches again and gives focus back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清空' }));
      await expect(input).toHaveValue('');
      await expect(args.onSearch).toHaveBeenLastCalledWith('');
      await expect(input).toHaveFocus();
    });
  },
};

export const English: Story = { ...inEnglish, args: { label: 'Search courses', defaultValue: 'display' } };

export const InContext: Story = {};
