import type { LoginPageConfig } from '@stoa/api/contract/config';
import { clsx } from 'clsx';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { latePart, tabClasses as tabs, useControlled } from '@stoa/ui/parts';
import { Heading } from '@stoa/ui/Heading';
import type { LoginTranslate } from '../words/index.ts';
import * as styles from './LoginPage.css.ts';

/** Forms that stand beside each other as tabs. */
export type LoginTabName = 'password' | 'sms' | 'job';
/** What the page can show under its heading. */
export type LoginPanelName = LoginTabName | 'qr' | 'forgot';

/** A form to log in by, or another way in. */
export interface LoginPanel {
  name: LoginPanelName;
  content: ReactNode;
}

/** How a company's login page looks. */
export type LoginBrand = Pick<
  LoginPageConfig,
  'name' | 'slogan' | 'logoUrl' | 'backgroundUrl' | 'bottomDescription' | 'deep'
>;

export interface LoginPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  t: LoginTranslate;
  /**
   * Absent until it is known: the page then keeps its shape with skeletons. A company without a picture of its own gets
   * one that is drawn from its name; `deep` means light words on a darkened picture that fills the page.
   */
  brand?: LoginBrand;
  /** Several stand beside each other as tabs. */
  panels: readonly LoginPanel[];
  /** The panel that shows; without it the page keeps count itself. */
  panel?: LoginPanelName | undefined;
  onPanelChange?: (name: LoginPanelName) => void;
  /** The form stands: the tabs may come alive, which look the same before. Default: at once. */
  settled?: boolean;
  /** Beside the heading: the way to another kind of panel, and back. */
  corner?: ReactNode;
  /** Below the panel: ways to log in that lead elsewhere. */
  others?: ReactNode;
  /** Said when no way to log in can be shown here. */
  fallback?: ReactNode;
  /** Preview banner or a note about missing branding. */
  notice?: ReactNode;
  /** Language, appearance, download: quiet controls in the corner. */
  tools?: ReactNode;
  /** Name of the tools' landmark, for screen readers. */
  toolsLabel?: string;
}

// One way in needs no tabs.
const TabRow = latePart(() => import('../../common/late/TabRow.ts'), {
  waiting: ({ items, chosen }) => <StillRow panels={items} shown={chosen} />,
  missing: (_retry, { items, chosen }) => <StillRow panels={items} shown={chosen} />,
});
// A company with a picture of its own needs no drawn one.
const BrandArt = latePart(async () => ({ default: (await import('./parts/BrandArt.tsx')).BrandArt }));

function Logo({ name, url }: { name: string; url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken) {
    return (
      <span className={styles.plate} aria-hidden="true">
        {Array.from(name.trim())[0]}
      </span>
    );
  }
  // The name stands beside it, so the picture says nothing more.
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

/** Takes the tabs' place until they are here. */
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

/** Where a person signs in, looking like their company. */
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
