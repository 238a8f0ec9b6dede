import { MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { ResolvedAnchor } from '../links.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import * as styles from './AppLayout.css.ts';
import { useNavigationEntries } from './navigation.ts';

/** Navigation and account in one round button, for companies that hide the header (DS-02). */
export function FloatingMenu() {
  const entries = useNavigationEntries();
  return (
    <div className={styles.floating}>
      <AccountMenu floating>
        {entries.map(({ key, title, to }) => (
          <MenuItem key={key} asChild>
            <ResolvedAnchor to={to}>{title}</ResolvedAnchor>
          </MenuItem>
        ))}
        <MenuSeparator />
      </AccountMenu>
    </div>
  );
}
