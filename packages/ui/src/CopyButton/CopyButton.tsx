import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { copyText } from './copyText.ts';

type Outcome = 'idle' | 'copied' | 'failed';

export interface CopyButtonProps extends Omit<
  ButtonProps,
  'value' | 'children' | 'iconStart' | 'iconEnd' | 'asChild' | 'onCopy' | 'onClick'
> {
  /** Text that is copied to the clipboard. */
  value: string;
  /** Name of the button, such as “copy invitation code”. Default: “copy” in the person's language. */
  label?: string;
  /** Shows only the icon; the label stays the accessible name. */
  iconOnly?: boolean;
  /** Called after the attempt, with false when the browser refused. */
  onCopy?: (copied: boolean) => void;
}

const glyphs = { idle: Copy, copied: Check, failed: TriangleAlert } as const;

/** Copies a code, a number or a link, and shows a message whether it worked. */
export function CopyButton({
  value,
  label,
  iconOnly = false,
  variant = iconOnly ? 'ghost' : 'outline',
  onCopy,
  ...rest
}: CopyButtonProps) {
  const labels = useLabels('copyButton');
  const [outcome, setOutcome] = useState<Outcome>('idle');

  useEffect(() => {
    if (outcome === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), 3000);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const copied = await copyText(value);
    setOutcome(copied ? 'copied' : 'failed');
    announce(copied ? labels.copied : labels.failed, copied ? 'polite' : 'assertive');
    onCopy?.(copied);
  };

  const words = outcome === 'idle' ? (label ?? labels.copy) : labels[outcome];
  const shared = {
    ...rest,
    variant,
    'data-component': 'CopyButton',
    'data-state': outcome,
    onClick: () => void copy(),
  };
  return iconOnly ? (
    <IconButton {...shared} glyph={glyphs[outcome]} label={words} />
  ) : (
    <Button {...shared} iconStart={<Icon glyph={glyphs[outcome]} />}>
      {words}
    </Button>
  );
}
