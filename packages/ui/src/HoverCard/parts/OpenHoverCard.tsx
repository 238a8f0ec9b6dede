import { Content, Root, Trigger } from '@radix-ui/react-hover-card';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { screenSide, windowMargin, type Alignment, type Side } from '../../hooks/placement.ts';
import { isRightToLeft } from '../../keyboard/keyMap.ts';
import { Existing } from '../../slot/Existing.tsx';
import { raised, sheet, still } from '../../style/floating.css.ts';
import * as styles from '../HoverCard.css.ts';

export interface OpenHoverCardProps extends ComponentProps<'div'> {
  /** The link that the card is about. */
  control: HTMLElement;
  side?: Side | undefined;
  align?: Alignment | undefined;
  onClose: () => void;
}

/** The open card of a HoverCard: Radix' HoverCard, without a portal. */
export function OpenHoverCard({
  control,
  side = 'bottom',
  align = 'start',
  onClose,
  className,
  ...rest
}: OpenHoverCardProps) {
  return (
    <Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Trigger asChild>
        <Existing element={control} />
      </Trigger>
      <Content
        {...rest}
        side={screenSide(side, isRightToLeft(control))}
        align={align}
        sideOffset={styles.gap}
        collisionPadding={windowMargin}
        // Escape hides only the card, so components around it must not receive the key.
        onEscapeKeyDown={(event) => event.stopPropagation()}
        data-component="HoverCard"
        className={clsx(raised, still, sheet, styles.root, className)}
      />
    </Root>
  );
}
