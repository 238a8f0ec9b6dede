import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { useHoverIntent } from '../hooks/useHoverIntent.ts';
import type { KeyMap } from '../keyboard/keyMap.ts';
import { Fetched, onDemand } from '../lazy/onDemand.ts';
import { Slot } from '../slot/Slot.tsx';
import { opensAtOnce } from './turns.ts';

const openTooltip = onDemand(async () => (await import('./parts/OpenTooltip.tsx')).OpenTooltip);

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content' | 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /**
   * A short additional text about the control. Do not use it for information that people need, because touch
   * screens do not show it.
   */
  content: ReactNode;
  /** One control that has a name of its own, because a tooltip only describes. */
  children: ReactNode;
  /** The side of the control on which the bubble is placed. Default `top`. */
  side?: Side;
  /** Where the bubble is aligned along the control: at its start, its centre or its end. Default `center`. */
  align?: Alignment;
  /**
   * Milliseconds that the pointer must rest on the control before the tooltip shows. Keyboard focus shows it at
   * once. Default 500.
   */
  delay?: number;
}

/** Keys while the tooltip is shown, wherever the focus is. */
export const tooltipKeys = [{ key: 'Escape', does: 'putAway' }] as const satisfies KeyMap;

/**
 * A short text beside a control that is hovered or has keyboard focus: the ARIA Authoring Practices' tooltip.
 * The pointer may move onto it, and Escape hides it (WCAG 1.4.13). There is no wrapper element; all other
 * props go to the bubble. The bubble is Radix' Tooltip; its code is loaded when pointer or focus first
 * reaches the control.
 */
export function Tooltip({ content, children, delay = 500, ...rest }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, hide, control, shown } = useHoverIntent({
    delay: () => (opensAtOnce() ? 0 : delay),
    grace: 150,
  });
  return (
    <>
      <Slot
        ref={setAnchor}
        // Removes the `title` of the control, because the browser's own tooltip would repeat the text.
        title={undefined}
        aria-describedby={open ? id : undefined}
        {...control}
        onPointerEnter={(event) => {
          void openTooltip.load();
          control.onPointerEnter(event);
        }}
      >
        {children}
      </Slot>
      {anchor !== null && (
        <Fetched
          part={openTooltip}
          when={open}
          with={{ ...rest, ...shown, id, control: anchor, onClose: hide, children: content }}
        />
      )}
    </>
  );
}
