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
  /** An icon component. Needed when the navigation is `collapsible`. */
  glyph?: ComponentType<ComponentProps<'svg'>>;
  /** A number shown after the label. */
  count?: number;
  /** Whether this entry is the current page. */
  current?: boolean;
  /** Hides the entry, for a module that the company has switched off or a role that the person does not have. */
  hidden?: boolean;
}

export interface SideNavGroup {
  /** Heading above the entries of the group. A first or only group needs none. */
  label?: string;
  items: readonly SideNavItem[];
  hidden?: boolean;
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation landmark. Default: “Section” in the person's language. */
  label?: string;
  groups: readonly SideNavGroup[];
  /** Content above the entries, such as a card of the person. It is not shown while the navigation is folded. */
  header?: ReactNode;
  renderLink?: RenderLink;
  /** Shows a button that folds the navigation to a column of icons. */
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

/** Links to the pages of one area, beside its content, such as the user area or a back office. */
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
