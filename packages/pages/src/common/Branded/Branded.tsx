import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import * as styles from './Branded.css.ts';

/** Name and logo of a company. */
export interface Brand {
  readonly name: string;
  /** '' if the company has none. */
  readonly logoUrl: string;
}

export interface BrandedProps extends ComponentProps<'div'> {
  /** Absent until it has loaded. */
  brand: Brand | undefined;
}

function Logo({ url }: { url: string }) {
  const [broken, setBroken] = useState(false);
  if (url === '' || broken) return null;
  // The alt text is empty, because the company's name is beside the logo.
  return <img src={url} alt="" className={styles.logo} onError={() => setBroken(true)} />;
}

/**
 * A page without the portal's header and navigation: the company's name at the top, and one block of content
 * in the middle.
 */
export function Branded({ brand, className, children, ...rest }: BrandedProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div data-part="brand" className={styles.brand}>
        {brand && (
          <>
            <Logo url={brand.logoUrl} />
            {brand.name}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
