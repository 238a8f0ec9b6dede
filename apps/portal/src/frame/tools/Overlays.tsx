import { LinksAhead } from './LinksAhead.tsx';
import { LiveRegion } from '@stoa/ui/LiveRegion';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../../common/lazyPart.tsx';
import { usePortal, useSession } from '../../session/portal.ts';
import { rememberReferrer } from '../../session/referrer.ts';
import { useRouteTable } from '../../routing/tableContext.ts';
import { useFlags } from '../../session/company.ts';
import { useLeave } from '../../common/leave/useLeave.ts';
import { FloatingTools } from './FloatingTools.tsx';
import { closeOverlay, overlay, searchField, useAddressedOverlay } from '../../common/overlay.ts';
import { WithWords } from '../../i18n/WithWords.tsx';
import { toolWords } from '../catalogue.ts';
import { usePreparedLogout } from './usePreparedLogout.ts';
import { goPaths } from './keys.ts';
import { useGlobalKeys, type GlobalKeysOptions } from './useGlobalKeys.ts';

const AssistantDrawer = lazyPart(() => import('../../assistant/AssistantDrawer.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});
const NoticeDrawer = lazyPart(() => import('./NoticeDrawer.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});
const CompanyDialog = lazyPart(() => import('./CompanyDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});
const Palette = lazyPart(() => import('./Palette.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});
const FeedbackDialog = lazyPart(() => import('./FeedbackDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});
const LogoutDialog = lazyPart(() => import('../../common/leave/LogoutDialog.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onCancel }) => onCancel(),
});
const KeyHelp = lazyPart(() => import('./KeyHelp.tsx'), {
  waiting: null,
  place: 'corner',
  onClose: ({ onClose }) => onClose(),
});

/**
 * During an exam no shortcut may open another page, because a key pressed by mistake would leave the exam.
 */
const isExam = (pathname: string): boolean => pathname === '/exam/answer';

/** Everything that is shown above any page, and the keys that open it. */
export function Overlays({ slim }: { slim: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const routes = useRouteTable();
  const { session } = usePortal();
  const { switchFlg } = useSession();
  useEffect(() => rememberReferrer(session), [session]);
  const notice = useAddressedOverlay('notice');
  const company = useAddressedOverlay('company');
  const assistant = useAddressedOverlay('ai');
  const { showAiChatFlg } = useFlags();
  const shown = useSyncExternalStore(overlay.subscribe, overlay.get);
  const leave = useLeave();
  usePreparedLogout();

  const go = (path: string) => {
    if (routes.has(path)) navigate(path);
  };
  const run: GlobalKeysOptions['run'] = (does) => {
    switch (does) {
      case 'palette':
        return overlay.set('palette');
      case 'search':
        // When the search field does not fit into the header, or the flag is off, the palette opens instead.
        return searchField.current?.offsetParent ? searchField.current.focus() : overlay.set('palette');
      case 'help':
        return overlay.set('keys');
      case 'goHome':
      case 'goCourses':
      case 'goStudy':
        return go(goPaths[does]);
      case 'goNotices':
        return notice.show();
      default:
        return does satisfies never;
    }
  };
  useGlobalKeys({ single: !slim, on: !isExam(pathname), run });

  return (
    <WithWords of={[toolWords]}>
      <LinksAhead />
      {!slim && <FloatingTools />}
      {/* Slim pages have no live region here, because a study page has its own. */}
      {!slim && <LiveRegion />}

      {notice.open && <NoticeDrawer onClose={notice.hide} />}
      {assistant.open && showAiChatFlg && !isExam(pathname) && <AssistantDrawer onClose={assistant.hide} />}
      {company.open && switchFlg && <CompanyDialog onClose={company.hide} />}
      {shown === 'palette' && <Palette onClose={closeOverlay} />}
      {shown === 'logout' && <LogoutDialog onConfirm={leave} onCancel={closeOverlay} />}
      {shown === 'feedback' && <FeedbackDialog onClose={closeOverlay} />}
      {shown === 'keys' && <KeyHelp onClose={closeOverlay} />}
    </WithWords>
  );
}
