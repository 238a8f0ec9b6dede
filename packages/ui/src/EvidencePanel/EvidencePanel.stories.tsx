import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { finished, halfWatched, paper } from './fixtures.ts';

const meta = {
  title: 'Learning/EvidencePanel',
  component: EvidencePanel,
  args: halfWatched,
} satisfies Meta<typeof EvidencePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <Narrow width={520}>
      <EvidencePanel {...args} />
    </Narrow>
  ),
};

export const Variants: Story = {
  render: (args) => (
    <Grid least="lg">
      {[args, finished, paper].map((props) => (
        <Card key={props.figure} padding="lg">
          <EvidencePanel {...props} />
        </Card>
      ))}
    </Grid>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid least="lg">
      <Card padding="lg">
        <EvidencePanel {...args} note="这是试看课时：开通课程后，这里的进度计入课程。" />
      </Card>
      <Card padding="lg">
        <EvidencePanel
          {...args}
          figure="0%"
          reasons={[]}
          table={undefined}
          timeline={args.timeline && { ...args.timeline, label: '时间轴：还没学', stretches: [] }}
        />
      </Card>
    </Grid>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Narrow width={288}>
      <EvidencePanel
        {...args}
        summary={texts.long}
        needs={[texts.long, texts.unbreakable, texts.one]}
        sums={[
          { term: texts.long, value: '123:45:06' },
          { term: texts.one, value: '0' },
        ]}
        reasons={[{ key: 'a', title: texts.unbreakable, amount: '12:34:56', advice: texts.long }]}
      />
    </Narrow>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const TheBarIsAlsoATable: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the bar says in words what it draws', async () => {
      await expect(canvas.getByText(/0:00–7:12、12:48–15:00 已计入/)).toBeInTheDocument();
    });
    await step('one press opens the same as a table', async () => {
      await userEvent.tab();
      const trigger = canvas.getByText('查看明细表').closest('summary') ?? document.body;
      await expect(trigger).toHaveFocus();
      // A click replaces Enter and Space here, because a browser turns real key presses on a summary into
      // clicks, but not a script's key presses.
      trigger.click();
      await waitFor(() => expect(canvas.getByRole('table')).toBeVisible());
      await expect(canvas.getByRole('cell', { name: '未计入：播放速度超过上限' })).toBeVisible();
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Narrow width={480}>
      <Card padding="lg">
        <EvidencePanel {...args} level={2} />
      </Card>
    </Narrow>
  ),
};
