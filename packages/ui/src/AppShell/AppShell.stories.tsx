import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../Container/Container.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { largeText, otherTenant, rightToLeft, texts } from '../test/stories.tsx';
import { Text } from '../Text/Text.tsx';
import { TopNav, TopNavLink } from '../TopNav/TopNav.tsx';
import { AppShell } from './AppShell.tsx';
import { AppShellHeader } from './AppShellHeader.tsx';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Container>
        <TopNav brand="晨曦零售">
          <TopNavLink href="#home" current>
            首页
          </TopNavLink>
          <TopNavLink href="#course">课程</TopNavLink>
        </TopNav>
      </Container>
    ),
    footer: <Container>晨曦零售学习平台 · 服务热线 400-000-0000</Container>,
    children: (
      <Container>
        <Heading level={1}>每天进步一点点</Heading>
        <Text>12 门课程、4 次实操、1 位带教导师，按你的节奏完成。</Text>
      </Container>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = { args: { variant: 'slim' } };

export const States: Story = { args: { hideHeader: true, hideFooter: true } };

export const Content: Story = {
  args: {
    children: (
      <Container>
        <Heading level={1}>{texts.long}</Heading>
        <Text>{texts.unbreakable}</Text>
      </Container>
    ),
    footer: <Container>{texts.long}</Container>,
  },
};

export const Tenants: Story = { ...otherTenant };

export const Direction: Story = { ...rightToLeft };

export const LargeText: Story = { ...Variants, ...largeText };

export const SkipLinkComesFirst: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the first Tab finds it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: '跳到主要内容' })).toHaveFocus();
    });
    await step('Enter leads past the header without changing the address', async () => {
      const { href } = window.location;
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
      await expect(window.location.href).toBe(href);
    });
  },
};

export const Slim: Story = { args: { variant: 'slim', hideFooter: true } };

export const BarOfTheScreen: Story = {
  args: {
    variant: 'slim',
    header: undefined,
    hideFooter: true,
    children: (
      <>
        <AppShellHeader>
          <Container>一对一沟通</Container>
        </AppShellHeader>
        <Container>
          <Heading level={1}>先听完，再回应</Heading>
        </Container>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('一对一沟通');
    await expect(canvas.getByRole('main')).not.toHaveTextContent('一对一沟通');
  },
};

export const InContext: Story = {};
