import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import { sizes } from '../style/tones.ts';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { 'aria-label': '评论', placeholder: '说说你的收获', limit: 200, onValueChange: fn() },
  decorators: [
    (Story) => (
      <Narrow width={480}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <TextArea key={size} size={size} aria-label={size} placeholder="说说你的收获" rows={2} />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <TextArea aria-label="空" placeholder="说说你的收获" limit={200} />
      <TextArea aria-label="已填" defaultValue="老师讲的三步反馈法，今天早会就用上了。" limit={200} />
      <TextArea aria-label="超出" defaultValue="老师讲的三步反馈法，今天早会就用上了。" limit={10} />
      <TextArea aria-label="有误" defaultValue="……" aria-invalid rows={2} />
      <TextArea aria-label="只读" defaultValue="已提交，等待审核" readOnly rows={2} />
      <TextArea aria-label="不可用" defaultValue="评论已关闭" disabled rows={2} />
    </Rows>
  ),
};

export const Content: Story = {
  args: { defaultValue: `${texts.long}\n${texts.unbreakable}\n${texts.long}`, rows: 2 },
};
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const GrowsWithTheText: Story = {
  args: { rows: 2, limit: 400 },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: '评论' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, '一{Enter}二{Enter}三{Enter}四');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('一\n二\n三\n四');
    await expect(area).toHaveAccessibleDescription('7/400 字');
  },
};

export const InContext: Story = {
  render: () => (
    <form>
      <Rows>
        <Field label="申请理由" hint="店长会在一个工作日内回复" style={{ inlineSize: '100%' }}>
          <TextArea name="reason" limit={200} defaultValue="下个月开始带新人，想先学这一门。" />
        </Field>
        <Button type="submit">提交</Button>
      </Rows>
    </form>
  ),
};
