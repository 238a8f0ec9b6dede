import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, largeText, Narrow, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { AnchorNav, type AnchorNavProps } from './AnchorNav.tsx';

const items = [
  { id: 'targets', label: '学分目标' },
  { id: 'sources', label: '学分来源' },
  { id: 'online', label: '线上课程', nested: true },
  { id: 'offline', label: '线下培训', nested: true },
  { id: 'rules', label: '学习时长怎么算' },
];

const meta = {
  title: 'Navigation/AnchorNav',
  component: AnchorNav,
  args: { items },
} satisfies Meta<typeof AnchorNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Page(args: AnchorNavProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 200px', gap: 32 }}>
      <Stack gap={8}>
        <Heading level={1} size={24}>
          学习规则
        </Heading>
        {args.items.map(({ id, label }) => (
          <section key={id} id={id} aria-label={label} style={{ minBlockSize: 420 }}>
            <Heading level={2} size={18}>
              {label}
            </Heading>
            <Text reading>{texts.long}</Text>
          </section>
        ))}
      </Stack>
      <div>
        <AnchorNav {...args} style={{ position: 'sticky', insetBlockStart: 24 }} />
      </div>
    </div>
  );
}

export const Variants: Story = { args: { items: items.filter(({ nested }) => nested !== true) } };

export const States: Story = { render: (args) => <Page {...args} /> };

export const Content: Story = {
  args: {
    items: [
      { id: 'long', label: texts.long },
      { id: 'word', label: texts.unbreakable, nested: true },
      { id: 'one', label: texts.one },
    ],
  },
  decorators: [
    (Story) => (
      <Narrow width={220}>
        <Story />
      </Narrow>
    ),
  ],
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...States, ...rightToLeft };
export const LargeText: Story = { ...States, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };

export const GoesThereAndFollows: Story = {
  ...States,
  play: async ({ canvas, userEvent, step }) => {
    const current = () => canvas.getByRole('link', { current: true });
    await step('the first part is current at the top', async () => {
      await waitFor(() => expect(current()).toHaveTextContent('学分目标'));
    });
    await step('choosing a part goes there, focus too, and marks it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: '线上课程' }));
      await expect(canvas.getByRole('region', { name: '线上课程' })).toHaveFocus();
      await waitFor(() => expect(current()).toHaveTextContent('线上课程'));
    });
    await step('scrolling back marks what comes into view', async () => {
      window.scrollTo(0, 0);
      await waitFor(() => expect(current()).toHaveTextContent('学分目标'));
    });
  },
};

export const InContext: Story = { render: (args) => <Page {...args} /> };
