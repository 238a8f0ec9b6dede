import { ApiProvider } from '@stoa/api/react';
import { isLoggedIn } from '@stoa/domain';
import { AppShell } from '@stoa/ui/AppShell';
import { Suspense, type ReactNode } from 'react';
import { lazyPart, MissingPart } from '../../common/lazyPart.tsx';
import { frameWords } from '../catalogue.ts';
import { useCatalogue } from '../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../i18n/Language.tsx';
import { usePortal, useSession } from '../../session/portal.ts';
import type { Layout } from '../../routing/types.ts';
import { useFlags } from '../../session/company.ts';
import { Waiting } from '../../common/Waiting.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useCloudVisit } from './useCloudVisit.ts';
import { useMoved } from './useMoved.ts';
import { useTools } from './useTools.ts';

// Loaded late, because few companies hide their header.
const FloatingMenu = lazyPart(() => import('./FloatingMenu.tsx'), { waiting: null, place: 'corner' });
const UserFrame = lazyPart(() => import('../UserFrame/UserFrame.tsx'), {
  waiting: <Waiting wholePage />,
  instead: ({ children }) => children,
});
const MovedPage = lazyPart(() => import('../tools/MovedPage.tsx'), { waiting: <Waiting wholePage /> });

export interface AppLayoutProps {
  layout: Layout;
  children: ReactNode;
}

function Frame({ layout, children }: AppLayoutProps) {
  const loggedIn = isLoggedIn(useSession());
  const { hidePCHeader, hidePCFooter } = useFlags();
  const cloudVisit = useCloudVisit();
  const moved = useMoved();
  const { value: tools, state } = useTools(loggedIn && layout !== 'none');
  const missing = (state === 'failed' || state === 'slow') && <MissingPart state={state} place="inline" />;
  if (moved === 'here') return <Waiting wholePage />;
  const content = moved === 'otherTab' ? <MovedPage /> : children;
  if (layout === 'none') {
    return (
      <main id="main">
        <Suspense fallback={<Waiting wholePage />}>{content}</Suspense>
      </main>
    );
  }
  const slim = layout === 'slim';
  // A slim page always shows its bar, because there is no other link out of the page.
  const hideHeader = hidePCHeader && loggedIn && !slim;
  // If the bar's code cannot be loaded, the header keeps the navigation.
  const hasPhoneBar = loggedIn && !slim && !cloudVisit && !hideHeader && missing === false;
  return (
    <>
      <AppShell
        variant={slim || cloudVisit ? 'slim' : 'standard'}
        header={
          slim ? undefined : (
            <Header
              slim={cloudVisit}
              tools={tools ? <tools.HeaderTools /> : missing || undefined}
              more={tools && <tools.MoreNav />}
            />
          )
        }
        footer={<Footer>{tools && <tools.CompanyFooter />}</Footer>}
        hideHeader={hideHeader}
        hideFooter={hidePCFooter || slim}
        bottomBar={hasPhoneBar ? tools ? <tools.PhoneBar /> : null : undefined}
      >
        {/* This part has a boundary of its own, so that code which loads late hides only this part. If the
            whole frame were hidden, the cache of answers would be lost. */}
        <Suspense fallback={<Waiting wholePage />}>
          {layout === 'user' && !moved ? <UserFrame>{content}</UserFrame> : content}
        </Suspense>
      </AppShell>
      <Suspense>
        {/* Without a header, navigation and account are in a floating menu. */}
        {hideHeader && <FloatingMenu />}
        {tools && !moved && <tools.Overlays slim={slim} />}
      </Suspense>
    </>
  );
}

/** The frame around every screen but the public ones, and the cache of the answers that screens read. */
export default function AppLayout({ layout, children }: AppLayoutProps) {
  const { client } = usePortal();
  const { locale } = useLanguage();
  const catalogue = useCatalogue(locale, [frameWords]);
  return (
    <ApiProvider client={client} locale={locale}>
      <Words catalogue={catalogue}>
        <Frame layout={layout}>{children}</Frame>
      </Words>
    </ApiProvider>
  );
}
