import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColors, largeText, Narrow, rightToLeft, tenantsFrame, texts } from '../test/stories.tsx';
import { RichText } from './RichText.tsx';

const html = `<h2>带人不靠天分</h2><p>靠<b>每天的小动作</b>。这门课来自十二位店长的真实做法，混排 English words 与 2026 年的数字，也有<a href="https://example.com/">外部链接</a>和<a href="/course/all">站内链接</a>。</p>
<h3>三个工具</h3><ul><li>看懂排班与人效</li><li>开好一次三十分钟的<i>一对一</i></li></ul><ol><li>听完</li><li>复述</li></ol>
<blockquote>先听完，再回应。</blockquote><p>记下来：<code>=SUM(B2:B9)</code></p>
<table><caption>一周安排</caption><tr><th scope="col">星期</th><th scope="col">做什么</th></tr><tr><td>一</td><td>排班</td></tr><tr><td>三</td><td>一对一</td></tr></table>`;

const meta = { title: 'Typography/RichText', component: RichText, args: { html } } satisfies Meta<
  typeof RichText
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Variants: Story = {};

export const States: Story = {
  render: () => (
    <>
      <RichText html="" />
      <RichText html="<p>只有一段。</p>" />
    </>
  ),
};

export const Content: Story = {
  render: () => (
    <Narrow width={320}>
      <RichText html={`<h2>${texts.long}</h2><p>${texts.unbreakable}</p><p>${texts.one}</p>`} />
      <RichText html={`<table><tr>${`<td>${texts.unbreakable}</td>`.repeat(4)}</tr></table>`} />
      <RichText html="" />
    </Narrow>
  ),
};

export const Tenants: Story = { ...Playground, decorators: [tenantsFrame] };
export const Direction: Story = { ...Playground, ...rightToLeft };
export const LargeText: Story = { ...Playground, ...largeText };
export const ForcedColors: Story = { ...Playground, ...forcedColors };

export const Hostile: Story = {
  args: {
    html: '<p>安全</p><img src=x onerror="alert(1)"><a href="javascript:alert(1)">点我</a><script>alert(1)</script>',
  },
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(canvas.getByText('安全')).toBeVisible());
    await step('words stay, what could run is gone', async () => {
      await expect(canvasElement.querySelector('script, [onerror], a[href]')).toBeNull();
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

const noted = String.raw`<p>样本标准差 $s=\sqrt{\frac{1}{n-1}\sum_{i=1}^{n}(x_i-\bar{x})^2}$ 用来估计总体的波动；单价 $5 and $6 不是公式。</p>
<p>$$\text{毛利率}=\frac{\text{售价}-\text{成本}}{\text{售价}}\times 100\%$$</p>
<p>下面的查询返回几行？</p><pre><code class="language-sql">SELECT shop, COUNT(*) AS n -- 每店人数
FROM staff WHERE grade >= 3 AND city = '上海'
GROUP BY shop HAVING COUNT(*) > 5;</code></pre>
<pre><code class="language-python">def margin(price: float, cost: float) -> float:
    """毛利率"""
    return (price - cost) / price if price else 0.0</code></pre>`;

export const Notation: Story = {
  args: { html: noted, notation: true },
  play: async ({ canvasElement, step }) => {
    await step('formulae are drawn and code has colours', async () => {
      await waitFor(() => expect(canvasElement.querySelectorAll('math')).toHaveLength(2));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-token="keyword"]')).toHaveTextContent('SELECT'),
      );
    });
    await step('money stays money', () => expect(canvasElement).toHaveTextContent('单价 $5 and $6 不是公式'));
  },
};

/** Waits until code has its colours, because the keyboard must reach what is wider than its box. */
const coloured: Story['play'] = async ({ canvasElement }) => {
  const blocks = () => [...canvasElement.querySelectorAll('pre')];
  await waitFor(() => expect(blocks()).not.toHaveLength(0));
  await waitFor(() =>
    expect(blocks().filter((block) => block.querySelector('[data-token]') === null)).toHaveLength(0),
  );
  // The keyboard reaches what is wider than its box one frame later, when the browser has measured it.
  await waitFor(() =>
    expect(
      blocks().filter((block) => block.scrollWidth > block.clientWidth !== (block.tabIndex === 0)),
    ).toHaveLength(0),
  );
};

export const NotationForTenants: Story = {
  args: { html: noted, notation: true },
  decorators: [tenantsFrame],
  play: coloured,
};

export const NotationNarrow: Story = {
  args: { html: noted, notation: true },
  play: coloured,
  render: (args) => (
    <Narrow width={272}>
      <RichText {...args} />
    </Narrow>
  ),
};

export const InContext: Story = {
  render: (args) => (
    <article style={{ maxInlineSize: 720 }}>
      <h1>店长领导力</h1>
      <RichText {...args} />
    </article>
  ),
};
