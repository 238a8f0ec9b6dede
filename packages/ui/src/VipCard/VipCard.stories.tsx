import { VipStatus } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
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
import { VipCard, type VipCardProps } from './VipCard.tsx';

const day = 86_400_000;
const now = new Date(2026, 10, 21, 10, 30).getTime();
const benefits = ['VIP 专享课程全部可学', '付费课程享会员价', '结业证书免费制作'];
const choose = fn();

const month: VipCardProps = {
  name: '月卡',
  months: 1,
  priceFen: 2900,
  benefits: benefits.slice(0, 2),
  now,
  onChoose: choose,
};
const season: VipCardProps = { ...month, name: '季卡', months: 3, priceFen: 6900, originFen: 8700, benefits };
const year: VipCardProps = {
  ...month,
  name: '年卡',
  months: 12,
  priceFen: 19_900,
  originFen: 34_800,
  tag: '最多人选',
  benefits: [...benefits, '每月一场专家答疑直播'],
  featured: true,
};

const meta = { title: 'Learning/VipCard', component: VipCard, args: year } satisfies Meta<typeof VipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={320}>{Story()}</Narrow>] };

export const Variants: Story = {
  render: () => (
    <Grid>
      <VipCard {...month} />
      <VipCard {...season} />
      <VipCard {...year} />
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid>
      <VipCard {...year} standing={{ status: VipStatus.Active, expireTime: now + 71 * day }} />
      <VipCard {...season} standing={{ status: VipStatus.Expired, expireTime: now - 12 * day }} />
      <VipCard {...year} choosing />
      <VipCard {...month} onChoose={undefined} />
      <VipCard
        {...season}
        onChoose={undefined}
        standing={{ status: VipStatus.Active, expireTime: now + 20 * day }}
      />
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Grid>
      <VipCard {...year} name={texts.long} tag={texts.long} benefits={[texts.long]} />
      <VipCard {...year} name={texts.unbreakable} benefits={[texts.unbreakable]} priceFen={123_456_789} />
      <VipCard {...month} name={texts.one} priceFen={0} benefits={[]} />
    </Grid>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...States, ...inEnglish };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the button is the only stop, and says which package it opens', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '立即开通：年卡' })).toHaveFocus();
    });
    await step('Enter chooses', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(choose).toHaveBeenCalled();
    });
  },
};

export const TakesNoSecondOrder: Story = {
  args: { choosing: true, onChoose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /年卡/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const InContext: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={2}>选择会员套餐</Heading>
      <Grid>
        <VipCard {...month} standing={{ status: VipStatus.Active, expireTime: now + 9 * day }} />
        <VipCard {...season} />
        <VipCard {...year} />
      </Grid>
    </Stack>
  ),
};
