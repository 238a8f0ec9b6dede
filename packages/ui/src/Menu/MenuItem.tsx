import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '../slot/Slot.tsx';
import * as styles from './Menu.css.ts';
import { useMenuPieces } from './parts/pieces.ts';

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  icon?: ReactNode;
  /** Called by click, Enter or Space. The menu then closes and the trigger gets the focus. */
  onSelect?: () => void;
  /** `danger` for an action that cannot be undone. Default `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean;
}

/** One action of a menu, or with `asChild` one link. */
export function MenuItem({
  icon,
  onSelect,
  tone = 'neutral',
  asChild = false,
  disabled = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { Item } = useMenuPieces();
  const Root = asChild ? Slot : 'button';
  return (
    <Item asChild disabled={disabled} onSelect={() => onSelect?.()}>
      <Root
        {...(asChild ? {} : { type: 'button' as const })}
        {...rest}
        data-part="item"
        data-tone={tone}
        className={clsx(styles.item, className)}
      >
        {asChild ? (
          children
        ) : (
          <>
            {icon}
            <span>{children}</span>
          </>
        )}
      </Root>
    </Item>
  );
}

/** A thin line between groups of entries. */
export function MenuSeparator() {
  const { Separator } = useMenuPieces();
  return <Separator className={styles.separator} data-part="separator" />;
}
