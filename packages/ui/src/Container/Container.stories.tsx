import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { largeText, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Container, containerWidths } from './Container.tsx';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { children: <Card>首页的内容宽 1200 像素</Card> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <>
      {containerWidths.map((width) => (
        <Container key={width} width={width} style={{ marginBlockEnd: 16 }}>
          <Card>{width}</Card>
        </Container>
      ))}
    </>
  ),
};

export const States: Story = {
  render: () => (
    <Container>
      <Skeleton lines={3} />
    </Container>
  ),
};

export const Content: Story = {
  render: () => (
    <Container width="reading">
      <Text>{texts.long}</Text>
      <Text>{texts.unbreakable}</Text>
    </Container>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <Container width="reading">
      <Text>
        先听完，再回应，这是一对一沟通的第一步。阅读的行宽不超过三十六个汉字，眼睛才不会找不到下一行。
      </Text>
    </Container>
  ),
};
