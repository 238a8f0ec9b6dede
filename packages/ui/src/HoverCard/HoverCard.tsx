import { useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { Alignment, Side } from '../hooks/placement.ts';
import { useHoverIntent } from '../hooks/useHoverIntent.ts';
import { Fetched, onDemand } from '../lazy/onDemand.ts';
import { Slot } from '../slot/Slot.tsx';

const openHoverCard = onDemand(async () => (await import('./parts/OpenHoverCard.tsx')).OpenHoverCard);

export interface HoverCardProps extends Omit<ComponentProps<'div'>, 'content' | 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /**
   * The content of the card. Do not use it for information that is only here, because touch screens do not
   * show the card and screen readers do not read it.
   */
  content: ReactNode;
  /** The one link that the card is about. */
  children: ReactNode;
  /** The side of the link on which the card is shown. Default `bottom`. */
  side?: Side;
  /** Where the card is aligned along the link: at its start, its centre or its end. Default `start`. */
  align?: Alignment;
  /**
   * Milliseconds that the pointer must rest on the link before the card shows. Keyboard focus shows it at once.
   * Default 700.
   */
  delay?: number;
}

/**
 * A preview of what a link leads to, such as a person or a course, while the link is hovered or has keyboard
 * focus. The pointer may move onto it, and Escape hides it (WCAG 1.4.13). For a short text about a control
 * use a Tooltip, for content that people need a Popover. There is no wrapper element; all other props go to
 * the card. The card is Radix' HoverCard; its code is loaded when pointer or focus first reaches the link.
 */
export function HoverCard({ content, children, delay = 700, ...rest }: HoverCardProps) {
  const [link, setLink] = useState<HTMLElement | null>(null);
  const { open, hide, control, shown } = useHoverIntent({ delay: () => delay, grace: 300 });
  return (
    <>
      <Slot
        ref={setLink}
        {...control}
        onPointerEnter={(event) => {
          void openHoverCard.load();
          control.onPointerEnter(event);
        }}
      >
        {children}
      </Slot>
      {link !== null && (
        <Fetched
          part={openHoverCard}
          when={open}
          with={{ ...rest, ...shown, control: link, onClose: hide, children: content }}
        />
      )}
    </>
  );
}
