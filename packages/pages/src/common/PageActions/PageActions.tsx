import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { IconButton } from '@stoa/ui/IconButton';
import { Menu, MenuCheckboxItem, MenuItem } from '@stoa/ui/Menu';
import * as styles from './PageActions.css.ts';

interface Named {
  key: string;
  /** Words of the action, short enough for a button. */
  label: string;
  glyph: ComponentType<ComponentProps<'svg'>>;
}

/** One thing that a person can do with the whole page. */
export type PageAction =
  | (Named & { onSelect: () => void; disabled?: boolean })
  /** An action that is on or off, such as a mark. Its label says the present state, such as “Saved”. */
  | (Named & { pressed: boolean; onPressedChange: (pressed: boolean) => void; disabled?: boolean })
  /** A page to go to; `link` is a router link around the words, which takes the look of a button. */
  | (Named & { link: ReactElement });

export interface PageActionsProps {
  /** Name of the menu and of its button, such as “More actions”. */
  label: string;
  actions: readonly PageAction[];
  /**
   * The widest window in which the actions stand in the menu instead of a row: `phone` up to 600 px, `tablet`
   * up to 1199 px. Default `phone`.
   */
  menuUpTo?: 'phone' | 'tablet';
  className?: string;
}

function ActionButton({ action }: { action: PageAction }) {
  const look = { variant: 'ghost', size: 'sm', iconStart: <Icon glyph={action.glyph} /> } as const;
  if ('link' in action) {
    return (
      <Button {...look} asChild>
        {action.link}
      </Button>
    );
  }
  if ('pressed' in action) {
    return (
      <Button
        {...look}
        aria-pressed={action.pressed}
        disabled={action.disabled}
        onClick={() => action.onPressedChange(!action.pressed)}
      >
        {action.label}
      </Button>
    );
  }
  return (
    <Button {...look} disabled={action.disabled} onClick={action.onSelect}>
      {action.label}
    </Button>
  );
}

function ActionItem({ action }: { action: PageAction }) {
  if ('link' in action) return <MenuItem asChild>{action.link}</MenuItem>;
  if ('pressed' in action) {
    return (
      <MenuCheckboxItem
        checked={action.pressed}
        disabled={action.disabled}
        onCheckedChange={action.onPressedChange}
      >
        {action.label}
      </MenuCheckboxItem>
    );
  }
  return (
    <MenuItem icon={<Icon glyph={action.glyph} />} disabled={action.disabled} onSelect={action.onSelect}>
      {action.label}
    </MenuItem>
  );
}

/**
 * The actions of a page: a row of buttons where there is room, else one “⋯” button with a menu. Both are in the
 * document and the style shows one of them, so that nothing moves when the page is first drawn.
 */
export function PageActions({ label, actions, menuUpTo = 'phone', className }: PageActionsProps) {
  if (actions.length === 0) return null;
  return (
    <div data-part="page-actions" className={clsx(styles.root, className)}>
      <div className={clsx(styles.row, styles.rowFrom[menuUpTo])}>
        {actions.map((action) => (
          <ActionButton key={action.key} action={action} />
        ))}
      </div>
      <div className={clsx(styles.menu, styles.menuUpTo[menuUpTo])}>
        <Menu label={label} trigger={<IconButton glyph={Ellipsis} label={label} className={styles.button} />}>
          {actions.map((action) => (
            <ActionItem key={action.key} action={action} />
          ))}
        </Menu>
      </div>
    </div>
  );
}
