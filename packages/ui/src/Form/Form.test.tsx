import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Combobox } from '../Combobox/Combobox.tsx';
import { Field } from '../Field/Field.tsx';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form, type FormProps } from './Form.tsx';

afterEach(cleanup);
const options = [{ value: 'a', label: '甲' }] as const;

const page = (props: Partial<FormProps>) => (
  <Form onSubmit={() => undefined} {...props}>
    <Field label="姓名" required>
      <TextInput name="name" />
    </Field>
    <Field label="人数">
      <NumberInput name="people" max={5} defaultValue={9} />
    </Field>
    <Field label="提醒" required>
      <CheckboxGroup name="way" options={options} />
    </Field>
    <Field label="小组">
      <Combobox name="team" options={options} />
    </Field>
    <Button type="submit" name="then" value="send">
      提交
    </Button>
    <Button type="reset">清空</Button>
  </Form>
);
const lines = () => screen.getAllByRole('link').map((link) => link.textContent);

test('lists every error in the order of the page, and shows each once at its field', async () => {
  const user = userEvent.setup();
  render(page({}));
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(lines()).toEqual(['请填写姓名。', '人数：不能大于 5。', '提醒：请至少选择一项。']);
  await expect.poll(() => screen.getAllByText('请填写姓名。').length).toBe(2);
  expect(screen.getByRole('textbox', { name: '姓名' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('不能大于 5。', { exact: true })).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: '提醒：请至少选择一项。' }));
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '甲' }));
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('passes on what was filled in, with the button that was pressed', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<FormProps['onSubmit']>();
  render(page({ onSubmit }));
  await user.type(screen.getByRole('textbox', { name: '姓名' }), '林小满');
  await user.type(screen.getByRole('spinbutton'), '{Backspace}3');
  await user.click(screen.getByRole('checkbox', { name: '甲' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  const [data] = onSubmit.mock.calls[0] ?? [];
  expect([...(data ?? [])]).toEqual([
    ['name', '林小满'],
    ['people', '3'],
    ['way', 'a'],
    ['team', ''],
    ['then', 'send'],
  ]);
});

test('shows what the server refused, leads to a field behind a hidden value, and removes the error at the next attempt', async () => {
  const user = userEvent.setup();
  const errors = [{ field: 'team', message: '小组：名额已满。' }];
  const { rerender } = render(page({}));
  rerender(page({ errors }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '有 1 处需要修改' }));
  await user.click(screen.getByRole('link', { name: '小组：名额已满。' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: '小组' }));
  await expect
    .poll(() => screen.getByRole('combobox', { name: '小组' }).getAttribute('aria-invalid'))
    .toBe('true');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(lines()).not.toContain('小组：名额已满。');
});
