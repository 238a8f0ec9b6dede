import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { coversThePage } from '@stoa/ui/test/stories';
import { TopNav, TopNavLink } from '@stoa/ui/TopNav';
import { everywhere } from '../../test/resolve.ts';
import { noticesFixture, noticesNow, searchOfferFixture, toolsIn } from '../fixtures.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { NoNotices, NoticeSkeleton, NoticeRows, NotificationPanel } from './NotificationPanel.tsx';
import { SearchBox } from './SearchBox.tsx';

const meta: Meta = { title: 'Patterns/AppTools' };
export default meta;
type Story = StoryObj;

const t = toolsIn('zh-CN');
const onSearch = fn();
const onForget = fn();

function Searching() {
  const [value, setValue] = useState('');
  return (
    <div style={{ maxInlineSize: '16rem', minBlockSize: '24rem' }}>
      <SearchBox
        t={t}
        value={value}
        onValueChange={setValue}
        offer={searchOfferFixture('zh-CN', value)}
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
  ...coversThePage,
  render: () => (
    <CommandPalette
      open
      onOpenChange={fn()}
      t={t}
      pages={[{ id: 'home', label: '首页', glyph: House, onChoose: chosen }]}
      actions={[{ id: 'keys', label: t('palette.help'), keys: ['?'], onChoose: fn() }]}
      suggestions={[]}
      onQuery={fn()}
      onSearch={undefined}
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
  ...coversThePage,
  render: () => (
    <KeyboardHelp
      open
      onOpenChange={fn()}
      title={t('keys.title')}
      groups={[
        {
          label: t('keys.everywhere'),
          rows: [
            { keys: ['Ctrl', 'K'], does: t('keys.palette') },
            { keys: ['G', 'H'], does: t('keys.goHome') },
          ],
        },
        { label: t('keys.inSearch'), rows: [{ keys: ['Shift', 'Del'], does: t('keys.forget') }] },
      ]}
    />
  ),
};

const panel = (rows: 'rows' | 'none' | 'skeleton') => (
  <div style={{ maxInlineSize: '26rem' }}>
    <NotificationPanel
      t={t}
      unreadOnly={false}
      onUnreadOnly={fn()}
      kind={undefined}
      onKind={fn()}
      unreadNum={rows === 'rows' ? 1 : 0}
      onMarkAll={fn()}
      markingAll={false}
    >
      {rows === 'none' && <NoNotices t={t} unreadOnly={false} />}
      {rows === 'skeleton' && <NoticeSkeleton rows={3} />}
      {rows === 'rows' && (
        <NoticeRows
          t={t}
          notices={noticesFixture('zh-CN')}
          now={noticesNow}
          isRead={({ readFlg }) => readFlg}
          resolve={everywhere}
          onMark={fn()}
          onExpand={fn()}
        />
      )}
    </NotificationPanel>
  </div>
);

export const Notifications: Story = { render: () => panel('rows') };
export const NoNotifications: Story = { render: () => panel('none') };
export const LoadingNotifications: Story = { render: () => panel('skeleton') };

const pages = ['首页', '课程', '学习中心', '考试', '直播', '知识', '发现', 'VIP', '问卷', '讲师', '资讯'];
const entries = pages.map((name, at) => ({
  key: name,
  current: name === '讲师',
  link: <a href={`#${at}`}>{name}</a>,
}));

/** The bar has eight entries or fewer, and only as many as fit. */
export const MoreEntries: Story = {
  render: () => (
    <div style={{ inlineSize: '40rem', maxInlineSize: '100%', minBlockSize: '24rem', resize: 'inline' }}>
      <TopNav brand="晨曦零售" more={<MoreMenu t={t} entries={entries} shownInBar={8} />}>
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
      await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(pages.length - standing));
    });
    await step('by keyboard one comes to each, and back', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('menuitem', { name: '资讯' })).toHaveFocus());
      await expect(canvas.getByRole('menuitem', { name: '讲师' })).toHaveAttribute('aria-current', 'page');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(more).toHaveFocus());
    });
  },
};
