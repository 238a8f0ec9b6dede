import type { Meta, StoryObj } from '@storybook/react-vite';
import { largeText, Narrow, rightToLeft, Rows, tenantsFrame, texts } from '../test/stories.tsx';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'Typography/Text',
  component: Text,
  args: { children: '从认识团队、一对一沟通到激励与授权，用三章把“管人”变成每天做得到的小动作。' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows gap={8}>
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {size} 每天进步一点点 Learn 01:36:15
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone} strong>
          {tone} 还剩 2 天
        </Text>
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <Text>平常</Text>
      <Text strong>强调</Text>
      <Text tone="danger">保存失败</Text>
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={240}>
      <Rows>
        <Text>{texts.long}</Text>
        <Text>{texts.unbreakable}</Text>
        <Text style={{ maxInlineSize: '100%' }} truncate>
          {texts.long}
        </Text>
        <Text numeric>01:11:11 / 08:28:58</Text>
        <Text>{texts.one}</Text>
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Rows gap={4}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone} 已学 46%，在“新员工 30 天”中为必修
        </Text>
      ))}
    </Rows>
  ),
};

export const Direction: Story = { ...Variants, ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const InContext: Story = {
  render: () => (
    <article>
      <Text size={18} strong>
        店长领导力：带好一支十人小队
      </Text>
      <Text reading tone="muted">
        从认识团队、一对一沟通到激励与授权，用三章把“管人”变成每天做得到的小动作。
      </Text>
    </article>
  ),
};
