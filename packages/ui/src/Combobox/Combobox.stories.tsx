import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { inEnglish, largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Combobox } from './Combobox.tsx';
import { comboboxKeys } from './model.ts';

const people = [
  { value: '1', label: '林小满', keywords: 'linxiaoman lxm', description: '门店运营部' },
  { value: '2', label: '陈一诺', keywords: 'chenyinuo cyn', description: '商品部' },
  { value: '3', label: '李雷', keywords: 'lilei ll', description: '已离职', disabled: true },
  { value: '4', label: '林涛', keywords: 'lintao lt', description: '区域二组' },
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  parameters: { keyboard: comboboxKeys },
  args: { 'aria-label': '讲师', placeholder: '姓名或拼音', options: people, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Narrow width={320}>
          <Story />
        </Narrow>
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Rows>
      {sizes.map((size) => (
        <Combobox {...args} key={size} size={size} aria-label={size} defaultValue="1" />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      <Combobox {...args} aria-label="空" />
      <Combobox {...args} aria-label="已选" defaultValue="4" />
      <Combobox {...args} aria-label="有误" aria-invalid />
      <Combobox {...args} aria-label="只读" readOnly defaultValue="1" />
      <Combobox {...args} aria-label="不可用" disabled defaultValue="1" />
    </Rows>
  ),
};

export const Content: Story = {
  args: {
    options: [
      { value: 'long', label: texts.long, description: texts.unbreakable },
      { value: 'one', label: texts.one },
    ],
    defaultValue: 'long',
  },
};
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: '讲师' }));
  await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
};
export const Direction: Story = { ...rightToLeft, play: opened };
export const LargeText: Story = { ...largeText, play: opened };

export const Open: Story = { args: { defaultValue: '4' }, play: opened };
export const Loading: Story = { args: { loading: true, options: [] }, play: opened };
export const Failed: Story = {
  args: { options: [], error: '没能加载讲师名单。', onRetry: fn() },
  play: async (context) => {
    await opened(context);
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onRetry).toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: '讲师' });
    await step('typing pinyin narrows the list', async () => {
      await userEvent.type(input, 'lin');
      await expect(canvas.getAllByRole('option')).toHaveLength(2);
    });
    await step('arrows move, focus stays in the field, Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(input).toHaveFocus();
      const active = input.getAttribute('aria-activedescendant') ?? '';
      await expect(document.getElementById(active)).toHaveTextContent('林涛');
      await userEvent.keyboard('{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('4');
      await expect(input).toHaveValue('林涛');
      await expect(canvas.queryByRole('listbox')).toBeNull();
    });
    await step('what is no option goes back to the choice', async () => {
      await userEvent.type(input, '某某');
      await userEvent.tab();
      await expect(input).toHaveValue('林涛');
    });
  },
};

export const ComposingDoesNotChoose: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox', { name: '讲师' });
    await fireEvent.click(input);
    await fireEvent.keyDown(input, { key: 'ArrowDown' });
    await fireEvent.compositionStart(input);
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

function Searched() {
  const [found, setFound] = useState<typeof people>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Combobox
      aria-label="讲师"
      options={found}
      filter={false}
      loading={loading}
      onQueryChange={(query) => {
        setLoading(true);
        setTimeout(() => {
          setFound(people.filter(({ label }) => label.includes(query)));
          setLoading(false);
        }, 100);
      }}
    />
  );
}

export const SearchesOnTheServer: Story = {
  render: () => <Searched />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '讲师' }), '陈');
    await waitFor(() => expect(canvas.getByRole('option', { name: /陈一诺/ })).toBeVisible());
  },
};

export const English: Story = { ...inEnglish, args: { 'aria-label': 'Lecturer', placeholder: 'Name' } };

export const InContext: Story = {
  render: (args) => (
    <Field label="讲师" hint="可以输入姓名、拼音或首字母">
      <Combobox {...args} aria-label={undefined} name="lecturer" />
    </Field>
  ),
};
