import { CornerPosition, ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from '../Tag/Tag.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { EntryCard, entryCardLayouts, type EntryCardProps } from './EntryCard.tsx';
import { EntryCardSkeleton } from './EntryCardSkeleton.tsx';
import { EntryCover } from './EntryCover.tsx';

const meta = {
  title: 'Learning/EntryCard',
  component: EntryCard,
  args: {
    title: '门店排班表模板',
    href: '#12',
    media: <EntryCover seed={12} category={3} />,
    children: <p style={{ margin: 0 }}>知识 · 3 页</p>,
  },
} satisfies Meta<typeof EntryCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const entries = (layout: (typeof entryCardLayouts)[number]): readonly EntryCardProps[] => [
  {
    title: '门店排班表模板',
    href: '#12',
    media: <EntryCover seed={12} category={3} layout={layout} />,
    marks: <Tag>知识</Tag>,
  },
  {
    title: '年末合规季：每个门店都要过的六道题，从收银到库房一次讲完',
    href: '#13',
    media: (
      <EntryCover
        seed={13}
        category={5}
        layout={layout}
        corners={[{ text: '必修', position: CornerPosition.TopLeft }]}
        progress={{ percent: 64, state: ProgressState.InProgress }}
      />
    ),
    foot: '64 分',
    action: <Button size="sm">继续</Button>,
  },
  { title: '苏映雪', href: '#14', media: <Avatar name="苏映雪" size="lg" decorative /> },
];

export const Playground: Story = { decorators: [(Story) => <Narrow width={300}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Stack gap={6}>
      {entryCardLayouts.map((layout) => (
        <Grid key={layout} layout={layout === 'row' ? 'list' : 'grid'} gap={layout === 'row' ? 2 : 6}>
          {entries(layout).map((entry) => (
            <EntryCard key={entry.href} {...entry} layout={layout} />
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      <EntryCard title="没有图片的内容" href="#15" foot="12 题" />
      <EntryCardSkeleton />
      <EntryCardSkeleton layout="row" />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      {[texts.long, texts.unbreakable, texts.one].map((title) => (
        <EntryCard key={title} title={title} href="#16" media={<EntryCover seed={title} />} />
      ))}
    </Grid>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const OneTabStop: Story = {
  args: { action: <Button size="sm">收藏</Button> },
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab reaches the entry, then its button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '门店排班表模板' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '收藏' })).toHaveFocus();
    });
  },
};

export const InContext: Story = {
  render: () => (
    <section>
      <h2>本周更新</h2>
      <Grid>
        {entries('card').map((entry) => (
          <EntryCard key={entry.href} {...entry} />
        ))}
      </Grid>
    </section>
  ),
};
