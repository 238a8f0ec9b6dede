import { clsx } from 'clsx';
import {
  useEffect,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { usePlacement, usePressOutside } from '../hooks/usePlacement.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { actionOf } from '../keyboard/keyMap.ts';
import { floating, sheet, still } from '../style/floating.css.ts';
import { popoverKeys } from './keys.ts';
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

/** The open panel beside its button. It takes the focus and returns it on Escape. */
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
    // Content such as a calendar may have given the focus to an element of its own already.
    if (panel.current?.contains(document.activeElement) === true) return;
    const first = initialFocus?.current ?? panel.current?.querySelector<HTMLElement>(firstControl);
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, [panel, initialFocus]);

  const asDialog = {
    role: 'dialog',
    'aria-label': label,
    tabIndex: -1,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      rest.onKeyDown?.(event);
      if (actionOf(popoverKeys, event) === undefined || event.defaultPrevented) return;
      // Without this the browser would close a surrounding dialog as well.
      event.preventDefault();
      onClose();
      button.current?.focus();
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      rest.onBlur?.(event);
      const to = event.relatedTarget;
      if (to !== null && !event.currentTarget.contains(to) && button.current?.contains(to) !== true)
        onClose();
    },
  };

  return (
    <div
      {...rest}
      ref={panel}
      {...asDialog}
      data-component="Popover"
      className={clsx(floating, still, sheet, styles.root, className)}
    />
  );
}
