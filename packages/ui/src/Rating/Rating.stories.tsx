import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { radioKeys } from '../keyboard/native.ts';
import { sizes } from '../style/tones.ts';
import {
  forcedColors,
  inEnglish,
  largeText,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Rating } from './Rating.tsx';
import { RatingBars } from './RatingBars.tsx';
import { RatingScore } from './RatingScore.tsx';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  parameters: { keyboard: radioKeys },
  args: { 'aria-label': '课程评分', onValueChange: fn() },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <Row key={size} gap={32}>
          <Rating aria-label={size} size={size} defaultValue={4} />
          <RatingScore size={size} value={3.4} showValue />
        </Row>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Rating aria-label="未评" />
      <Rating aria-label="已评" defaultValue={5} />
      <Rating aria-label="不可用" defaultValue={3} disabled />
      {[0, 0.5, 2.5, 4.8, 5].map((value) => (
        <RatingScore key={value} value={value} showValue />
      ))}
      <RatingBars average={4.6} counts={[2, 1, 14, 96, 387]} value={undefined} onValueChange={fn()} />
      <RatingBars
        aria-label="只看 4 星"
        average={4.6}
        counts={[2, 1, 14, 96, 128_400]}
        value={4}
        onValueChange={fn()}
      />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Rows>
      <Rating aria-label={texts.long} defaultValue={1} />
      <RatingScore value={5} showValue />
    </Rows>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one stop for Tab, arrows give more or fewer', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    });
    await step('each star says its word', async () => {
      await expect(canvas.getByRole('radio', { name: '3 分，一般' })).toBeChecked();
    });
  },
};

export const English: Story = {
  ...inEnglish,
  args: { 'aria-label': 'Your rating', defaultValue: 4 },
};

export const InContext: Story = {
  render: () => (
    <Rows>
      <Row>
        <RatingScore value={4.8} showValue />
        <Text tone="muted" size={13}>
          1,286 人评过
        </Text>
      </Row>
      <Field label="你觉得这门课怎么样？">
        <Rating name="score" size="lg" />
      </Field>
    </Rows>
  ),
};
