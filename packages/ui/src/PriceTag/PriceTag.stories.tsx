import type { Price } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
} from '../test/stories.tsx';
import { PriceTag, priceTagSizes } from './PriceTag.tsx';

const forGuest: Price = { kind: 'price', theirs: 12_900, beside: { kind: 'member', fen: 9030 } };
const forMember: Price = { kind: 'price', theirs: 9030, beside: { kind: 'without', fen: 12_900 } };
const prices: readonly Price[] = [
  { kind: 'price', theirs: 12_900 },
  forGuest,
  forMember,
  { kind: 'owned' },
  { kind: 'vipOnly', included: false },
  { kind: 'vipOnly', included: true },
];

const meta = {
  title: 'Learning/PriceTag',
  component: PriceTag,
  args: { price: forGuest },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {priceTagSizes.map((size) => (
        <Row key={size}>
          {prices.map((price) => (
            <PriceTag key={JSON.stringify(price)} price={price} size={size} />
          ))}
        </Row>
      ))}
    </Rows>
  ),
};

export const States: Story = { ...Variants };

export const Content: Story = {
  render: () => (
    <Narrow width={120}>
      <Rows>
        <PriceTag price={{ kind: 'price', theirs: 1 }} />
        <PriceTag price={{ kind: 'price', theirs: 9_999_999, beside: { kind: 'member', fen: 8_888_888 } }} />
        <PriceTag price={{ kind: 'nothing' }} />
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const Struck: Story = {
  args: { price: forMember },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥90.30')).toBeVisible();
    await expect(canvas.getByText(/129/)).toHaveTextContent('不是会员 ¥129.00');
  },
};

export const InContext: Story = {
  render: () => (
    <p>
      商业模式画布 <PriceTag price={forGuest} />
    </p>
  ),
};
