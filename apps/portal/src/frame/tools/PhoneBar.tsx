import { BottomBar, BottomBarButton, bottomBarItemClass, BottomBarWords } from '@stoa/pages/frame/AppTools';
import { MenuItem, MenuSeparator } from '@stoa/ui/Menu';
import { BookOpen, Compass, House, Search, UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { ResolvedAnchor } from '../../common/links.tsx';
import { overlay } from '../../common/overlay.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { useFlags } from '../../session/company.ts';
import { PersonMenuButton } from '../AppLayout/PersonMenuButton.tsx';
import { isCurrent, useNavigationEntries } from '../AppLayout/navigation.ts';
import { toolWords } from '../catalogue.ts';

/** How many entries of the main navigation the bar shows; the others are in the person's menu. */
const mostInPhoneBar = 2;

const glyphs = new Map([
  ['home', House],
  ['courses', BookOpen],
]);

function Entries() {
  const t = useTranslations('tools.phone');
  const { pathname } = useLocation();
  const entries = useNavigationEntries();
  const { showSearchCourseFlg } = useFlags();
  const others = entries.slice(mostInPhoneBar);
  const atOwnPages = pathname.startsWith('/user/');
  return (
    <BottomBar label={t('label')}>
      {entries.slice(0, mostInPhoneBar).map(({ key, title, to }) => (
        <ResolvedAnchor
          key={key}
          to={to}
          className={bottomBarItemClass}
          aria-current={isCurrent(to, pathname) ? 'page' : undefined}
        >
          <BottomBarWords glyph={glyphs.get(key) ?? Compass}>{title}</BottomBarWords>
        </ResolvedAnchor>
      ))}
      {showSearchCourseFlg && (
        <BottomBarButton glyph={Search} aria-haspopup="dialog" onClick={() => overlay.set('palette')}>
          {t('search')}
        </BottomBarButton>
      )}
      <PersonMenuButton
        renderButton={(handlers) => (
          <BottomBarButton glyph={UserRound} aria-current={atOwnPages ? 'page' : undefined} {...handlers}>
            {t('me')}
          </BottomBarButton>
        )}
      >
        {others.length > 0 && (
          <>
            {others.map(({ key, title, to }) => (
              <MenuItem key={key} asChild aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
                <ResolvedAnchor to={to}>{title}</ResolvedAnchor>
              </MenuItem>
            ))}
            <MenuSeparator />
          </>
        )}
      </PersonMenuButton>
    </BottomBar>
  );
}

/** The navigation at the lower edge of a phone. */
export function PhoneBar() {
  return (
    <WithWords of={[toolWords]}>
      <Entries />
    </WithWords>
  );
}
