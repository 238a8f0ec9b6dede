import { createElement, type ComponentProps, type ReactElement } from 'react';

/** One shape of an icon: the name of its SVG element and the attributes of it. */
type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/**
 * Makes the component of an icon. The build puts it in the place of the maker of lucide-react, whose classes,
 * names and contexts nothing in the portal uses.
 */
export function plainIcon(shapes: readonly Shape[]): (props: ComponentProps<'svg'>) => ReactElement {
  return (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...shapes.map(([element, attributes]) => createElement(element, attributes)),
    );
}
