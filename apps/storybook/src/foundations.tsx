import { vars } from '@stoa/theme/tokens';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Applies the theme to a page about colours, type or space, also inside Storybook's own white documentation.
 */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      lang="en"
      style={{
        display: 'grid',
        gap: vars.space.x6,
        padding: vars.space.x5,
        borderRadius: vars.radius.card,
        background: vars.surface.page,
        color: vars.ink.base,
        font: `${vars.weight.regular} ${vars.text.s14}/${vars.leading.base} ${vars.font.sans}`,
      }}
    >
      {children}
    </div>
  );
}

/** A table of tokens with a caption, which screen readers read too. */
export function TokenTable({
  caption,
  columns,
  children,
}: {
  caption: string;
  columns: readonly string[];
  children: ReactNode;
}) {
  return (
    <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>
      <caption style={{ ...cell, fontSize: vars.text.s18, fontWeight: vars.weight.strong }}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ ...cell, color: vars.ink.muted, whiteSpace: 'nowrap' }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export const cell: CSSProperties = {
  padding: `${vars.space.x1} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.line.soft}`,
  textAlign: 'start',
  verticalAlign: 'middle',
};

export const code: CSSProperties = { fontFamily: vars.font.mono, fontSize: vars.text.s13 };

/** Name of a variable: `vars.text.s14` → `--stoa-text-s14`. */
export const nameIn = (reference: string): string => reference.slice('var('.length, -1);

/** A ref for an element, and the current computed value of one of its properties. */
export function useComputed(property: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setValue(getComputedStyle(element).getPropertyValue(property)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [property]);
  return { ref, value };
}
