import { FileLabel, formatBytes } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { List, ListItem } from '../List/List.tsx';
import { sizes } from '../style/tones.ts';
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
import { FileIcon } from './FileIcon.tsx';

const all = Object.values(FileLabel);

const meta = {
  title: 'Data/FileIcon',
  component: FileIcon,
  args: { fileLabel: FileLabel.Pdf },
} satisfies Meta<typeof FileIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Rows>
      {sizes.map((size) => (
        <Row key={size}>
          {all.map((label) => (
            <FileIcon key={label} fileLabel={label} size={size} />
          ))}
        </Row>
      ))}
      <Row>
        {all.map((label) => (
          <FileIcon key={label} fileLabel={label} size="sm" showWord />
        ))}
      </Row>
    </Rows>
  ),
};

export const States: Story = { args: { fileLabel: FileLabel.Generic, showWord: true } };

export const Content: Story = {
  render: () => (
    <Row>
      {['docx', '.PPTX', 'xls', 'rmvb', 'm4a', 'jpeg', 'zip', ''].map((extension) => (
        <FileIcon key={extension} extension={extension} showWord />
      ))}
    </Row>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const SaysTheKind: Story = {
  render: () => (
    <Row>
      <FileIcon extension="xlsx" />
      <FileIcon extension="unknown" />
      <FileIcon extension="pdf" showWord />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Excel 表格' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '文件' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /PDF/ })).toBeNull();
    await expect(canvas.getByText('PDF')).toBeVisible();
  },
};

const files = [
  { name: '谈话提纲模板.pdf', extension: 'pdf', size: 248_600 },
  { name: '门店日报（十月）.xlsx', extension: 'xlsx', size: 1_204_000 },
  { name: '晨会录音.m4a', extension: 'm4a', size: 12_880_000 },
  { name: '陈列示意图.png', extension: 'png', size: 3_410_000 },
];

export const InContext: Story = {
  render: () => (
    <Narrow width={480}>
      <List variant="card">
        {files.map(({ name, extension, size }) => (
          <ListItem
            key={name}
            leading={<FileIcon extension={extension} />}
            title={name}
            description={formatBytes(size)}
            href={`#${extension}`}
          />
        ))}
      </List>
    </Narrow>
  ),
};
