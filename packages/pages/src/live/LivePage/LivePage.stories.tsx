import { Definition, LiveStatus, type Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppShell } from '@stoa/ui/AppShell';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { inEnglish, largeText, rightToLeft, texts } from '@stoa/ui/test/stories';
import { clip, liveSources } from '@stoa/ui/test/films';
import { liveChatFixture, liveFixture } from './fixtures.ts';
import { LivePage } from './LivePage.tsx';
import type { LiveView } from './types.ts';

const title = '旺季来了：一张表排好二十个人的班';

/** The fixture with a stream that plays without a server. */
const streaming = (locale: Locale, change: Partial<LiveView> = {}) =>
  liveFixture(locale, {
    stage: { kind: 'live', player: { title, sources: liveSources(), muted: true } },
    ...change,
  });

const meta = {
  title: 'Patterns/LivePage',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
  // The frame that the portal puts around it: its bar is the page's header.
  decorators: [
    (Story) => (
      <AppShell variant="slim" hideFooter>
        <Story />
        <LiveRegion />
      </AppShell>
    ),
  ],
  args: streaming('zh-CN'),
} satisfies Meta<typeof LivePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const showing = (change: Partial<LiveView>): Story => ({ args: streaming('zh-CN', change) });
const subscribe = fn();
const play = fn();
const subscription = { on: false, pending: false, onToggle: subscribe };
const silent = { online: undefined, onSpeaksChange: undefined, announcement: undefined };

export const Filled: Story = {};

export const English: Story = { args: streaming('en'), ...inEnglish };

export const RightToLeft: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const BesideTheStream: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const side = within(canvas.getByRole('complementary', { name: '互动与资料' }));
    await step('one comes to talk', async () => {
      await expect(side.getByRole('tab', { name: '聊天' })).toHaveAttribute('aria-selected', 'true');
      await expect(side.getByRole('log', { name: '聊天记录' })).toBeVisible();
    });
    await step('and finds the files and what it is about one key away', async () => {
      await userEvent.click(side.getByRole('tab', { name: /资料/ }));
      await expect(side.getByRole('link', { name: /旺季排班模板/ })).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await side.findByText('小时工怎么排')).toBeVisible();
    });
  },
};

const waiting: Partial<LiveView> = {
  status: LiveStatus.Upcoming,
  stage: { kind: 'waiting', secondsLeft: 93_784 },
  watching: undefined,
  facts: ['11-22 16:00 – 17:30', '326 人已订阅'],
  subscription,
  reactions: undefined,
  credit: undefined,
  chat: liveChatFixture('zh-CN', { entries: [], ...silent }),
};

export const BeforeTheStart: Story = {
  ...showing(waiting),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01天02时03分04秒');
    await userEvent.click(canvas.getByRole('button', { name: '订阅提醒' }));
    await expect(subscribe).toHaveBeenCalledOnce();
  },
};

export const Subscribed = showing({
  ...waiting,
  stage: { kind: 'waiting', secondsLeft: 754 },
  subscription: { ...subscription, on: true },
});

export const AboutToStart = showing({ ...waiting, stage: { kind: 'waiting', secondsLeft: 0 } });

export const ChatIsMuted = showing({ chat: liveChatFixture('zh-CN', { closed: 'muted' }) });

export const WithQuestions = showing({
  questions: liveChatFixture('zh-CN', {
    ...silent,
    entries: liveChatFixture('zh-CN').entries.filter((entry) => entry.kind === 'message' && entry.mark),
  }),
});

export const ConnectionLost = showing({ notice: '连接中断，正在重新连接；没有收到的消息会自动补上。' });

const ended: Partial<LiveView> = {
  status: LiveStatus.Playback,
  watching: undefined,
  facts: ['11-18 14:00 – 15:30', '1284 人看过'],
  reactions: undefined,
  chat: liveChatFixture('zh-CN', { closed: 'readOnly', ...silent }),
  stage: {
    kind: 'playback',
    playbackId: 1,
    player: {
      title,
      sources: [...clip, { definition: Definition.Sd, type: 'mp4', url: clip[0]?.url ?? '' }],
      muted: true,
    },
  },
  playbacks: [
    { playbackId: 1, title: '上半场：看懂客流', extent: '00:42:10 · 看到 12:34' },
    { playbackId: 2, title: '下半场：小时工与应急班', extent: '00:46:55' },
  ],
  onPlayback: play,
};

export const Recordings: Story = {
  ...showing(ended),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /上半场/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /下半场/ }));
    await expect(play).toHaveBeenCalledWith(2);
  },
};

export const EndedWithoutRecording = showing({
  ...ended,
  status: LiveStatus.Ended,
  stage: { kind: 'closed', title: '直播已结束', text: '这场直播没有回放，聊天记录和资料仍可查看。' },
  playbacks: [],
});

export const Cancelled = showing({
  ...ended,
  status: LiveStatus.Cancelled,
  facts: ['11-22 16:00 – 17:30'],
  stage: {
    kind: 'closed',
    title: '这场直播已取消',
    link: { label: '看看其他直播', href: '/live/company/list' },
  },
  chat: undefined,
  credit: undefined,
  materials: [],
  introHtml: '',
  playbacks: [],
});

export const LongWords = showing({
  title: `${texts.long}${texts.unbreakable}`,
  facts: [texts.long, '128400 人已订阅'],
  lecturers: [{ name: texts.unbreakable, title: texts.long, avatarUrl: '' }],
});

export const Loading: Story = { args: { page: { state: 'loading' } } };

export const Failed: Story = { args: { page: { state: 'failed', onRetry: fn() } } };
