import { useId, useRef, type ComponentProps, type ReactNode, type Ref, type RefObject } from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { actionOf } from '../keyboard/keyMap.ts';
import { Slot } from '../slot/Slot.tsx';
import { popoverKeys } from './keys.ts';
import { PopoverPanel } from './PopoverPanel.tsx';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** The button that opens the popover. */
  trigger: ReactNode;
  /** Name of the popover for screen readers. */
  label: string;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: Side;
  align?: Alignment;
  /** The element that gets the focus first. Default: the first control inside, or the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A little content beside the button that opens it, while the page stays usable: the ARIA Authoring Practices'
 * non-modal dialog. Escape, a press outside and Tab beyond its end close it. There is no wrapper element: the
 * trigger stays in its place, and all other props go to the panel.
 */
export function Popover({
  trigger,
  open: openByParent,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [open, setOpen] = useControlled(openByParent, defaultOpen, onOpenChange);
  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (!open || actionOf(popoverKeys, event) === undefined || event.defaultPrevented) return;
          // Without this the browser would close a surrounding dialog as well.
          event.preventDefault();
          setOpen(false);
        }}
      >
        {trigger}
      </Slot>
      {open && <PopoverPanel id={id} {...rest} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
