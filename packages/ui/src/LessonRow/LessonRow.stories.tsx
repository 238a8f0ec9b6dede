import { ItemKind, ProgressState } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { LessonRow, lessonRowLayouts } from './LessonRow.tsx';

const meta = {
  title: 'Learning/LessonRow',
  component: LessonRow,
  args: {
    title: '2.1 一对一沟通怎么谈',
    itemKind: ItemKind.Video,
    state: ProgressState.InProgress,
    percent: 38,
    duration: 2000,
    href: '#21',
  },
} satisfies Meta<typeof LessonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <>
      {lessonRowLayouts.flatMap((layout) =>
        Object.values(ItemKind).map((itemKind) => (
          <LessonRow key={layout + itemKind} {...args} layout={layout} itemKind={itemKind} />
        )),
      )}
    </>
  ),
};

export const States: Story = {
  render: (args) => (
    <>
      {lessonRowLayouts.flatMap((layout) => [
        ...Object.values(ProgressState).map((state) => (
          <LessonRow key={layout + state} {...args} layout={layout} state={state} />
        )),
        <LessonRow key={`${layout} current`} {...args} layout={layout} current />,
        <LessonRow key={`${layout} trial`} {...args} layout={layout} trial required={false} />,
        <LessonRow key={`${layout} note`} {...args} layout={layout} note="看到 12:34" />,
      ])}
    </>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Narrow width={320}>
      {lessonRowLayouts.flatMap((layout) =>
        [texts.long, texts.unbreakable, texts.one].map((title) => (
          <LessonRow key={layout + title} {...args} layout={layout} title={title} trial />
        )),
      )}
    </Narrow>
  ),
};

export const Tenants: Story = { ...States, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const Locked: Story = {
  args: { state: ProgressState.Locked, lockedReason: 'ORDER', href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('完成上一节后解锁')).toBeVisible();
  },
};

export const InContext: Story = {
  render: (args) => (
    <Card>
      <LessonRow {...args} title="1.3 新人第一周" state={ProgressState.Completed} />
      <LessonRow {...args} current />
      <LessonRow
        {...args}
        title="章节测试"
        itemKind={ItemKind.Test}
        state={ProgressState.Locked}
        href={undefined}
      />
    </Card>
  ),
};
