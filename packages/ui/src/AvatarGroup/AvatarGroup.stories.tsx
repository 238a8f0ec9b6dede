import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
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
import { AvatarGroup } from './AvatarGroup.tsx';

const people = ['林小满', '苏映雪', '陈默', '周也', 'Li Lei', '韩梅', '欧阳修'].map((name, id) => ({
  id,
  name,
}));

const meta = {
  title: 'Data/AvatarGroup',
  component: AvatarGroup,
  args: { people },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <AvatarGroup key={size} people={people} size={size} />
      ))}
      <AvatarGroup people={people} max={7} />
    </Rows>
  ),
};

export const States: Story = { args: { max: people.length } };

export const Content: Story = {
  render: () => (
    <Rows>
      <AvatarGroup people={people.slice(0, 1)} />
      <AvatarGroup people={people} total={12_840} max={3} />
      <AvatarGroup people={[{ id: 'long', name: texts.long }, ...people.slice(0, 2)]} />
    </Rows>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const OneNameForAll: Story = {
  args: { max: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('林小满、苏映雪等 7 人');
  },
};

export const OneNameForAllInEnglish: Story = {
  args: { max: 2 },
  ...inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('林小满, 苏映雪 and 5 more');
  },
};

export const InContext: Story = {
  render: () => (
    <Card>
      <Row>
        <AvatarGroup people={people} total={128} size="sm" />
        <Text size={13} tone="muted">
          128 位同事正在学
        </Text>
      </Row>
    </Card>
  ),
};
