import { tenantThemes } from '@stoa/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { adversaries, largeText, otherTenant, rightToLeft, Row, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { scopeAppearances } from './scopeSheet.ts';
import { ThemeScope } from './ThemeScope.tsx';

const preview = (
  <div style={{ padding: 16 }}>
    <Card>
      <Stack gap={3}>
        <Heading level={2} size={16}>
          店长领导力
        </Heading>
        <Text tone="muted" size={13}>
          已学 46%，还剩 2 天
        </Text>
        <ProgressBar value={46} label="学习进度" />
        <Button>继续学习</Button>
      </Stack>
    </Card>
  </div>
);

const meta = {
  title: 'Foundations/ThemeScope',
  component: ThemeScope,
  args: { theme: tenantThemes('#17a673'), appearance: 'light', children: preview },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}>
      {adversaries.flatMap((color) =>
        scopeAppearances
          .filter((appearance) => appearance !== 'system')
          .map((appearance) => (
            <ThemeScope key={`${color} ${appearance}`} theme={tenantThemes(color)} appearance={appearance}>
              {preview}
            </ThemeScope>
          )),
      )}
    </div>
  ),
};

const colorOf = (element: Element) => getComputedStyle(element).getPropertyValue('--stoa-brand-exact');
const colors = { '#17a673': '青绿', '#1677ff': '湖蓝', '#f5722d': '暖橙' };

function Studio() {
  const [color, setColor] = useState('#17a673');
  return (
    <Stack gap={4}>
      <Row>
        <SegmentedControl
          label="品牌色"
          items={Object.entries(colors).map(([value, label]) => ({ value, label }))}
          value={color}
          onValueChange={setColor}
        />
      </Row>
      <ThemeScope theme={tenantThemes(color)} appearance="light" data-testid="scope">
        {preview}
      </ThemeScope>
    </Stack>
  );
}

export const States: Story = { args: { appearance: 'dark' } };

export const Content: Story = { args: { children: texts.long } };

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...largeText };

export const ChangesWithoutThePage: Story = {
  render: () => <Studio />,
  play: async ({ canvas, userEvent }) => {
    const page = colorOf(document.documentElement);
    await userEvent.click(canvas.getByRole('radio', { name: '湖蓝' }));
    await expect(colorOf(canvas.getByTestId('scope'))).toBe('#1677ff');
    await expect(colorOf(document.documentElement)).toBe(page);
  },
};

export const InContext: Story = { render: () => <Studio /> };
