import { clsx } from 'clsx';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SideNav.css.ts';

export interface SideNavItem {
  href: string;
  label: string;
  /** An icon component; needed where the navigation can be folded. */
  glyph?: ComponentType<ComponentProps<'svg'>>;
  /** A number after the words. */
  count?: number;
  /** This is where the person is. */
  current?: boolean;
  /** A module that the company has switched off, or a role the person has not. */
  hidden?: boolean;
}

export interface SideNavGroup {
  /** Words above the entries; a group without them is the first one, or the only one. */
  label?: string;
  items: readonly SideNavItem[];
  hidden?: boolean;
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation landmark. Default: “Section” in the person's language. */
  label?: string;
  groups: readonly SideNavGroup[];
  /** Above the entries: the person's card. Not shown while folded. */
  header?: ReactNode;
  renderLink?: RenderLink;
  /** Offers to fold it to a column of icons. */
  collapsible?: boolean;
  collapsed?: boolean;
  defaultCollapsed?: boolean;
  onCollapsedChange?: (collapsed: boolean) => void;
}

const entry = ({ glyph, label, count }: SideNavItem, folded: boolean) => (
  <>
    {glyph !== undefined && <Icon glyph={glyph} />}
    {folded && glyph !== undefined ? (
      <VisuallyHidden>{label}</VisuallyHidden>
    ) : (
      <span className={styles.words}>{label}</span>
    )}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </>
);

/** The pages of one area, beside its content: the user area, a back office. */
export function SideNav({
  label,
  groups,
  header,
  renderLink = plainLink,
  collapsible = false,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  className,
  ...rest
}: SideNavProps) {
  const labels = useLabels('sideNav');
  const id = useId();
  const [folded, setFolded] = useControlled(collapsed, defaultCollapsed, onCollapsedChange);
  const shown = groups
    .map((group) => ({ ...group, items: group.items.filter(({ hidden }) => hidden !== true) }))
    .filter(({ hidden, items }) => hidden !== true && items.length > 0);
  return (
    <nav
      {...rest}
      aria-label={label ?? labels.name}
      data-component="SideNav"
      data-state={folded ? 'collapsed' : 'expanded'}
      className={clsx(styles.root, className)}
    >
      {!folded && header}
      {shown.map((group, at) => (
        <div key={group.label ?? at} data-part="group" className={styles.group}>
          {group.label !== undefined && (
            <span id={`${id}-${at}`} className={styles.groupLabel}>
              {group.label}
            </span>
          )}
          <ul aria-labelledby={group.label === undefined ? undefined : `${id}-${at}`} className={styles.list}>
            {group.items.map((item) => (
              <li key={item.href}>
                {renderLink({
                  href: item.href,
                  className: styles.link,
                  'aria-current': item.current === true ? 'page' : undefined,
                  title: folded ? item.label : undefined,
                  children: entry(item, folded),
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {collapsible && (
        <IconButton
          glyph={folded ? PanelLeftOpen : PanelLeftClose}
          label={folded ? labels.unfold : labels.fold}
          directional
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
          className={styles.fold}
        />
      )}
    </nav>
  );
}
