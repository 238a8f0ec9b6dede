import { SignMethod, SignResult } from '@stoa/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { SignInPanel, type SignInPanelProps, type SignInRecord } from './SignInPanel.tsx';
import type { SignAttempt } from './parts/SignMethods.tsx';

const minute = 60_000;
const start = new Date(2026, 10, 21, 9, 0).getTime();

const base: SignInPanelProps = {
  methods: [SignMethod.Qr, SignMethod.Location],
  openTime: start - 30 * minute,
  lateTime: start + 10 * minute,
  closeTime: start + 30 * minute,
  now: start - 12 * minute,
  radius: 200,
  onSign: fn(),
  onLocate: fn(),
};
const late = { now: start + 18 * minute };
const leaving: SignInPanelProps = {
  ...base,
  direction: 'out',
  openTime: start + 440 * minute,
  lateTime: undefined,
  closeTime: start + 540 * minute,
  sessionEndTime: start + 480 * minute,
  now: start + 485 * minute,
  methods: [SignMethod.Button],
};
const records: readonly SignInRecord[] = [
  { result: SignResult.OnTime, time: start - 8 * minute, method: SignMethod.Qr },
  { result: SignResult.Late, time: start + 18 * minute, method: SignMethod.Location },
  { result: SignResult.EarlyLeave, time: start + 460 * minute, method: SignMethod.Button },
  { result: SignResult.Absent },
  { result: SignResult.Excused, correctedBy: '苏映雪' },
];

const meta = { title: 'Learning/SignInPanel', component: SignInPanel, args: base } satisfies Meta<
  typeof SignInPanel
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { decorators: [(Story) => <Narrow width={420}>{Story()}</Narrow>] };

/** One story for each way to sign in. */
export const Variants: Story = {
  render: () => (
    <Grid least="lg">
      {Object.values(SignMethod).map((method) => (
        <SignInPanel key={method} {...base} methods={[method]} />
      ))}
      <SignInPanel {...base} methods={Object.values(SignMethod)} />
      <SignInPanel {...leaving} />
    </Grid>
  ),
};

export const States: Story = {
  render: () => (
    <Grid least="lg">
      <SignInPanel {...base} now={start - 95 * minute} />
      <SignInPanel {...base} now={start - 3 * 1440 * minute} />
      <SignInPanel {...base} {...late} methods={[SignMethod.Code]} defaultCode="4077" />
      <SignInPanel
        {...base}
        methods={[SignMethod.Code]}
        defaultCode="407712"
        error="签到码错误或已失效，请看大屏上的新数字。"
      />
      <SignInPanel {...base} methods={[SignMethod.Code]} defaultCode="407712" signing />
      <SignInPanel {...leaving} now={start + 450 * minute} />
      {records.map((record) => (
        <SignInPanel
          key={record.result}
          {...(record.result === SignResult.EarlyLeave ? leaving : base)}
          record={record}
        />
      ))}
      <SignInPanel {...base} now={start + 60 * minute} />
    </Grid>
  ),
};

/** All results of looking for the position. */
export const Locations: Story = {
  render: () => (
    <Grid least="lg">
      {(
        [
          { state: 'idle' },
          { state: 'locating' },
          { state: 'located', distance: 35.4, accuracy: 12 },
          { state: 'located', distance: 860, accuracy: 30 },
          { state: 'refused' },
          { state: 'unavailable' },
        ] as const
      ).map((location, at) => (
        <SignInPanel
          key={at}
          {...base}
          methods={
            location.state === 'refused' ? [SignMethod.Location, SignMethod.Code] : [SignMethod.Location]
          }
          location={location}
        />
      ))}
    </Grid>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={320}>
      <SignInPanel {...base} methods={Object.values(SignMethod)} error={texts.long} />
      <SignInPanel {...base} methods={[SignMethod.Code]} error={texts.unbreakable} />
      <SignInPanel
        {...base}
        methods={[SignMethod.Location]}
        location={{ state: 'located', distance: 12_345_678, accuracy: 5000 }}
      />
      <SignInPanel {...base} record={{ result: SignResult.Excused, correctedBy: texts.long }} />
    </Narrow>
  ),
};

export const Tenants: Story = {
  decorators: [tenantsFrame],
  render: () => (
    <Grid>
      <SignInPanel {...base} />
      {records.map((record) => (
        <SignInPanel key={record.result} {...base} record={record} />
      ))}
    </Grid>
  ),
};
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...States, ...forcedColors };
export const English: Story = { ...Variants, ...inEnglish };

const sign = fn((_attempt: SignAttempt) => {});

function Signable(props: Partial<SignInPanelProps>) {
  const [record, setRecord] = useState<SignInRecord>();
  return (
    <SignInPanel
      {...base}
      methods={[SignMethod.Qr, SignMethod.Code]}
      {...props}
      record={record}
      onSign={(attempt) => {
        sign(attempt);
        setRecord({ result: SignResult.OnTime, time: base.now, method: attempt.method });
      }}
    />
  );
}

export const SignsByKeyboard: Story = {
  render: () => <Signable />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrows change the way, Tab reaches the code', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: '扫码' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: '签到码' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: '签到码' })).toHaveFocus();
    });
    await step('too few digits say so and send nothing', async () => {
      await userEvent.keyboard('4077{Enter}');
      await expect(canvas.getByText('请输入完整的 6 位数字')).toBeVisible();
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await expect(sign).not.toHaveBeenCalled();
    });
    await step('the whole code signs in, and focus stands on the result', async () => {
      await userEvent.keyboard('12{Enter}');
      await expect(sign).toHaveBeenCalledWith({ method: SignMethod.Code, code: '407712' });
      await expect(canvas.getByText('签到成功').closest('[tabindex]')).toHaveFocus();
    });
  },
};

export const SignsByPlace: Story = {
  args: {
    methods: [SignMethod.Location],
    location: { state: 'located', distance: 35, accuracy: 12 },
    onSign: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/已在签到范围内/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '签到' }));
    await expect(args.onSign).toHaveBeenCalledWith({ method: SignMethod.Location });
  },
};

export const TooFarAway: Story = {
  args: {
    methods: [SignMethod.Location],
    location: { state: 'located', distance: 860, accuracy: 30 },
    onLocate: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '签到' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '重新定位' }));
    await expect(args.onLocate).toHaveBeenCalledOnce();
  },
};

export const InContext: Story = {
  render: () => (
    <Stack gap={4}>
      <div>
        <Heading level={2}>店长特训营 · 第二天</Heading>
        <Text tone="muted">11 月 21 日 9:00–17:00，华东培训中心 3 楼 301</Text>
      </div>
      <Grid least="lg">
        <SignInPanel {...base} record={records[0]} />
        <SignInPanel {...leaving} now={start + 200 * minute} />
      </Grid>
    </Stack>
  ),
};
