import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@stoa/theme/tokens';
import type { CSSProperties } from 'react';
import { Sheet, TokenTable, cell, code, nameIn, useComputed } from './foundations.tsx';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Row({ token, property, style }: { token: string; property: string; style: CSSProperties }) {
  const { ref, value } = useComputed(property);
  return (
    <tr>
      <th scope="row" style={{ ...cell, ...code }}>
        {nameIn(token)}
      </th>
      <td style={cell}>
        {value}
        <div ref={ref} aria-hidden="true" style={style} />
      </td>
    </tr>
  );
}

const columns = ['Token', 'Now'];
const box = { inlineSize: vars.space.x16, blockSize: vars.space.x10 };

/** Spacings, radii and heights with their values in this browser. */
export const Scale: Story = {
  render: () => (
    <Sheet>
      <TokenTable caption="Distances" columns={columns}>
        {Object.values(vars.space).map((space) => (
          <Row
            key={space}
            token={space}
            property="inline-size"
            style={{ inlineSize: space, blockSize: vars.space.x3, background: vars.accent.indicator }}
          />
        ))}
      </TokenTable>
      <TokenTable caption="Corners" columns={columns}>
        {Object.values(vars.radius).map((radius) => (
          <Row
            key={radius}
            token={radius}
            property="border-start-start-radius"
            style={{ ...box, borderRadius: radius, border: `1px solid ${vars.line.strong}` }}
          />
        ))}
      </TokenTable>
      <TokenTable caption="Heights" columns={columns}>
        {Object.values(vars.size).map((size) => (
          <Row
            key={size}
            token={size}
            property="block-size"
            style={{ inlineSize: vars.space.x16, blockSize: size, background: vars.accent.tint3 }}
          />
        ))}
      </TokenTable>
    </Sheet>
  ),
};
