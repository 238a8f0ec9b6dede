import type { LoginPageConfig } from '@stoa/api/contract/config';
import type { Locale } from '@stoa/domain';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { Heading } from '@stoa/ui/Heading';
import type { EntryTranslate } from '../words/index.ts';
import { contentOf, type EntryFace } from './parts/faces.tsx';
import * as styles from './EntryPage.css.ts';

export interface EntryPageProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  t: EntryTranslate;
  locale: Locale;
  /** Name and logo of the company; absent until they have loaded. */
  brand?: Pick<LoginPageConfig, 'name' | 'logoUrl'> | undefined;
  face: EntryFace;
}

function Logo({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken) return null;
  // The alt text is empty, because the company's name stands beside the logo.
  return <img src={url} alt="" className={styles.logo} onError={() => setBroken(true)} />;
}

/** An entrance: one question or one sentence for a person who arrives from elsewhere. */
export function EntryPage({ t, locale, brand, face, className, ...rest }: EntryPageProps) {
  const { title, text, picture, actions } = contentOf(face, t, locale);
  return (
    <div {...rest} data-component="EntryPage" className={clsx(styles.root, className)}>
      <div data-part="brand" className={styles.brand}>
        {brand && (
          <>
            <Logo url={brand.logoUrl} />
            {brand.name}
          </>
        )}
      </div>
      <div data-part="card" className={styles.card}>
        {picture}
        <div aria-live="polite">
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
        </div>
        <p className={styles.text}>{text}</p>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
