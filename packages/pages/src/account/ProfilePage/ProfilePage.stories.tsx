import { labels } from '@stoa/domain/labels/zh-CN';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { userFrameIn } from '../../frame/fixtures.ts';
import { UserShell } from '../../frame/UserShell/UserShell.tsx';
import {
  profileFixture,
  sessionsFixture,
  sessionsNow,
  settingsFixture,
  settingsIn,
  userIn,
} from '../fixtures.ts';
import { PasswordChange } from './PasswordChange.tsx';
import { ProfileDevices } from './ProfileDevices.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileMessages } from './ProfileMessages.tsx';
import { ProfilePage, ProfilePart } from './ProfilePage.tsx';
import { draftOf } from './rules.ts';

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

const end = fn();
const change = fn();

const t = userIn('zh-CN');
const tSettings = settingsIn('zh-CN');
const profile = profileFixture('zh-CN');
const company = '晨曦零售';

function Form() {
  const [draft, setDraft] = useState(() => draftOf(profile));
  return (
    <ProfileForm
      t={t}
      locale="zh-CN"
      profile={profile}
      company={company}
      levels={labels.jobLevel}
      draft={draft}
      takenEmail={undefined}
      saving={false}
      onDraft={setDraft}
      onSave={() => Promise.resolve(true)}
      onUndo={() => setDraft(draftOf(profile))}
      avatar={undefined}
    />
  );
}

export const Info: Story = {
  render: () => (
    <UserShell
      t={userFrameIn('zh-CN')}
      locale="zh-CN"
      person={{ ...profile.user, avatar: '', hasCompany: true, companyName: company }}
      pages={[{ page: 'info', href: '#info', current: true }]}
    >
      <ProfilePage t={t} tab="info" hrefOfTab={(tab) => `#${tab}`}>
        <Form />
      </ProfilePage>
    </UserShell>
  ),
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('姓名');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(canvas.getByText('没有需要保存的修改')).toBeVisible();
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

export const Password: Story = {
  render: () => (
    <ProfilePart title={t('password.title')}>
      <PasswordChange t={t} account={profile.email} refused={undefined} saving={false} onChange={onChange} />
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

function Devices() {
  return (
    <ProfilePage t={t} tab="security" hrefOfTab={(tab) => `#${tab}`}>
      <ProfilePart title={tSettings('devices.title')} text={tSettings('devices.text')}>
        <ProfileDevices
          t={tSettings}
          sessions={sessionsFixture}
          now={sessionsNow}
          ending={undefined}
          onEnd={end}
          onEndOthers={fn()}
        />
      </ProfilePart>
    </ProfilePage>
  );
}

export const SignedInDevices: Story = {
  render: () => <Devices />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('当前设备')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '让 iOS 上的 Safari 退出登录' }));
    await expect(end).toHaveBeenCalledWith('phone');
  },
};

export const OnlyThisDevice: Story = {
  render: () => (
    <ProfileDevices
      t={settingsIn('en')}
      sessions={sessionsFixture.slice(0, 1)}
      now={sessionsNow}
      ending={undefined}
      onEnd={end}
      onEndOthers={fn()}
    />
  ),
};

export const Messages: Story = {
  render: () => (
    <ProfilePage t={t} tab="messages" hrefOfTab={(tab) => `#${tab}`}>
      <ProfilePart title={tSettings('messages.title')} text={tSettings('messages.text')}>
        <ProfileMessages t={tSettings} settings={settingsFixture} saving={false} onChange={change} />
      </ProfilePart>
    </ProfilePage>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('what the company prescribes stays on and says so', async () => {
      await expect(canvas.queryByRole('switch', { name: /学习任务/ })).toBeNull();
      await expect(canvas.getAllByText('由企业规定，始终接收')).toHaveLength(2);
    });
    await step('the others are switched at once', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: /回复/ }));
      await expect(change).toHaveBeenCalledWith(6, false);
    });
  },
};
