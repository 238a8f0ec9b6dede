import type { LiveDetail } from '@stoa/api/contract/live';
import { Definition, LiveStatus, PersonRole, type Locale } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AppShell } from '@stoa/ui/AppShell';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { inEnglish, largeText, rightToLeft, texts } from '@stoa/ui/test/stories';
import { clip, liveSources } from '@stoa/ui/test/films';
import {
  draftFixture,
  liveFixture,
  livePageFixture,
  playbacksFixture,
  roomFixture,
  talkFixture,
} from '../fixtures.ts';
import { LivePage } from './LivePage.tsx';
import type { LivePageProps } from './types.ts';

/** The fixture with a stream that needs no server. */
const streaming = (locale: Locale, change: Partial<LivePageProps> = {}) =>
  livePageFixture(locale, { player: { sources: liveSources(), muted: true }, ...change });

const meta = {
  title: 'Patterns/LivePage',
  component: LivePage,
  parameters: { layout: 'fullscreen' },
  // The story renders the portal's layout around the page, in which the page's own bar is the header.
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

const showing = (change: Partial<LivePageProps>): Story => ({ args: streaming('zh-CN', change) });
const ready = (change: Partial<LiveDetail>): LivePageProps['live'] => ({
  state: 'ready',
  data: liveFixture('zh-CN', change),
});
const subscribe = fn();
const play = fn();

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

const upcoming: Partial<LiveDetail> = {
  status: LiveStatus.Upcoming,
  startTime: new Date(2026, 10, 22, 16, 0).getTime(),
  endTime: new Date(2026, 10, 22, 17, 30).getTime(),
  viewNum: undefined,
  watch: undefined,
};
/** Props of a stream that starts in this many seconds. */
const waiting = (secondsLeft: number, change: Partial<LiveDetail> = {}): Partial<LivePageProps> => {
  const live = { ...upcoming, ...change };
  return {
    live: ready(live),
    room: undefined,
    now: (live.startTime ?? 0) - secondsLeft * 1000,
    talk: talkFixture('zh-CN', { messages: [], onSpeaksChange: undefined }),
    onSubscribedChange: subscribe,
  };
};

export const BeforeTheStart: Story = {
  ...showing(waiting(93_784)),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('01天02时03分04秒');
    await userEvent.click(canvas.getByRole('button', { name: '订阅提醒' }));
    await expect(subscribe).toHaveBeenCalledWith(true);
  },
};

export const Subscribed = showing(waiting(754, { subscribed: true }));

export const AboutToStart = showing(waiting(0));

export const ChatIsMuted = showing({ room: roomFixture('zh-CN', { muted: true }) });

export const WithQuestions = showing({ talk: talkFixture('zh-CN', { questions: draftFixture }) });

export const ConnectionLost = showing({ reconnecting: true });

const recorded: Partial<LiveDetail> = {
  status: LiveStatus.Playback,
  startTime: new Date(2026, 10, 18, 14, 0).getTime(),
  endTime: new Date(2026, 10, 18, 15, 30).getTime(),
  viewNum: 1284,
  playbacks: playbacksFixture('zh-CN'),
};
const ended = (change: Partial<LiveDetail> = {}): Partial<LivePageProps> => ({
  live: ready({ ...recorded, ...change }),
  room: undefined,
  talk: talkFixture('zh-CN', { onSpeaksChange: undefined }),
  playbackId: 1,
  player: {
    sources: [...clip, { definition: Definition.Sd, type: 'mp4', url: clip[0]?.url ?? '' }],
    muted: true,
  },
  onPlayback: play,
});

export const Recordings: Story = {
  ...showing(ended()),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /上半场/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /下半场/ }));
    await expect(play).toHaveBeenCalledWith(2);
  },
};

export const EndedWithoutRecording = showing(ended({ status: LiveStatus.Ended, playbacks: [] }));

export const Cancelled = showing(
  ended({
    ...upcoming,
    status: LiveStatus.Cancelled,
    materials: [],
    introHtml: '',
    playbacks: [],
  }),
);

export const LongWords = showing({
  live: ready({
    title: `${texts.long}${texts.unbreakable}`,
    subscribeNum: 128_400,
    lecturers: [
      {
        personId: 1,
        role: PersonRole.Lecturer,
        name: texts.unbreakable,
        avatar: '',
        title: texts.long,
        tags: [],
      },
    ],
  }),
});

export const Loading: Story = { args: { live: { state: 'loading' } } };

export const Failed: Story = { args: { live: { state: 'failed', onRetry: fn() } } };
