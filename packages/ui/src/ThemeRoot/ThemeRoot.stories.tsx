import { tenantTheme } from '@stoa/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { en } from '../locales/en.ts';
import { zhCN } from '../locales/zh-CN.ts';
import { otherTenant, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeRoot } from './ThemeRoot.tsx';

const meta = {
  title: 'Foundations/ThemeRoot',
  component: ThemeRoot,
  args: { appearance: 'light', children: <Button>开始学习</Button> },
} satisfies Meta<typeof ThemeRoot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Settings() {
  const [large, setLarge] = useState(false);
  return (
    <ThemeRoot
      appearance="light"
      fontSize={large ? 4 : 2}
      density={large ? 'compact' : 'comfortable'}
      motion={large ? 'reduced' : 'system'}
      locale={large ? 'en' : 'zh-CN'}
      labels={large ? en : zhCN}
    >
      <Button onClick={() => setLarge(!large)}>设置</Button>
    </ThemeRoot>
  );
}

export const Variants: Story = { args: { density: 'compact' } };

export const States: Story = { args: { motion: 'reduced' } };

export const Content: Story = { args: { children: <Text>{texts.long}</Text> } };

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { args: { dir: 'rtl' } };

export const LargeText: Story = { args: { fontSize: 4 } };

export const ChoicesReachTheWholePage: Story = {
  render: () => <Settings />,
  play: async ({ canvas, userEvent }) => {
    const { documentElement: root } = document;
    await userEvent.click(canvas.getByRole('button', { name: '设置' }));
    await expect(root).toHaveAttribute('data-stoa-font-size', '4');
    await expect(root).toHaveAttribute('data-stoa-density', 'compact');
    await expect(root).toHaveAttribute('data-stoa-motion', 'reduced');
    await expect(root).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: '设置' }));
    await expect(root).toHaveAttribute('lang', 'zh-CN');
  },
};

export const InContext: Story = {
  args: {
    theme: {
      light: tenantTheme('#17a673', { appearance: 'light' }),
      dark: tenantTheme('#17a673', { appearance: 'dark' }),
    },
  },
};
