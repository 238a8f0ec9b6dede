import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { Field } from '../Field/Field.tsx';
import { cleanup, render, screen } from '../test/render.tsx';
import { PhoneInput } from './PhoneInput.tsx';

afterEach(cleanup);
const number = () => screen.getByRole<HTMLInputElement>('textbox');

test('sends plain digits and the calling code, shows groups of digits, and is reset with its form', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Field label="手机号" required>
        <PhoneInput name="phone" codeName="countryCode" />
      </Field>
    </form>,
  );
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  expect(screen.getByRole('textbox', { name: '手机号' })).toBe(number());
  await user.click(number());
  await user.paste('0086-138 0000 0001');
  await user.tab();
  expect(number().value).toBe('138 0000 0001');
  expect([...new FormData(form)]).toEqual([
    ['phone', '13800000001'],
    ['countryCode', '86'],
  ]);
  form.reset();
  await expect.poll(() => new FormData(form).get('phone')).toBe('');
});

test('an impossible number stays, with a sentence once the field is left', async () => {
  const user = userEvent.setup();
  render(<PhoneInput aria-label="手机号" />);
  await user.type(number(), '1380');
  expect(screen.queryByText('号码不对，请检查。')).toBeNull();
  await user.tab();
  expect(number().value).toBe('1380');
  expect(number().validationMessage).toBe('号码不对，请检查。');
  expect(screen.getByText('号码不对，请检查。')).toBeTruthy();
});

test('countries are named in the person’s language, mainland China first', async () => {
  const user = userEvent.setup();
  render(<PhoneInput aria-label="手机号" />);
  await user.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('中国 +86');
  await user.keyboard('852');
  // Only parts of the name are compared, because browsers give long or short names of countries.
  expect(screen.getByRole('option').textContent).toMatch(/香港.* \+852$/);
});

test('a country that no browser knows is offered by its own name, and the others stay', async () => {
  const user = userEvent.setup();
  const strange = [
    { region: 'nowhere', code: '999' },
    { region: '', code: '0' },
    { region: 'HK', code: '852' },
  ];
  render(<PhoneInput aria-label="手机号" countries={strange} />);
  await user.click(screen.getByRole('combobox'));
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['nowhere +999', ' +0', expect.stringContaining('+852')]);
});
