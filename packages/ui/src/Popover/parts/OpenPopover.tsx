import { Content, Root, Trigger } from '@radix-ui/react-popover';
import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { screenSide, windowMargin, type Alignment, type Side } from '../../hooks/placement.ts';
import { isRightToLeft } from '../../keyboard/keyMap.ts';
import { Existing } from '../../slot/Existing.tsx';
import { raised, sheet, still } from '../../style/floating.css.ts';
import * as styles from '../Popover.css.ts';

const firstControl =
  ':is(input:not([type="hidden"]), select, textarea, button):enabled, a[href], [tabindex="0"]';

export interface OpenPopoverProps extends ComponentProps<'div'> {
  /** The button of the popover. */
  trigger: HTMLElement;
  label: string;
  side?: Side | undefined;
  align?: Alignment | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
}

/**
 * The open panel of a Popover: Radix' Popover, without a portal and without trapping the focus, so that it is
 * above a surrounding dialog and has its theme.
 */
export function OpenPopover({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  initialFocus,
  onClose,
  className,
  ...rest
}: OpenPopoverProps) {
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDownCapture?.(event);
    // Radix would move Tab from the last control to the first one. This panel is no modal dialog, so the
    // focus continues into the page, and the panel closes.
    if (event.key === 'Tab') event.stopPropagation();
  };
  // A Toast that appeared after the panel is above it, and Radix gives Escape only to the uppermost of the
  // two.
  const escape = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <Root
      open
      modal={false}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Trigger asChild>
        <Existing element={trigger} />
      </Trigger>
      <Content
        {...rest}
        aria-label={label}
        side={screenSide(side, isRightToLeft(trigger))}
        align={align}
        sideOffset={styles.gap}
        collisionPadding={windowMargin}
        onKeyDownCapture={keyDown}
        onKeyDown={escape}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const panel = event.target instanceof HTMLElement ? event.target : null;
          const first = initialFocus?.current ?? panel?.querySelector<HTMLElement>(firstControl);
          (first ?? panel)?.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          // The press that closed the panel may already have moved the focus to something else, such as a
          // field.
          if (document.activeElement !== document.body) event.preventDefault();
        }}
        data-component="Popover"
        className={clsx(raised, still, sheet, styles.root, className)}
      />
    </Root>
  );
}
