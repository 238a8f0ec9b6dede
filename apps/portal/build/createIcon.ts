import { createElement, type ComponentProps } from 'react';

type Attributes = Readonly<Record<string, string>>;

export interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Attributes])[];
}

export interface IconProps extends ComponentProps<'svg'> {
  size?: number | string;
}

const speaks = (props: object): boolean =>
  Object.entries(props).some(([name, value]) => /^(aria-|role$|title$)/.test(name) && value != null);

/** Stands for lucide's maker of icons in the browser's build, see `leanIcons.ts`: the same drawing, no classes. */
export default function createIcon({ node }: IconData) {
  return function Glyph({ size = 24, color = 'currentColor', children, ...rest }: IconProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': children || speaks(rest) ? undefined : true,
      ...rest,
    } as const;
    return createElement('svg', attributes, ...node.map((line) => createElement(...line)), children);
  };
}
