import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { clsx } from 'clsx';
import { useEffect, type ComponentProps } from 'react';
import { screenSide, windowMargin, type Alignment, type Side } from '../../hooks/placement.ts';
import { isRightToLeft } from '../../keyboard/keyMap.ts';
import { Existing } from '../../slot/Existing.tsx';
import { raised, still } from '../../style/floating.css.ts';
import * as styles from '../Tooltip.css.ts';
import { nowOpen } from '../turns.ts';

export interface OpenTooltipProps extends ComponentProps<'div'> {
  /** The control that is described. */
  control: HTMLElement;
  side?: Side | undefined;
  align?: Alignment | undefined;
  onClose: () => void;
}

/**
 * The open bubble of a Tooltip: Radix' Tooltip, without a portal. Radix does not decide when it shows,
 * because it would also show it when a dialog returns the focus, and because it knows neighbouring tooltips
 * only inside one provider.
 */
export function OpenTooltip({
  control,
  side = 'top',
  align = 'center',
  onClose,
  className,
  ...rest
}: OpenTooltipProps) {
  useEffect(() => nowOpen(onClose), [onClose]);
  return (
    <Provider>
      <Root
        open
        disableHoverableContent
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
          // Escape hides only the tooltip, so components around it must not receive the key.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          data-component="Tooltip"
          className={clsx(raised, still, styles.root, className)}
        />
      </Root>
    </Provider>
  );
}
