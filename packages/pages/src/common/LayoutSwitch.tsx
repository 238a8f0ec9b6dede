import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { LayoutGrid, Rows3 } from 'lucide-react';

export interface LayoutSwitchProps<Lines extends string> {
  label: string;
  /** The value and the name of the layout with one entry in a line. */
  lines: { value: Lines; label: string };
  /** The name of the layout with cards. */
  cards: string;
  value: NoInfer<Lines> | 'card';
  onValueChange: (value: NoInfer<Lines> | 'card') => void;
  className?: string;
}

/** Chooses whether a list shows cards or lines. */
export function LayoutSwitch<Lines extends string>({ lines, cards, ...rest }: LayoutSwitchProps<Lines>) {
  return (
    <SegmentedControl
      {...rest}
      iconsOnly
      items={[
        { value: 'card', label: cards, glyph: LayoutGrid },
        { ...lines, glyph: Rows3 },
      ]}
    />
  );
}
