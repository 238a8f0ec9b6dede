import { Button } from '../Button/Button.tsx';
import { Field } from '../Field/Field.tsx';
import type { Sample } from '../test/minimalProps.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Form } from './Form.tsx';

const errors = [{ field: 'phone', message: '手机号已被使用。' }];
const sample: Sample = {
  render: (root) => (
    <Form {...root} onSubmit={() => undefined} errors={errors}>
      <Field label="手机号">
        <TextInput name="phone" />
      </Field>
      <Button type="submit">提交</Button>
    </Form>
  ),
};
export default sample;
