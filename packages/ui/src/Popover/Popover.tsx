import { useId, useState, type ComponentProps, type ReactNode, type Ref, type RefObject } from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { Fetched, loadsAhead, onDemand } from '../lazy/onDemand.ts';
import { Slot } from '../slot/Slot.tsx';

const openPopover = onDemand(async () => (await import('./parts/OpenPopover.tsx')).OpenPopover);

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
  /** The side of the button on which the panel opens. Default `bottom`. */
  side?: Side;
  /** Where the panel is aligned along the button: at its start, its centre or its end. Default `start`. */
  align?: Alignment;
  /** The element that gets the focus first. Default: the first control inside, or the panel itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A small amount of content beside the button that opens it, while the page stays usable: the ARIA Authoring
 * Practices' non-modal dialog. Escape, a press outside and Tab beyond its end close it. There is no wrapper
 * element: the trigger keeps its position, and all other props go to the panel. The panel is Radix' Popover;
 * its code is loaded when pointer or focus reaches the button.
 */
export function Popover({
  trigger,
  open: openByParent,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useControlled(openByParent, defaultOpen, onOpenChange);
  const close = () => setOpen(false);
  return (
    <>
      <Slot
        ref={setButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        {...loadsAhead(openPopover)}
        onClick={() => setOpen(!open)}
        // When the focus has moved on while the panel is loading, the popover closes, because it must not
        // take the focus back.
        onBlur={() => openPopover.get() === undefined && close()}
      >
        {trigger}
      </Slot>
      {button !== null && (
        <Fetched
          part={openPopover}
          when={open}
          awaited="below"
          with={{ id, ...rest, trigger: button, onClose: close }}
          onMissing={close}
        />
      )}
    </>
  );
}
