import { NotificationKind } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import {
  NotificationItem,
  notificationItemLayouts,
  type NotificationItemProps,
} from './NotificationItem.tsx';

const minute = 60_000;
const day = 1440 * minute;
const now = new Date(2026, 10, 21, 10, 30).getTime();

const base: NotificationItemProps = {
  kind: NotificationKind.Exam,
  title: '食品安全季度考试明天开放',
  content: '考试时间 60 分钟，共 30 题，80 分及格，可考 2 次。请在 11 月 28 日前完成，逾期将计为缺考。',
  time: now - 12 * minute,
  now,
  read: false,
  href: '#exam',
  onMarkRead: fn(),
};
const messages: readonly NotificationItemProps[] = [
  base,
  {
    ...base,
    kind: NotificationKind.Interact,
    title: '苏映雪回复了你的提问',
    content: '先看顾客手里拿着什么，再开口。第 2 节 12:34 处有一段示范，可以再看一遍。',
    sender: '苏映雪',
    time: now - 3 * 60 * minute,
    href: '#thread',
  },
  {
    ...base,
    kind: NotificationKind.Class,
    title: '店长特训营明天上课',
    content: '地点：华东培训中心 3 楼 301，请提前 10 分钟签到。',
    time: now - 1.2 * day,
    read: true,
    href: '#class',
  },
  {
    ...base,
    kind: NotificationKind.CreditCertificate,
    title: '获得证书：食品安全员（初级）',
    content: '证书编号 FS-2026-000318，可在“我的证书”中查看和下载。',
    time: now - 6 * day,
    read: true,
    href: '#certificate',
  },
];
const notice: NotificationItemProps = {
  ...base,
  kind: NotificationKind.System,
  title: '本周六凌晨系统维护',
  content:
    '11 月 28 日 0:00–4:00 系统维护，期间无法学习和考试，已完成的进度不受影响。\n维护结束后请刷新页面。如有问题请拨打服务热线 400-000-0000，我们会尽快处理。',
  href: undefined,
};

const meta = {
  title: 'Learning/NotificationItem',
  component: NotificationItem,
  args: base,
} satisfies Meta<typeof NotificationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={480}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <>
      {notificationItemLayouts.map((layout) => (
        <Narrow key={layout} width={layout === 'row' ? 640 : 400}>
          <Card>
            {Object.values(NotificationKind).map((kind, at) => (
              <NotificationItem key={kind} {...base} kind={kind} layout={layout} read={at % 3 === 2} />
            ))}
          </Card>
        </Narrow>
      ))}
    </>
  ),
};

export const States: Story = {
  render: () => (
    <Narrow width={640}>
      <Card>
        <NotificationItem {...base} />
        <NotificationItem {...base} read title="已读的一条" />
        <NotificationItem {...base} opening title="正在打开的一条" />
        <NotificationItem {...base} marking title="正在标为已读的一条" />
        <NotificationItem {...base} onMarkRead={undefined} title="没有按钮的一条" />
        <NotificationItem {...notice} />
        <NotificationItem {...notice} read defaultExpanded title="展开的一条" />
      </Card>
    </Narrow>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow>
      <Card>
        <NotificationItem {...base} title={texts.long} content={texts.long.repeat(3)} sender={texts.long} />
        <NotificationItem {...base} title={texts.unbreakable} content={texts.unbreakable} layout="compact" />
        <NotificationItem {...base} title={texts.one} content={texts.one} time={now - 800 * day} />
        <NotificationItem {...notice} title={texts.unbreakable} content={texts.unbreakable} defaultExpanded />
      </Card>
    </Narrow>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Card>
      {messages.map((message) => (
        <NotificationItem key={message.title} {...message} />
      ))}
    </Card>
  ),
};
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

function Inbox() {
  const [read, setRead] = useState<readonly string[]>([]);
  return (
    <>
      {messages.slice(0, 2).map((message) => (
        <NotificationItem
          key={message.title}
          {...message}
          read={read.includes(message.title)}
          onMarkRead={() => setRead([...read, message.title])}
        />
      ))}
      <LiveRegion />
    </>
  );
}

export const MarksReadByKeyboard: Story = {
  render: () => <Inbox />,
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the message, then its button', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '标为已读：食品安全季度考试明天开放' })).toHaveFocus();
    });
    await step('Enter marks it; focus stays in the row, and it is said', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: '食品安全季度考试明天开放' })).toHaveFocus();
      await expect(canvas.getByText('已标为已读')).toBeInTheDocument();
    });
  },
};

export const OpensInPlace: Story = {
  args: notice,
  decorators: [(Story) => <Narrow width={360}>{Story()}</Narrow>],
  play: async ({ canvas, userEvent, step }) => {
    const title = await canvas.findByRole('button', { name: '本周六凌晨系统维护' });
    await step('Enter shows the whole text', async () => {
      await userEvent.tab();
      await expect(title).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(title).toHaveAttribute('aria-expanded', 'true');
    });
    await step('and Space takes it back', async () => {
      await userEvent.keyboard(' ');
      await expect(title).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const InContext: Story = {
  render: () => (
    <Narrow width={400}>
      <Stack gap={4}>
        <Heading level={2}>消息通知</Heading>
        <Card>
          {[...messages, notice].map((message) => (
            <NotificationItem key={message.title} {...message} layout="compact" />
          ))}
        </Card>
      </Stack>
    </Narrow>
  ),
};
