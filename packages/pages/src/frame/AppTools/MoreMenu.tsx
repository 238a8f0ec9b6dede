import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Icon } from '@stoa/ui/Icon';
import { Menu, MenuItem } from '@stoa/ui/Menu';
import { navLinkClass } from '@stoa/ui/parts';
import type { ToolsTranslate } from '../words/index.ts';
import { fitting } from './fitting.ts';
import * as styles from './MoreMenu.css.ts';

export interface MoreEntry {
  key: string;
  /** Whether the entry leads to the current page. */
  current: boolean;
  /** A router link with the entry's words. */
  link: ReactElement;
}

export interface MoreMenuProps {
  t: ToolsTranslate;
  /** All entries of the navigation; the first of them are also in the bar. */
  entries: readonly MoreEntry[];
  /** The number of entries in the bar when there is enough space. */
  shownInBar: number;
}

/**
 * The end of a TopNav (`more`): a menu with the entries that are not in the bar, because they do not fit. It
 * loads after the bar, measures the entries there, and hides the last ones.
 */
export function MoreMenu({ t, entries, shownInBar }: MoreMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(shownInBar);
  const others = entries.length > shownInBar;

  useLayoutEffect(() => {
    const own = root.current;
    const list = own?.previousElementSibling;
    const bar = own?.parentElement;
    if (!own || !bar || !(list instanceof HTMLElement)) return undefined;
    const itemsOf = () => [...list.children].filter((item) => item instanceof HTMLElement);
    const measure = () => {
      const items = itemsOf();
      const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
      const widths = items.map(({ offsetWidth }) => offsetWidth);
      const count = fitting(widths, { gap, room: bar.clientWidth, reserve: own.offsetWidth, others });
      // The attributes are set and removed here, because the list was rendered before this menu and does not
      // know of it.
      list.toggleAttribute('data-fitted', true);
      items.forEach((item, at) => item.toggleAttribute('data-behind', at >= count));
      setShown(count);
    };
    // The size of the button changes with the text size, so it is observed as well.
    const sizes = new ResizeObserver(measure);
    for (const element of [bar, own]) sizes.observe(element);
    const words = new MutationObserver(measure);
    words.observe(list, { childList: true, characterData: true, subtree: true });
    measure();
    return () => {
      sizes.disconnect();
      words.disconnect();
      list.toggleAttribute('data-fitted', false);
      for (const item of itemsOf()) item.toggleAttribute('data-behind', false);
    };
  }, [others]);

  const behind = entries.slice(shown);
  const here = behind.some(({ current }) => current);
  return (
    <div ref={root} data-part="more" className={clsx(styles.root, behind.length === 0 && styles.idle)}>
      <Menu
        label={t('more')}
        className={styles.menu}
        trigger={
          <button type="button" className={clsx(navLinkClass, styles.button, here && styles.current)}>
            {t('more')}
            <Icon glyph={ChevronDown} />
          </button>
        }
      >
        {behind.map(({ key, current, link: anchor }) => (
          <MenuItem key={key} asChild aria-current={current ? 'page' : undefined}>
            {anchor}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
