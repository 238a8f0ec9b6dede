import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ContrastPair, type Theme, colorNames, contrastPairs, tenantTheme } from '@stoa/theme';
import { vars } from '@stoa/theme/tokens';
import { Environment } from './environment.ts';
import { Sheet, TokenTable, cell, code } from './foundations.tsx';

const meta = { title: 'Foundations/Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function themeOf(globals: Record<string, unknown>): Theme {
  const { color, appearance } = Environment.from(globals);
  const dark =
    appearance === 'dark' || (appearance === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return tenantTheme(color, { appearance: dark ? 'dark' : 'light' });
}

/** WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, { foreground, background }: ContrastPair): number {
  const [low = 0, high = 0] = [theme[foreground], theme[background]]
    .map((hex) => luminance(hex ?? ''))
    .toSorted((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}

/** Group of a token: `--stoa-accent-text` → `accent`. */
const groupOf = (name: string) => name.split('-')[3] ?? '';
const groups = [...new Set(colorNames.map(groupOf))];

function Swatches({ theme }: { theme: Theme }) {
  return (
    <Sheet>
      {groups.map((group) => (
        <section key={group}>
          <h2 style={{ fontSize: vars.text.s18, marginBlockEnd: vars.space.x2 }}>{group}</h2>
          <ul
            style={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
              gap: vars.space.x2,
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {colorNames
              .filter((name) => groupOf(name) === group)
              .map((name) => (
                <li key={name} style={{ display: 'flex', alignItems: 'center', gap: vars.space.x2 }}>
                  <span
                    aria-hidden="true"
                    style={{
                      flex: 'none',
                      inlineSize: vars.space.x8,
                      blockSize: vars.space.x8,
                      border: `1px solid ${vars.line.strong}`,
                      borderRadius: vars.radius.control,
                      background: `var(${name})`,
                    }}
                  />
                  <span style={code}>
                    {name}
                    <br />
                    {theme[name]}
                  </span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}

interface Held {
  readonly tightest: ContrastPair;
  readonly ratio: number;
  readonly backgrounds: number;
}

/** One line per foreground and purpose, with the background on which its contrast is lowest. */
function promises(theme: Theme): Held[] {
  const lines = new Map<string, Held>();
  for (const pair of contrastPairs) {
    const key = `${pair.foreground} ${pair.why}`;
    const ratio = contrast(theme, pair);
    const known = lines.get(key);
    const tightest = known && known.ratio <= ratio ? known : { tightest: pair, ratio };
    lines.set(key, { ...tightest, backgrounds: (known?.backgrounds ?? 0) + 1 });
  }
  return [...lines.values()];
}

function Pairs({ theme }: { theme: Theme }) {
  return (
    <Sheet>
      <TokenTable
        caption="Pairs that hold"
        columns={['Sample', 'Token', 'Hardest of', 'Contrast', 'At least', 'Where']}
      >
        {promises(theme).map(({ tightest, ratio, backgrounds }) => (
          <tr key={`${tightest.foreground} ${tightest.why}`}>
            <td style={{ ...cell, background: `var(${tightest.background})` }}>
              {tightest.minimum >= 4.5 ? (
                <span style={{ color: `var(${tightest.foreground})` }}>文字 Aa</span>
              ) : (
                <span
                  aria-hidden="true"
                  style={{
                    display: 'block',
                    inlineSize: vars.space.x10,
                    blockSize: vars.space.x2,
                    background: `var(${tightest.foreground})`,
                  }}
                />
              )}
            </td>
            <th scope="row" style={{ ...cell, ...code }}>
              {tightest.foreground}
            </th>
            <td style={{ ...cell, ...code }}>
              {tightest.background} ({backgrounds})
            </td>
            <td style={cell}>{ratio.toFixed(2)}</td>
            <td style={cell}>{tightest.minimum}</td>
            <td style={cell}>{tightest.why}</td>
          </tr>
        ))}
      </TokenTable>
    </Sheet>
  );
}

/** Every colour token with its value in the toolbar's colour and appearance. */
export const Tokens: Story = { render: (_, { globals }) => <Swatches theme={themeOf(globals)} /> };

/** Every contrast that the theme guarantees, with its present value. */
export const Contrast: Story = { render: (_, { globals }) => <Pairs theme={themeOf(globals)} /> };
