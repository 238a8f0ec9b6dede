import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { windowMargin } from '../hooks/placement.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Menu.css.ts';
import { useMenuPieces } from './parts/pieces.ts';

export interface MenuSubProps {
  /** Text of the entry that opens the submenu, and the submenu's name. */
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** The entries of the submenu, as in a Menu. */
  children: ReactNode;
}

/**
 * A menu in a menu, beside its entry. Enter, Space and the arrow towards the end of the line open it; the
 * arrow towards the start of the line leads back.
 */
export function MenuSub({ label, icon, disabled = false, children }: MenuSubProps) {
  const { Sub, SubContent, SubTrigger } = useMenuPieces();
  return (
    <Sub>
      <SubTrigger asChild disabled={disabled}>
        <button type="button" data-part="item" className={styles.item}>
          {icon}
          <span>{label}</span>
          <span className={styles.onward}>
            <Icon glyph={ChevronRight} directional />
          </span>
        </button>
      </SubTrigger>
      <SubContent
        loop
        collisionPadding={windowMargin}
        className={clsx(styles.list, styles.still)}
        data-part="popup"
      >
        {children}
      </SubContent>
    </Sub>
  );
}
