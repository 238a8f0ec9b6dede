import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  forcedColors,
  inEnglish,
  largeText,
  Narrow,
  rightToLeft,
  Rows,
  tenantsFrame,
  texts,
} from '../test/stories.tsx';
import { FormulaText } from './FormulaText.tsx';

const meta = {
  title: 'Typography/FormulaText',
  component: FormulaText,
  args: { text: String.raw`若 $x^2-4x+3=0$，则 $x_1+x_2$ 等于多少？` },
} satisfies Meta<typeof FormulaText>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = String.raw`$$S_n=a_1+a_1q+a_1q^2+a_1q^3+a_1q^4+a_1q^5+\dots+a_1q^{n-1}=\frac{a_1(1-q^n)}{1-q}$$`;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2));
    await expect(canvasElement).not.toHaveTextContent('$');
  },
};

export const Variants: Story = {
  render: () => (
    <Rows>
      <FormulaText text={String.raw`毛利率 $\frac{p-c}{p}\times 100\%$，其中 $p$ 是售价`} />
      <FormulaText text={String.raw`标准差：$$\sigma=\sqrt{\frac{1}{n}\sum_{i=1}^{n}(x_i-\bar{x})^2}$$`} />
      <FormulaText
        text={String.raw`$$\begin{cases}2x+y=7\\x-y=2\end{cases}\qquad\begin{pmatrix}1&0\\0&1\end{pmatrix}$$`}
      />
    </Rows>
  ),
};

export const States: Story = {
  render: () => (
    <Rows>
      <FormulaText text="没有公式" />
      <FormulaText text="$5 and $6" />
      <FormulaText text={String.raw`写错的公式：$\frac{1}{$`} />
    </Rows>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={320}>
      <Rows>
        <FormulaText text={`${texts.long}$x$`} />
        <FormulaText text={texts.unbreakable} />
        <FormulaText text={long} />
      </Rows>
    </Narrow>
  ),
};

export const Tenants: Story = { ...Variants, decorators: [tenantsFrame] };
export const Direction: Story = { ...Variants, ...rightToLeft };
export const LargeText: Story = { ...Variants, ...largeText };
export const ForcedColors: Story = { ...Variants, ...forcedColors };
export const English: Story = { args: { text: 'Which $x$ solves $x^2=4$?' }, ...inEnglish };

export const Keyboard: Story = {
  render: () => (
    <Narrow width={320}>
      <FormulaText text={long} />
    </Narrow>
  ),
  play: async ({ canvasElement, userEvent, step }) => {
    await step('the keyboard reaches a formula that is wider than its place', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-part="formula"][tabindex="0"]')).not.toBeNull(),
      );
      await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute('data-part', 'formula');
    });
  },
};

export const InContext: Story = {
  render: (args) => (
    <label style={{ display: 'flex', gap: 8 }}>
      <input type="radio" /> <FormulaText {...args} />
    </label>
  ),
};
