import { CornerPosition, LiveKind, LiveStatus } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
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
import { LiveCard, liveCardLayouts, type LiveCardProps } from './LiveCard.tsx';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date(2026, 10, 21, 10, 30).getTime();
const subscribe = fn();

const base: LiveCardProps = {
  title: '冬季新品卖点速讲：三分钟说清一杯热饮',
  href: '#live',
  seed: 601,
  status: LiveStatus.Upcoming,
  startTime: now + 3.5 * hour,
  endTime: now + 5 * hour,
  now,
  lecturerNames: ['苏映雪'],
  subscriberCount: 328,
  viewerCount: 0,
  subscribed: false,
  onSubscribedChange: subscribe,
};
const lives: readonly LiveCardProps[] = [
  {
    ...base,
    seed: 602,
    title: '店长夜话：春节排班怎么排',
    status: LiveStatus.Live,
    startTime: now - 0.4 * hour,
    endTime: now + hour,
    lecturerNames: ['韩知远', '周以恒'],
    viewerCount: 12_345,
    corners: [{ text: '热门', position: CornerPosition.TopLeft }],
  },
  base,
  {
    ...base,
    seed: 603,
    title: '食品安全月度答疑',
    startTime: now + 4 * day,
    endTime: now + 4 * day + hour,
    subscribed: true,
    subscriberCount: 1024,
    liveKind: LiveKind.Lz,
  },
  {
    ...base,
    seed: 604,
    title: '陈列大赛复盘：十家门店的前后对比',
    status: LiveStatus.Playback,
    startTime: now - 9 * day,
    endTime: now - 9 * day + 1.5 * hour,
    viewerCount: 2086,
  },
];
const others: readonly LiveCardProps[] = [
  {
    ...base,
    seed: 605,
    title: '秋季新品说明会',
    status: LiveStatus.Ended,
    startTime: now - 40 * day,
    endTime: now - 40 * day + hour,
    viewerCount: 560,
  },
  {
    ...base,
    seed: 606,
    title: '周五读书会',
    status: LiveStatus.Cancelled,
    startTime: now + day,
    endTime: now + day + hour,
  },
];

const meta = { title: 'Learning/LiveCard', component: LiveCard, args: base } satisfies Meta<typeof LiveCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={300}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <>
      {liveCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {lives.map((live) => (
            <LiveCard key={live.seed} {...live} layout={layout} />
          ))}
        </Grid>
      ))}
    </>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      {[...lives, ...others].map((live) => (
        <LiveCard key={live.seed} {...live} />
      ))}
      <LiveCard {...base} seed={607} subscribing />
      <LiveCard {...base} seed={608} title="马上开始的一场" startTime={now + 20_000} subscribed />
      <LiveCard
        {...base}
        seed={609}
        title="带分享的一场"
        action={<IconButton size="sm" glyph={Share2} label="分享" />}
      />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <LiveCard
        {...base}
        title={texts.long}
        lecturerNames={['苏映雪', '韩知远', '周以恒', '程小雨', '林小满']}
      />
      <LiveCard
        {...base}
        seed={2}
        title={texts.unbreakable}
        status={LiveStatus.Live}
        startTime={now - 30 * hour}
        viewerCount={123_456_789}
      />
      <LiveCard
        {...base}
        seed={3}
        title={texts.one}
        coverUrl="data:image/png,broken"
        startTime={now - 700 * day}
        endTime={now - 700 * day + hour}
        status={LiveStatus.Playback}
        lecturerNames={[]}
        viewerCount={undefined}
      />
      <LiveCard {...base} seed={4} title={texts.long} layout="row" />
    </Grid>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Grid>
      {lives.slice(0, 2).map((live) => (
        <LiveCard key={live.seed} {...live} />
      ))}
    </Grid>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

function Subscribable() {
  const [subscribed, setSubscribed] = useState(false);
  return (
    <>
      <LiveCard {...base} subscribed={subscribed} onSubscribedChange={setSubscribed} />
      <LiveRegion />
    </>
  );
}

export const SubscribesByKeyboard: Story = {
  render: () => (
    <Narrow width={300}>
      <Subscribable />
    </Narrow>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the live, then its button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: base.title })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /^预约/ })).toHaveFocus();
    });
    await step('Enter subscribes; the button stays in focus, and it is said', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /^已预约/ })).toHaveFocus();
      await expect(canvas.getByText('已预约，开播前会提醒你')).toBeInTheDocument();
    });
    await step('and takes it back', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: /^预约/ })).toHaveFocus();
    });
  },
};

export const InContext: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>直播</Heading>
      <Grid>
        {[...lives, ...others].map((live) => (
          <LiveCard key={live.seed} {...live} />
        ))}
      </Grid>
    </Stack>
  ),
};
