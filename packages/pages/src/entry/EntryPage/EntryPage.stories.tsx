import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { Spinner } from '@stoa/ui/Spinner';
import { EntryPage } from './EntryPage.tsx';

const meta = {
  title: 'Patterns/EntryPage',
  component: EntryPage,
  args: { brand: { name: '晨曦零售' }, title: '正在登录…', text: '请稍候，马上就好。' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EntryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Busy: Story = { args: { picture: <Spinner size="lg" /> } };

/** Somebody else is signed in here: the person decides, with both names before them. */
export const Question: Story = {
  args: {
    title: '要换成“苏映雪”登录吗？',
    text: '当前登录的是“周以衡”，换成“苏映雪”后会退出原来的账号。',
    picture: <Avatar name="苏映雪" size="lg" decorative />,
    actions: (
      <>
        <Button size="lg" fullWidth>
          换成“苏映雪”
        </Button>
        <Button size="lg" fullWidth variant="outline">
          继续使用“周以衡”
        </Button>
      </>
    ),
  },
};

export const Content: Story = {
  args: {
    brand: { name: '晨曦零售（中国）商业管理连锁经营股份有限公司华东大区培训与人才发展中心' },
    title: 'Pneumonoultramicroscopicsilicovolcanoconiosis-Pneumonoultramicroscopicsilicovolcanoconiosis',
    text: '这个链接缺少登录所需的信息，请从原来的入口重新打开；如果仍然打不开，请联系贵公司的学习管理员。',
    actions: <Button fullWidth>其他方式登录</Button>,
  },
};
