import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { UserShell } from '../../frame/UserShell/UserShell.tsx';
import { PasswordChange, type PasswordFaults, type PasswordValues } from './PasswordChange.tsx';
import { ProfileForm, type ProfileFaults, type ProfileValues } from './ProfileForm.tsx';
import { ProfilePage, ProfilePart } from './ProfilePage.tsx';

const meta: Meta = {
  title: 'Patterns/ProfilePage',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj;

const tabs = [
  { href: '#info', label: '基本资料', current: true },
  { href: '#security', label: '账号安全', current: false },
];

const formWords = {
  avatar: '头像',
  realName: '姓名',
  realNameHint: '2–20 个字，所有企业都显示这个名字',
  gender: '性别',
  email: '邮箱',
  emailHint: '可用来登录',
  save: '保存',
  undo: '放弃修改',
  unsaved: '有修改还没有保存',
  fixed: '以下内容由企业管理员维护',
};

const saved: ProfileValues = { realName: '林小满', email: 'lin@example.com', gender: '2' };

function Form() {
  const [values, setValues] = useState(saved);
  const [faults, setFaults] = useState<ProfileFaults>({});
  const wrong = (): ProfileFaults => (values.realName.length < 2 ? { realName: '请输入 2–20 个字' } : {});
  return (
    <ProfileForm
      words={formWords}
      values={values}
      genders={[
        { value: '2', label: '女' },
        { value: '1', label: '男' },
      ]}
      editable={['realName', 'gender', 'email']}
      faults={faults}
      changed={values.realName !== saved.realName}
      saving={false}
      onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      onLeave={() => setFaults(wrong())}
      onSave={() => {
        setFaults(wrong());
        return wrong();
      }}
      onUndo={() => {
        setValues(saved);
        setFaults({});
      }}
      avatar={undefined}
      facts={[
        { term: '手机号', description: '138****0001' },
        { term: '部门', description: '晨曦零售 / 华东区 / 静安店' },
      ]}
      factsTitle="在晨曦零售"
    />
  );
}

export const Info: Story = {
  render: () => (
    <UserShell
      label="个人中心"
      person={{
        name: '林小满',
        avatar: '',
        company: '晨曦零售',
        vip: 'VIP 会员',
        facts: [
          { label: '必修学分', value: '17.5' },
          { label: '选修学分', value: '8' },
        ],
      }}
      items={[{ href: '#info', label: '我的资料', glyph: UserRound, current: true }]}
    >
      <ProfilePage title="我的资料" tabsLabel="资料分类" tabs={tabs}>
        <Form />
      </ProfilePage>
    </UserShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('姓名');
    await userEvent.clear(name);
    await userEvent.type(name, '一');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(name).toHaveFocus();
    await expect(canvas.getByText('请输入 2–20 个字')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改' }));
    await expect(name).toHaveValue('林小满');
    await expect(canvas.queryByText('请输入 2–20 个字')).toBeNull();
  },
};

const onChange = fn(() => Promise.resolve(true));
const nothing: PasswordFaults = {};
const check = ({ fresh, again }: PasswordValues): PasswordFaults =>
  fresh === again ? {} : { again: '两次输入的密码不一致' };

export const Password: Story = {
  render: () => (
    <ProfilePart title="修改密码">
      <PasswordChange
        words={{
          old: '当前密码',
          fresh: '新密码',
          rule: '8–20 位，包含字母和数字，不含空格',
          again: '再次输入新密码',
          submit: '修改密码',
        }}
        account="lin@example.com"
        check={check}
        found={nothing}
        saving={false}
        onChange={onChange}
      />
    </ProfilePart>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const again = canvas.getByLabelText('再次输入新密码');
    await userEvent.type(canvas.getByLabelText('当前密码'), 'Learn@2026');
    await userEvent.type(canvas.getByLabelText('新密码'), 'Harvest2027');
    await userEvent.type(again, 'Harvest2026');
    await step('what differs is said at its field, and nothing typed is lost', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
      await expect(again).toHaveFocus();
      await expect(canvas.getByText('两次输入的密码不一致')).toBeVisible();
      await expect(onChange).not.toHaveBeenCalled();
    });
    await step('once it is taken, the fields are empty', async () => {
      await userEvent.clear(again);
      await userEvent.type(again, 'Harvest2027');
      await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
      await expect(onChange).toHaveBeenCalled();
      await expect(again).toHaveValue('');
    });
  },
};
