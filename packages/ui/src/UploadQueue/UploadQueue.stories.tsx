import { UploadKind, UploadStatus } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Dropzone } from '../Dropzone/Dropzone.tsx';
import { buttonKeys } from '../keyboard/native.ts';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import type { UploadAction, UploadItem } from './model.ts';
import { UploadQueue } from './UploadQueue.tsx';

const { Wait, Uploading, End, Error: Failed } = UploadStatus;

const moving: UploadItem = {
  id: 'moving',
  name: '新品陈列标准讲解.mp4',
  size: 386_400_000,
  status: Uploading,
  sent: 142_300_000,
  speed: 4_260_000,
};
const sheet: UploadItem = {
  id: 'sheet',
  name: '门店巡检记录表.xlsx',
  size: 1_284_000,
  status: Uploading,
  sent: 310_000,
  pausable: false,
};
const waiting: UploadItem = { id: 'waiting', name: '收银台整改照片.jpg', size: 4_810_000, status: Wait };
const paused: UploadItem = {
  id: 'paused',
  name: '消防演练全程录像.mov',
  size: 912_000_000,
  status: Wait,
  paused: true,
  sent: 401_000_000,
};
const finished: UploadItem = { id: 'finished', name: '食品安全自查报告.pdf', size: 2_360_000, status: End };
const broken: UploadItem = {
  id: 'broken',
  name: '货架陈列前后对比.png',
  size: 7_940_000,
  status: Failed,
  reason: '网络中断，请重试。',
  sent: 2_000_000,
};
const refused: UploadItem = {
  id: 'refused',
  name: '值班表.docx',
  size: 88_000,
  status: Failed,
  reason: '文件内容与类型不符，请换一个文件。',
  retryable: false,
};
const all = [finished, moving, sheet, paused, waiting, broken, refused];

const meta = {
  title: 'Uploads/UploadQueue',
  component: UploadQueue,
  parameters: { keyboard: buttonKeys },
  args: { items: all, onAction: fn() },
  decorators: [(Story) => <Narrow width={640}>{Story()}</Narrow>],
} satisfies Meta<typeof UploadQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One file, several files, all done, and none. */
export const Variants: Story = {
  render: (args) => (
    <Rows>
      <UploadQueue {...args} label="一个文件" items={[moving]} style={{ inlineSize: '100%' }} />
      <UploadQueue {...args} label="几个文件" items={[moving, waiting]} style={{ inlineSize: '100%' }} />
      <UploadQueue
        {...args}
        label="全部完成"
        items={[finished, { ...finished, id: 'second', name: '培训签到表.xls' }]}
        style={{ inlineSize: '100%' }}
      />
      <UploadQueue {...args} label="没有文件" items={[]} style={{ inlineSize: '100%' }} />
    </Rows>
  ),
};

/** Every state of a file. */
export const States: Story = {};

export const Content: Story = {
  args: {
    items: [
      { ...moving, name: `${texts.long}.mp4`, size: 2_000_000_000, sent: 1, speed: 12_000 },
      { ...finished, name: `${texts.unbreakable}${texts.unbreakable}.pdf` },
      { ...waiting, name: texts.one, size: 0 },
      { ...broken, reason: texts.long },
    ],
  },
};

export const Tenants: Story = {
  render: (args) => <UploadQueue {...args} items={[moving, finished, broken]} />,
  decorators: [tenantsFrame],
};
export const Direction: Story = { ...rightToLeft };
export const LargeText: Story = { ...largeText };
export const ForcedColors: Story = { ...forcedColors };
export const English: Story = { ...inEnglish };

/** Two hundred files, of which only the rows in view are painted, and only changed rows are rendered. */
export const Many: Story = {
  args: {
    items: Array.from({ length: 200 }, (_, at): UploadItem => {
      const base = { id: `${at}`, name: `门店照片 ${at + 1}.jpg`, size: 2_400_000 + at * 1000 };
      return at < 60
        ? { ...base, status: End }
        : at < 62
          ? { ...base, status: Uploading, sent: 900_000, speed: 800_000 }
          : { ...base, status: Wait };
    }),
  },
};

/** A parent that changes the items as a real upload would. */
function after(items: readonly UploadItem[], id: string, action: UploadAction): UploadItem[] {
  return items.flatMap((item): UploadItem[] => {
    if (item.id !== id) return [item];
    const file = { id: item.id, name: item.name, size: item.size };
    const sent = 'sent' in item ? (item.sent ?? 0) : 0;
    switch (action) {
      case 'pause':
        return [{ ...file, status: Wait, paused: true, sent }];
      case 'resume':
      case 'retry':
        return [{ ...file, status: Uploading, sent, speed: 3_200_000 }];
      case 'cancel':
      case 'remove':
        return [];
      default:
        return action satisfies never;
    }
  });
}

export const ActsByKeyboard: Story = {
  render: function Answering(args) {
    const [items, setItems] = useState<readonly UploadItem[]>([moving, broken]);
    return (
      <UploadQueue
        {...args}
        items={items}
        onAction={(id, action) => setItems((before) => after(before, id, action))}
      />
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('pause, and the same button goes on', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '暂停 新品陈列标准讲解.mp4' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: '继续上传 新品陈列标准讲解.mp4' })).toHaveFocus();
      await expect(canvas.getByText('已暂停')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('progressbar', { name: '新品陈列标准讲解.mp4，上传进度' })).toBeVisible();
    });
    await step('a failed file is tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '重试 货架陈列前后对比.png' }));
      await expect(canvas.queryByText(/网络中断/)).toBeNull();
    });
    await step('taken out, focus goes to the next file', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '取消上传 新品陈列标准讲解.mp4' }));
      await expect(canvas.getByRole('button', { name: '暂停 货架陈列前后对比.png' })).toHaveFocus();
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Stack>
      <Dropzone
        kind={UploadKind.Attachment}
        multiple
        compact
        aria-label="作业附件"
        note="文件保存在贵公司自己的服务器"
        onFiles={fn()}
      />
      <UploadQueue {...args} items={[finished, sheet, waiting]} />
    </Stack>
  ),
};
