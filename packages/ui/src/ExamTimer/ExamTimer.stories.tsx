import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import {
  forcedColors,
  inEnglish,
  largeText,
  rightToLeft,
  Row,
  Rows,
  tenantsFrame,
} from '../test/stories.tsx';
import { ExamTimer, type ExamTimerProps } from './ExamTimer.tsx';

const onTimeUp = fn();
const meta = {
  title: 'Learning/ExamTimer',
  component: ExamTimer,
  args: { secondsLeft: 1390, totalSeconds: 3600, onTimeUp },
} satisfies Meta<typeof ExamTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const all = [5025, 1390, 482, 42, 0];

export const Variants: Story = {
  render: () => (
    <Rows>
      {all.map((secondsLeft) => (
        <ExamTimer key={secondsLeft} secondsLeft={secondsLeft} totalSeconds={5400} />
      ))}
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <ExamTimer secondsLeft={1390} />
      <ExamTimer secondsLeft={1390} totalSeconds={3600} hideable />
      <ExamTimer secondsLeft={290} totalSeconds={1200} soonAt={300} hideable />
    </Rows>
  ),
};

/** No time left, one second, and more than a day. */
export const Content: Story = {
  render: () => (
    <Rows>
      {[0, 1, 100_000].map((secondsLeft) => (
        <ExamTimer key={secondsLeft} secondsLeft={secondsLeft} totalSeconds={100_000} />
      ))}
    </Rows>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const ReducedMotion: Story = { ...Variants };
export const English: Story = { ...Variants, ...inEnglish };

/** A parent that sets the time by a row of buttons. */
function Clock({ at, ...props }: ExamTimerProps & { at: readonly number[] }) {
  const [secondsLeft, setSecondsLeft] = useState(props.secondsLeft);
  return (
    <Rows>
      <ExamTimer {...props} secondsLeft={secondsLeft} />
      <Row>
        {at.map((seconds) => (
          <Button key={seconds} size="sm" variant="outline" onClick={() => setSecondsLeft(seconds)}>
            {seconds}
          </Button>
        ))}
      </Row>
      <LiveRegion />
    </Rows>
  );
}

export const SpeaksAtMilestones: Story = {
  args: { secondsLeft: 602 },
  render: (args) => <Clock {...args} at={[601, 600, 599, 250, 42, 0]} />,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const page = within(canvasElement);
    const set = (seconds: number) => userEvent.click(canvas.getByRole('button', { name: String(seconds) }));
    const polite = () => page.getByRole('status').textContent.trim();
    await step('a second that is no milestone is not spoken', async () => {
      const before = polite();
      await set(601);
      await expect(polite()).toBe(before);
    });
    await step('ten minutes are, and the words change with the sign', async () => {
      await set(600);
      await expect(polite()).toBe('考试时间还剩 10 分钟');
      await expect(canvas.getByText('时间不多了')).toBeVisible();
    });
    await step('a tab that slept through five minutes says what is really left', async () => {
      await set(250);
      await expect(polite()).toBe('考试时间还剩 4 分钟 10 秒');
    });
    await step('the last minute interrupts', async () => {
      await set(42);
      await expect(page.getByRole('alert')).toHaveTextContent('考试时间还剩 42 秒');
    });
    await step('the end is told once', async () => {
      onTimeUp.mockClear();
      await set(0);
      await expect(page.getByRole('alert')).toHaveTextContent('考试时间到');
      await set(42);
      await set(0);
      await expect(onTimeUp).toHaveBeenCalledOnce();
    });
  },
};

/** A page that announces the minutes and the end itself is not spoken over. */
export const Silent: Story = {
  args: { secondsLeft: 61, announceAt: [] },
  render: (args) => <Clock {...args} at={[60, 0]} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    onTimeUp.mockClear();
    const spoken = within(canvasElement).getByRole('alert');
    const before = spoken.textContent;
    await userEvent.click(canvas.getByRole('button', { name: '60' }));
    await userEvent.click(canvas.getByRole('button', { name: '0' }));
    await expect(onTimeUp).toHaveBeenCalledOnce();
    await expect(spoken.textContent).toBe(before);
  },
};

export const HiddenUntilLittleIsLeft: Story = {
  args: { hideable: true, secondsLeft: 900 },
  render: (args) => <Clock {...args} at={[800, 599]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '隐藏剩余时间' }));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: '显示剩余时间' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '599' }));
    await expect(canvas.getByRole('timer')).toHaveTextContent('09:59');
  },
};

export const InContext: Story = {
  render: () => (
    <Row>
      <ExamTimer secondsLeft={482} totalSeconds={3600} />
      <Button>交卷</Button>
    </Row>
  ),
};
