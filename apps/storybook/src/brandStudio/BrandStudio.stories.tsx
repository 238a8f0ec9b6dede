import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Environment } from '../environment.ts';
import { BrandStudio } from './BrandStudio.tsx';

const meta = {
  title: 'Stoa/Brand studio',
  component: BrandStudio,
  parameters: { layout: 'fullscreen' },
  // The studio is a page, not a component with a table of props.
  tags: ['!autodocs'],
  args: { locale: 'zh-CN' },
  render: (_args, { globals }) => (
    <main>
      <BrandStudio locale={Environment.from(globals).locale} />
    </main>
  ),
} satisfies Meta<typeof BrandStudio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Studio: Story = {};

export const English: Story = { globals: { locale: 'en' } };

const documentOf = (frame: HTMLElement) => {
  if (!(frame instanceof HTMLIFrameElement) || !frame.contentDocument) throw new Error('no preview there');
  return frame.contentDocument;
};

export const EveryFrameIsStyled: Story = {
  play: async ({ canvas, step }) => {
    const frames = canvas.getAllByTitle(/，(浅|深)色$/).map(documentOf);
    await step('each preview has the font of this page', async () => {
      const font = getComputedStyle(document.body).fontFamily;
      await expect(frames).toHaveLength(8);
      for (const { body } of frames)
        await waitFor(() => expect(getComputedStyle(body).fontFamily).toBe(font));
    });
    await step('a button has the fill of the brand', async () => {
      const [login] = frames;
      const button = await waitFor(() =>
        login?.querySelector('[data-component="Button"][data-tone="accent"]'),
      );
      if (!login || !button) throw new Error('no button on the login page');
      const sample = login.body.appendChild(login.createElement('i'));
      sample.style.background = 'var(--stoa-accent-fill)';
      const fill = getComputedStyle(sample).backgroundColor;
      sample.remove();
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(fill));
    });
    await step('no preview asks the host for a sheet', async () => {
      const asked = frames.flatMap((frame) =>
        frame.defaultView?.performance.getEntriesByType('resource').map(({ name }) => name),
      );
      await expect(asked.filter((name) => name?.endsWith('.css'))).toEqual([]);
    });
  },
};

export const AnyColour: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const color = canvas.getByRole('textbox', { name: '主色' });
    const [light] = canvas.getAllByTitle('登录页，浅色');
    const fill = () =>
      getComputedStyle(documentOf(light ?? color).documentElement)
        .getPropertyValue('--stoa-accent-fill')
        .trim();
    await step('a light colour keeps its own fill with dark words, and that is said', async () => {
      await userEvent.clear(color);
      await userEvent.type(color, '#ffcc00');
      // The list is rendered again with every letter typed.
      await waitFor(() => expect(canvas.getByText(/所以配深色字/)).toBeVisible());
      // The pages in the frames change a moment later, by effects of their own.
      await waitFor(() => expect(fill()).toBe('#ffcc00'));
    });
    await step('a colour that fails under white words is darkened, with figures', async () => {
      await userEvent.clear(color);
      await userEvent.type(color, '#00a0e9');
      await waitFor(() => expect(canvas.getByText(/加深后是 4\.\d\d:1/)).toBeVisible());
      await waitFor(() => expect(fill()).not.toMatch(/#ffcc00|#00a0e9/));
    });
    await step('what is no colour is refused beside the field, and the last look stays', async () => {
      const before = fill();
      await userEvent.clear(color);
      await userEvent.type(color, 'url(x)');
      await expect(await canvas.findByText('请写成 #f5722d 的样子')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '复制品牌文件' })).toBeDisabled();
      await expect(fill()).toBe(before);
    });
  },
};

export const TheSamePagesAsThePortal: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('name and slogan appear on the login page while typing', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: '企业名称' }));
      await userEvent.type(canvas.getByRole('textbox', { name: '企业名称' }), '青禾金服');
      const login = within(documentOf(canvas.getByTitle('登录页，深色')).body);
      await expect(await login.findAllByText('青禾金服')).not.toHaveLength(0);
    });
    await step('one page can be enlarged and used', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '放大：首页，浅色' }));
      await expect(canvas.getAllByTitle(/，(浅|深)色$/)).toHaveLength(1);
      await expect(canvas.getByTitle('首页，浅色')).not.toHaveAttribute('inert');
      await userEvent.click(canvas.getByRole('button', { name: '返回全部预览' }));
      await expect(canvas.getAllByTitle(/，(浅|深)色$/)).toHaveLength(8);
    });
  },
};
