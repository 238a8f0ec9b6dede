import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sizes } from '../style/tones.ts';
import { forcedColors, largeText, rightToLeft, Row, Rows, tenantsFrame } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#c9d6ea"/><circle cx="4" cy="3" r="1.6" fill="#41597f"/><path d="M1 8a3 3 0 0 1 6 0" fill="#41597f"/></svg>')}`;

const meta = { title: 'Data/Avatar', component: Avatar, args: { name: '林小满' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Avatar key={size} size={size} name="林小满" />
      ))}
      {sizes.map((size) => (
        <Avatar key={size} size={size} name="苏映雪" src={picture} />
      ))}
    </Row>
  ),
};

export const States: Story = {
  render: () => (
    <Row>
      <Avatar name="林小满" />
      <Avatar name="苏映雪" src={picture} />
      <Avatar name="周岸" src="data:image/png,broken" />
    </Row>
  ),
};

export const Content: Story = {
  render: () => (
    <Row>
      {['林小满', '欧阳修', '李', 'Lin Xiaoman', 'admin', ''].map((name) => (
        <Avatar key={name} name={name} decorative />
      ))}
    </Row>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const BrokenPictureShowsTheName: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '林小满的头像' })).toHaveTextContent('小满'));
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <Avatar name="苏映雪" size="lg" decorative />
      <Rows gap={0}>
        <Text strong>苏映雪</Text>
        <Text size={13} tone="muted">
          华东区运营总监 · 内训师
        </Text>
      </Rows>
    </Row>
  ),
};
