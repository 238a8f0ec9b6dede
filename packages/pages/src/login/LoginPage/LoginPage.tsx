import type { LoginPageConfig } from '@stoa/api/contract/config';
import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { lazyPart, tabClasses as tabs, useControlled } from '@stoa/ui/parts';
import { Heading } from '@stoa/ui/Heading';
import type { LoginTranslate } from '../words/index.ts';
import * as styles from './LoginPage.css.ts';

/** Names of the forms that can be tabs. */
export type LoginTabName = 'password' | 'sms' | 'job';
/** Names of all panels below the heading. */
export type LoginPanelName = LoginTabName | 'qr' | 'forgot';

/** A form to log in with, or another way to log in. */
export interface LoginPanel {
  name: LoginPanelName;
  content: ReactNode;
}

/** The branding of a company's login page. */
export type LoginBrand = Pick<
  LoginPageConfig,
  'name' | 'slogan' | 'logoUrl' | 'backgroundUrl' | 'bottomDescription' | 'deep'
>;

export interface LoginPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  t: LoginTranslate;
  /**
   * The branding; absent until it has loaded, and the page then keeps its shape with skeletons. A company
   * without a picture of its own gets one that is drawn from its name; `deep` means light words on a darkened
   * picture that fills the page.
   */
  brand?: LoginBrand;
  /** The panels; several of them become tabs. */
  panels: readonly LoginPanel[];
  /** Name of the panel that is shown; without it the page keeps this state itself. */
  panel?: LoginPanelName | undefined;
  onPanelChange?: (name: LoginPanelName) => void;
  /**
   * Whether the form has rendered, so that the code of the tabs may load; the placeholder looks the same.
   * Default: true.
   */
  settled?: boolean;
  /** The button beside the heading that switches to another kind of panel and back. */
  corner?: ReactNode;
  /** The logins on other sites, shown below the panel. */
  others?: ReactNode;
  /** Shown when no way to log in can be shown here. */
  fallback?: ReactNode;
  /** The notice of a preview, or of missing branding. */
  notice?: ReactNode;
  /** The inconspicuous controls in the corner: language, appearance, download. */
  tools?: ReactNode;
  /** Accessible name of the landmark around the tools. */
  toolsLabel?: string;
}

// Loaded late, because a single way to log in needs no tabs.
const TabRow = lazyPart(() => import('../../common/lazy/TabRow.ts'), {
  waiting: ({ items, chosen }) => <StillRow panels={items} shown={chosen} />,
  missing: (_retry, { items, chosen }) => <StillRow panels={items} shown={chosen} />,
});
// Loaded late, because a company with a picture of its own does not need a drawn one.
const BrandArt = lazyPart(async () => ({ default: (await import('./parts/BrandArt.tsx')).BrandArt }));

function Logo({ name, url }: { name: string; url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken) {
    return (
      <span className={styles.plate} aria-hidden="true">
        {Array.from(name.trim())[0]}
      </span>
    );
  }
  // The alt text is empty, because the company's name is beside the logo.
  return <img src={url} alt="" className={styles.logo} onError={() => setBroken(true)} />;
}

function Hero({ brand }: { brand: LoginBrand }) {
  const picture = brand.backgroundUrl;
  return (
    <>
      <div data-part="brand" className={styles.brand}>
        <Logo name={brand.name} url={brand.logoUrl} />
        <span className={styles.name}>{brand.name}</span>
      </div>
      {brand.slogan !== '' && (
        <p data-part="slogan" className={styles.slogan}>
          {brand.slogan}
        </p>
      )}
      <div data-part="art" className={clsx(styles.art, picture !== '' && styles.ownArt)} aria-hidden="true">
        {picture === '' ? (
          <BrandArt seed={brand.name} />
        ) : (
          !brand.deep && <img src={picture} alt="" className={styles.picture} />
        )}
      </div>
    </>
  );
}

/** A placeholder that looks like the row of tabs until the code of the tabs has loaded. */
function StillRow({
  panels,
  shown,
}: {
  panels: readonly { value: string; label: ReactNode }[];
  shown: string | undefined;
}) {
  return (
    <div aria-hidden="true" className={tabs.row}>
      {panels.map(({ value, label }) => (
        <span key={value} aria-current={value === shown ? 'true' : undefined} className={tabs.tab}>
          {label}
        </span>
      ))}
    </div>
  );
}

const labelOf = (name: LoginPanelName, t: LoginTranslate): string =>
  name === 'forgot' ? t('forgotTitle') : t(`panel.${name}`);

/** The login page, in the company's colours. */
export function LoginPage({
  t,
  brand,
  panels,
  panel,
  onPanelChange,
  settled = true,
  corner,
  others,
  fallback,
  notice,
  tools,
  toolsLabel,
  className,
  ...rest
}: LoginPageProps) {
  const deep = brand?.deep === true;
  const backdrop = deep ? brand.backgroundUrl : '';
  const id = useId();
  const [chosen, choose] = useControlled(panel, panels[0]?.name ?? 'password', onPanelChange);
  const shown = panels.find(({ name }) => name === chosen) ?? panels[0];
  const tabItems = () => panels.map(({ name }) => ({ value: name, label: labelOf(name, t) }));
  return (
    <div
      {...rest}
      data-component="LoginPage"
      data-scheme={deep ? 'deep' : 'paper'}
      data-state={brand ? 'ready' : 'loading'}
      className={clsx(styles.root, deep && styles.deep, className)}
    >
      {backdrop !== '' && (
        <>
          <img src={backdrop} alt="" data-part="backdrop" className={styles.backdrop} />
          <div className={styles.shade} />
        </>
      )}
      <header data-part="hero" className={styles.hero}>
        {brand ? (
          <Hero brand={brand} />
        ) : (
          <div className={styles.waiting} aria-hidden="true">
            <span className={styles.waitingName} />
            <span className={styles.waitingSlogan} />
          </div>
        )}
      </header>
      <div data-part="side" className={clsx(styles.side, deep && styles.sideDeep)}>
        <aside aria-label={toolsLabel} data-part="tools" className={styles.tools}>
          {tools}
        </aside>
        <main id="main" tabIndex={-1} data-part="card" className={styles.card}>
          {notice}
          <div className={styles.head}>
            <Heading level={1} className={styles.heading}>
              {t(panel === 'forgot' ? 'forgotTitle' : 'welcome')}
            </Heading>
            {corner}
          </div>
          {panels.length > 1 && shown ? (
            <>
              {settled ? (
                <TabRow
                  id={id}
                  label={t('panels')}
                  items={tabItems()}
                  chosen={shown.name}
                  onChoose={(value) => panels.forEach(({ name }) => name === value && choose(name))}
                />
              ) : (
                <StillRow panels={tabItems()} shown={shown.name} />
              )}
              <div
                key={shown.name}
                role="tabpanel"
                id={`${id}-${shown.name}-panel`}
                aria-labelledby={settled ? `${id}-${shown.name}-tab` : undefined}
                className={tabs.panel}
              >
                {shown.content}
              </div>
            </>
          ) : (
            (shown?.content ?? fallback)
          )}
          {others}
        </main>
        {brand && brand.bottomDescription !== '' && (
          <footer data-part="footer" className={styles.footer}>
            {brand.bottomDescription}
          </footer>
        )}
      </div>
    </div>
  );
}
