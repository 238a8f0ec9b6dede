import { clsx } from 'clsx';
import { useEffect, type ComponentProps, type Ref, type RefObject } from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { usePlacement, usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { floating, sheet, still } from '../style/floating.css.ts';
import * as styles from './Popover.css.ts';

const firstControl =
  ':is(input:not([type="hidden"]), select, textarea, button):enabled, a[href], [tabindex="0"]';

interface PopoverPanelProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement> | undefined;
  button: RefObject<HTMLElement | null>;
  label: string;
  side?: Side | undefined;
  align?: Alignment | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/** The open panel beside its button: takes focus, and gives it back on Escape. */
export function PopoverPanel({
  button,
  label,
  side = 'bottom',
  align = 'start',
  initialFocus,
  onClose,
  className,
  ref,
  ...rest
}: PopoverPanelProps) {
  const panel = useSharedRef(ref);
  usePlacement(button, panel, { side, align, gap: 8 });
  usePressOutside([button, panel], true, onClose);

  useEffect(() => {
    const first = initialFocus?.current ?? panel.current?.querySelector<HTMLElement>(firstControl);
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, [panel, initialFocus]);

  return (
    <div
      {...rest}
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Uncancelled, the browser would close a dialog around it as well.
        event.preventDefault();
        onClose();
        button.current?.focus();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        const to = event.relatedTarget;
        if (to !== null && !event.currentTarget.contains(to) && button.current?.contains(to) !== true)
          onClose();
      }}
      data-component="Popover"
      className={clsx(floating, still, sheet, styles.root, className)}
    />
  );
}
