import { NotificationKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { TopNav, TopNavLink } from '@stoa/ui/TopNav';
import { MoreMenu } from './MoreMenu.tsx';
import { NoNotices, NoticeBones, NoticeRows, NotificationPanel } from './NotificationPanel.tsx';
import { SearchBox, type SearchBoxProps, type WordGroup } from './SearchBox.tsx';

const meta: Meta = { title: 'Patterns/AppTools' };
export default meta;
type Story = StoryObj;

const searchWords: SearchBoxProps['words'] = {
  label: '搜索课程',
  list: '搜索建议',
  clear: '清空输入',
  clearHistory: '清空搜索历史',
  forget: (word) => `删除“${word}”`,
  count: (count) => `有 ${count} 条建议`,
};
const offered: readonly WordGroup[] = [
  { kind: 'history', label: '搜索历史', words: ['防损', '客诉处理'] },
  { kind: 'suggestion', words: [] },
  { kind: 'hot', label: '热门搜索', words: ['新人必学', '管理者', '必修'] },
];
const found: readonly WordGroup[] = [
  { kind: 'suggestion', words: ['高效沟通的艺术', '跨部门沟通', '沟通技巧'] },
];
const onSearch = fn();
const onForget = fn();

function Searching() {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxInlineSize: '16rem', minBlockSize: '24rem' }}>
      <SearchBox
        words={searchWords}
        value={value}
        onValueChange={setValue}
        groups={value === '' ? offered : found}
        onSearch={onSearch}
        onForget={onForget}
        onClearHistory={fn()}
        hint="/"
      />
    </div>
  );
}

export const Search: Story = {
  render: () => <Searching />,
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('combobox', { name: '搜索课程' });
    await step('without a word, what was searched for and what is hot', async () => {
      await userEvent.click(field);
      await expect(canvas.getAllByRole('option')).toHaveLength(5);
    });
    await step('Shift and Delete forget the active word of the history, and no other', async () => {
      await userEvent.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
      await expect(onForget).toHaveBeenCalledWith('防损');
    });
    await step('arrows choose, the typed text is one place among them, Enter searches', async () => {
      await userEvent.type(field, '沟通');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(field).toHaveValue('跨部门沟通');
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect(field).toHaveValue('沟通');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onSearch).toHaveBeenCalledWith('高效沟通的艺术');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

const chosen = fn();

export const Palette: Story = {
  render: () => (
    <CommandPalette
      open
      onOpenChange={fn()}
      words={{
        title: '快速前往',
        field: '输入页面、操作或课程',
        list: '页面和操作',
        nothing: '没有找到相关的页面或操作',
        count: (count) => `有 ${count} 项`,
      }}
      groups={[
        { label: '页面', commands: [{ id: 'home', label: '首页', glyph: House, onChoose: chosen }] },
        { label: '操作', commands: [{ id: 'keys', label: '键盘快捷键', keys: ['?'], onChoose: fn() }] },
      ]}
    />
  ),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, '快捷');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}');
    await expect(chosen).toHaveBeenCalled();
  },
};

export const Keys: Story = {
  render: () => (
    <KeyboardHelp
      open
      onOpenChange={fn()}
      title="键盘快捷键"
      groups={[
        {
          label: '任何页面',
          rows: [
            { keys: ['Ctrl', 'K'], does: '打开快速前往' },
            { keys: ['G', 'H'], does: '前往首页' },
          ],
        },
        { label: '搜索框', rows: [{ keys: ['Shift', 'Del'], does: '删除这条历史' }] },
      ]}
    />
  ),
};

const panel = (rows: 'rows' | 'none' | 'bones') => (
  <div style={{ maxInlineSize: '26rem' }}>
    <NotificationPanel
      words={{
        state: '显示范围',
        all: '全部',
        unread: '未读',
        kind: '类型',
        markAll: '全部标为已读',
      }}
      unreadOnly={false}
      onUnreadOnly={fn()}
      kinds={[{ value: '', label: '全部类型' }]}
      kind=""
      onKind={fn()}
      unreadNum={rows === 'rows' ? 1 : 0}
      onMarkAll={fn()}
      markingAll={false}
    >
      {rows === 'none' && <NoNotices text="还没有通知" />}
      {rows === 'bones' && <NoticeBones rows={3} />}
      {rows === 'rows' && (
        <NoticeRows
          label="通知列表"
          now={1_764_000_000_000}
          rows={[
            {
              id: 1,
              kind: NotificationKind.Task,
              title: '《收银规范与防损》今天截止',
              content: '你已完成一节，还差一份文档就能完成。',
              read: false,
              time: 1_763_990_000_000,
              href: '#course',
              onMarkRead: fn(),
            },
            {
              id: 2,
              kind: NotificationKind.System,
              title: '新设备登录提醒',
              content: '你的账号在一台新的电脑上登录，如非本人操作请修改密码。',
              read: true,
              time: 1_763_000_000_000,
            },
          ]}
        />
      )}
    </NotificationPanel>
  </div>
);

export const Notifications: Story = { render: () => panel('rows') };
export const NoNotifications: Story = { render: () => panel('none') };
export const LoadingNotifications: Story = { render: () => panel('bones') };

const pages = ['首页', '课程', '学习中心', '考试', '直播', '知识', '发现', 'VIP', '问卷', '讲师', '资讯'];
const entries = pages.map((name, at) => ({
  key: name,
  current: name === '讲师',
  link: <a href={`#${at}`}>{name}</a>,
}));

/** Eight entries stand in the bar at most, and only as many as there is room for. */
export const MoreEntries: Story = {
  render: () => (
    <div style={{ inlineSize: '40rem', maxInlineSize: '100%', minBlockSize: '24rem', resize: 'inline' }}>
      <TopNav brand="晨曦零售" more={<MoreMenu label="更多" entries={entries} standing={8} />}>
        {pages.slice(0, 8).map((name, at) => (
          <TopNavLink key={name} href={`#${at}`}>
            {name}
          </TopNavLink>
        ))}
      </TopNav>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const more = await canvas.findByRole('button', { name: '更多' });
    await step('every entry is in one place: in the bar or behind the button', async () => {
      const standing = canvas.getAllByRole('link').length;
      await expect(standing).toBeLessThan(9);
      more.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getAllByRole('menuitem')).toHaveLength(pages.length - standing);
    });
    await step('by keyboard one comes to each, and back', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('menuitem', { name: '资讯' })).toHaveFocus();
      await expect(canvas.getByRole('menuitem', { name: '讲师' })).toHaveAttribute('aria-current', 'page');
      await userEvent.keyboard('{Escape}');
      await expect(more).toHaveFocus();
    });
  },
};
