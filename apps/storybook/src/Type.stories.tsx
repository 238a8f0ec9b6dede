import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@stoa/theme/tokens';
import { Sheet, TokenTable, cell, code, nameIn, useComputed } from './foundations.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sample = '每天进步一点点 Learn 01:36:15';

function Step({ size }: { size: string }) {
  const { ref, value } = useComputed('font-size');
  return (
    <tr>
      <th scope="row" style={{ ...cell, ...code }}>
        {nameIn(size)}
      </th>
      <td style={cell}>{value && `${Number.parseFloat(value).toFixed(1)} px`}</td>
      <td style={cell}>
        <div ref={ref} lang="zh-CN" style={{ fontSize: size, lineHeight: vars.leading.tight }}>
          {sample}
        </div>
      </td>
    </tr>
  );
}

/** Every text size with its value in this browser; it changes with the toolbar's text size. */
export const Scale: Story = {
  render: () => (
    <Sheet>
      <TokenTable caption="Sizes" columns={['Token', 'Now', 'Sample']}>
        {Object.values(vars.text).map((size) => (
          <Step key={size} size={size} />
        ))}
      </TokenTable>
      <TokenTable caption="Weights and lines" columns={['Token', 'Sample']}>
        {Object.values(vars.weight).map((weight) => (
          <tr key={weight}>
            <th scope="row" style={{ ...cell, ...code }}>
              {nameIn(weight)}
            </th>
            <td lang="zh-CN" style={{ ...cell, fontWeight: weight }}>
              {sample}
            </td>
          </tr>
        ))}
        {Object.values(vars.leading).map((leading) => (
          <tr key={leading}>
            <th scope="row" style={{ ...cell, ...code }}>
              {nameIn(leading)}
            </th>
            <td lang="zh-CN" style={{ ...cell, lineHeight: leading }}>
              {sample}
              <br />
              {sample}
            </td>
          </tr>
        ))}
      </TokenTable>
    </Sheet>
  ),
};
