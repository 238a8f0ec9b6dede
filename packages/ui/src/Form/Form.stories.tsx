import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Field } from '../Field/Field.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { inEnglish, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './Form.tsx';

const refused = [
  { field: 'phone', message: '手机号：已经提交过申请。' },
  { field: 'mode', message: '学习方式：团队名额已满，请改选自己学。' },
];

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    children: (
      <>
        <Field label="手机号" required hint="店长会打这个电话">
          <TextInput name="phone" inputMode="tel" pattern="1\d{10}" />
        </Field>
        <Field label="参加人数" required>
          <NumberInput name="people" min={1} max={30} unit="人" />
        </Field>
        <Field label="学习方式" required>
          <RadioGroup
            name="mode"
            options={[
              { value: 'self', label: '自己学' },
              { value: 'team', label: '带团队一起学' },
            ]}
          />
        </Field>
        <Field label="说明" optional>
          <TextArea name="note" rows={2} />
        </Field>
        <Checkbox name="agree" required aria-label="报名须知">
          我已阅读报名须知
        </Checkbox>
        <ButtonGroup label="报名">
          <Button type="submit">提交</Button>
          <Button type="reset" variant="outline">
            清空
          </Button>
        </ButtonGroup>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Narrow width={440}>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = {
  args: {
    children: (
      <Field label="邀请码">
        <TextInput name="code" />
      </Field>
    ),
  },
};
export const States: Story = { args: { errors: refused } };
export const Content: Story = {
  args: {
    errors: [
      { field: 'phone', message: texts.long },
      { field: 'people', message: texts.unbreakable },
    ],
  },
};
export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };

export const SaysWhatIsWrong: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '138');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await step('the list takes focus and what was typed stays', async () => {
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('group', { name: '有 4 处需要修改' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('138');
    });
    await step('a line leads to its field, which says the same', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '手机号：格式不对，请检查。' }));
      const phone = canvas.getByRole('textbox', { name: '手机号' });
      await expect(phone).toHaveFocus();
      await expect(phone).toHaveAccessibleDescription(/格式不对/);
    });
    await step('put right, it is sent as a whole', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '00000001');
      await userEvent.type(canvas.getByRole('spinbutton', { name: '参加人数' }), '6');
      await userEvent.click(canvas.getByRole('radio', { name: '自己学' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: '报名须知' }));
      await userEvent.click(canvas.getByRole('button', { name: '提交' }));
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

export const English: Story = { ...inEnglish };
export const InContext: Story = {};
