import { clsx } from 'clsx';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Heading } from '@stoa/ui/Heading';
import * as styles from './EntryPage.css.ts';

export interface EntryPageProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whose door this is; absent until it is known. */
  brand?: { name: string; logoUrl?: string | undefined } | undefined;
  /** What happens, or what is asked; the page's first-level heading. */
  title: ReactNode;
  text?: ReactNode;
  /** Over the title: who is meant, or that something is on its way. */
  picture?: ReactNode;
  /** Buttons, the likelier one first. */
  actions?: ReactNode;
}

function Logo({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken) return null;
  // The name stands beside it, so the picture says nothing more.
  return <img src={url} alt="" className={styles.logo} onError={() => setBroken(true)} />;
}

/** One question or one sentence on the way in: somebody arrives from elsewhere. */
export function EntryPage({ brand, title, text, picture, actions, className, ...rest }: EntryPageProps) {
  return (
    <div {...rest} data-component="EntryPage" className={clsx(styles.root, className)}>
      <div data-part="brand" className={styles.brand}>
        {brand && (
          <>
            <Logo url={brand.logoUrl ?? ''} />
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
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
