import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { comboboxKeys } from '../Combobox/model.ts';
import { MultiSelect } from './MultiSelect.tsx';
import { multiSelectKeys } from './model.ts';

const topics = [
  { value: 'talk', label: '一对一沟通', keywords: 'goutong' },
  { value: 'shift', label: '排班', keywords: 'paiban' },
  { value: 'stock', label: '库存盘点', keywords: 'kucun pandian' },
  { value: 'safety', label: '食品安全', keywords: 'shipin anquan', disabled: true },
];

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  parameters: { keyboard: [...comboboxKeys, ...multiSelectKeys] },
  args: { 'aria-label': '主题', placeholder: '选择主题', options: topics, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Narrow width={360}>
          <Story />
        </Narrow>
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { selectAll: true, defaultValue: ['talk'] } };

export const Variants: Story = {
  render: (args) => (
    <Rows>
      {sizes.map((size) => (
        <MultiSelect {...args} key={size} size={size} aria-label={size} defaultValue={['talk', 'shift']} />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: (args) => (
    <Rows>
      <MultiSelect {...args} aria-label="空" />
      <MultiSelect {...args} aria-label="已选" defaultValue={['talk', 'shift', 'stock']} />
      <MultiSelect {...args} aria-label="有误" aria-invalid />
      <MultiSelect {...args} aria-label="只读" readOnly defaultValue={['talk']} />
      <MultiSelect {...args} aria-label="不可用" disabled defaultValue={['talk']} />
    </Rows>
  ),
};

export const Content: Story = {
  args: {
    options: [
      { value: 'long', label: texts.long },
      { value: 'word', label: texts.unbreakable },
    ],
    defaultValue: ['long', 'word'],
  },
};
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: '主题' }));
  await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
};
export const Direction: Story = { ...rightToLeft, args: { defaultValue: ['talk'] }, play: opened };
export const LargeText: Story = { ...largeText, args: { defaultValue: ['talk'] }, play: opened };

export const Open: Story = { args: { selectAll: true, defaultValue: ['talk'] }, play: opened };

export const Keyboard: Story = {
  args: { selectAll: true },
  play: async ({ args, canvas, userEvent, step }) => {
    const input = canvas.getByRole('combobox', { name: '主题' });
    await step('type, arrow and Enter choose one; the list stays for the next', async () => {
      await userEvent.type(input, 'paiban{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['shift']);
      await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
      await expect(input).toHaveValue('');
    });
    await step('Backspace in the empty field takes it away', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
    await step('the first row means all that can be chosen', async () => {
      await userEvent.keyboard('{Escape}{ArrowDown}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['talk', 'shift', 'stock']);
    });
  },
};

export const RemovedByItsButton: Story = {
  args: { defaultValue: ['talk', 'shift'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移除一对一沟通' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shift']);
    await expect(canvas.getByRole('combobox', { name: '主题' })).toHaveFocus();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Field label="想学的主题" hint="最多五个，计划会优先安排">
      <MultiSelect {...args} aria-label={undefined} name="topic" selectAll defaultValue={['talk', 'stock']} />
    </Field>
  ),
};
