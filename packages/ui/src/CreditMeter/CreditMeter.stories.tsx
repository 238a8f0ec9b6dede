import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { forcedColors, inEnglish, largeText, Narrow, rightToLeft, tenantsFrame } from '../test/stories.tsx';
import { CreditMeter, creditMeterLayouts, type CreditMeterProps } from './CreditMeter.tsx';
import { creditStandings } from './model.ts';

const now = new Date(2026, 10, 21, 10).getTime();
const base: CreditMeterProps = {
  year: 2026,
  now,
  deadlineTime: new Date(2026, 11, 31, 23, 59).getTime(),
  compulsory: { got: 18.5, target: 30 },
  elective: { got: 8, target: 20, cap: 20 },
  standing: 'onTrack',
};
const figures: Record<(typeof creditStandings)[number], Partial<CreditMeterProps>> = {
  onTrack: {},
  behind: { compulsory: { got: 3, target: 30 }, elective: { got: 0, target: 20 } },
  reached: { compulsory: { got: 31.5, target: 30 }, elective: { got: 20, target: 20, cap: 20 } },
};

const meta = { title: 'Learning/CreditMeter', component: CreditMeter, args: base } satisfies Meta<
  typeof CreditMeter
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={6}>
      {creditMeterLayouts.map((layout) => (
        <Narrow key={layout} width={layout === 'compact' ? 300 : 640}>
          <Card padding="lg">
            <CreditMeter {...args} layout={layout} />
          </Card>
        </Narrow>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: (args) => (
    <Grid least="lg">
      {creditStandings.flatMap((standing) =>
        (['rings', 'bars'] as const).map((layout) => (
          <Card key={standing + layout} padding="lg">
            <CreditMeter {...args} {...figures[standing]} standing={standing} layout={layout} />
          </Card>
        )),
      )}
    </Grid>
  ),
};

export const Content: Story = {
  render: (args) => (
    <Grid least="lg">
      <Card padding="lg">
        <CreditMeter
          {...args}
          compulsory={{ got: 0, target: 0 }}
          elective={{ got: 2.5, target: 0 }}
          standing={undefined}
        />
      </Card>
      <Card padding="lg">
        <CreditMeter
          {...args}
          compulsory={{ got: 12_345.25, target: 99_999.5 }}
          elective={{ got: 0.1 + 0.2, target: 1, cap: 100_000 }}
          deadlineTime={new Date(2030, 11, 31).getTime()}
        />
      </Card>
      <Narrow width={180}>
        <CreditMeter {...args} />
      </Narrow>
      <Narrow width={180}>
        <CreditMeter {...args} layout="bars" />
      </Narrow>
    </Grid>
  ),
};

export const Tenants: Story = { decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

export const SaysWhatIsMissing: Story = {
  args: { compulsory: { got: 18.5, target: 30 }, elective: { got: 20, target: 20, cap: 20 } },
  play: async ({ canvas, step }) => {
    await step('each kind is a progress bar named by both figures', async () => {
      await expect(canvas.getByRole('progressbar', { name: '必修学分：已得 18.5，要求 30' })).toHaveAttribute(
        'value',
        '62',
      );
      await expect(canvas.getByRole('progressbar', { name: '选修学分：已得 20，要求 20' })).toHaveAttribute(
        'value',
        '100',
      );
    });
    await step('words say what the colour says', async () => {
      await expect(canvas.getByText('还差 11.5 学分')).toBeVisible();
      await expect(canvas.getByText('已达标')).toBeVisible();
      await expect(canvas.getByText('已到 20 学分上限，再得不计')).toBeVisible();
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <Narrow width={300}>
      <Card padding="lg">
        <Stack gap={4}>
          <Heading level={2} size={16}>
            早上好，林小满
          </Heading>
          <CreditMeter {...args} layout="compact" />
        </Stack>
      </Card>
    </Narrow>
  ),
};
