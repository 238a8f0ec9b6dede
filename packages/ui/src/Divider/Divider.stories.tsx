import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import {
  forcedColors,
  largeText,
  Narrow,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Narrow>
      <Divider />
      <Row>
        <Text>6 节</Text>
        <Divider orientation="vertical" />
        <Text>01:36:15</Text>
      </Row>
      <Divider>其他方式</Divider>
    </Narrow>
  ),
};

export const States: Story = {
  render: () => (
    <Narrow>
      <Divider />
      <Divider>或</Divider>
    </Narrow>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={220}>
      <Divider>{texts.one}</Divider>
      <Divider>{texts.long}</Divider>
      <Divider>{texts.unbreakable}</Divider>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const ForcedColors: Story = { ...Variants, ...forcedColors };

export const InContext: Story = {
  render: () => (
    <Narrow>
      <Rows>
        <Button fullWidth>登录</Button>
        <Divider>其他方式</Divider>
        <Row>
          <Button variant="outline">企业账号</Button>
          <Button variant="outline">办公应用</Button>
        </Row>
      </Rows>
    </Narrow>
  ),
};
