import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { columnKeys } from '../keyboard/roving.ts';
import { inEnglish, largeText, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { CompanySwitcher, type CompanySwitcherProps } from './CompanySwitcher.tsx';

const logo = (letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f0e4d7"/><text x="20" y="27" font-size="18" text-anchor="middle" fill="#6b3a12">${letter}</text></svg>`)}`;

const few = [
  { companyId: 1, name: '晨曦零售', logo: logo('晨'), unread: 7 },
  { companyId: 2, name: '远山制造', logo: logo('远'), unread: 0 },
  { companyId: 3, name: '云岭医疗（华东）', unread: 128 },
];
const many = [
  ...few,
  ...['青禾农业', '澄海物流', '北辰能源', '知行教育', '溪谷酒店', '木石设计'].map((name, at) => ({
    companyId: 10 + at,
    name,
  })),
];

function Opened(props: CompanySwitcherProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        切换企业
      </Button>
      <CompanySwitcher {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Navigation/CompanySwitcher',
  component: CompanySwitcher,
  parameters: { keyboard: columnKeys },
  args: {
    open: false,
    onOpenChange: () => undefined,
    companies: few,
    currentId: 1,
    onCompanyChange: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof CompanySwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '切换企业' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Variants: Story = { args: { companies: many }, play: opened };
export const States: Story = { args: { pendingId: 2 }, play: opened };
export const Content: Story = {
  args: {
    companies: [
      { companyId: 1, name: texts.long, unread: 99_999 },
      { companyId: 2, name: texts.unbreakable, logo: 'data:image/png;base64,broken' },
      { companyId: 3, name: texts.one },
    ],
  },
  play: opened,
};
export const Tenants: Story = { ...otherTenant, play: opened };

export const Direction: Story = { ...rightToLeft, play: opened };
export const LargeText: Story = { ...largeText, play: opened };
export const English: Story = { args: { companies: many }, ...inEnglish, play: opened };

export const Keyboard: Story = {
  args: { companies: many },
  play: async (context) => {
    const { args, userEvent, step } = context;
    await opened(context);
    await step('the search has focus, and arrow down goes into what it found', async () => {
      await userEvent.keyboard('能源');
      await expect(screen.getAllByRole('listitem')).toHaveLength(1);
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('button', { name: '北辰能源' })).toHaveFocus();
    });
    await step('Enter asks for the switch', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onCompanyChange).toHaveBeenCalledWith(12);
    });
  },
};

export const SaysWhereYouAre: Story = {
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('button', { current: true })).toHaveTextContent('晨曦零售');
    await context.userEvent.click(screen.getByRole('button', { current: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onCompanyChange).not.toHaveBeenCalled();
  },
};

export const InContext: Story = { args: { companies: many }, play: opened };
