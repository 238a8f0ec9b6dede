import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './Avatar.css.ts';
import { shortName } from './shortName.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person; shown in short when there is no picture. */
  name: string;
  src?: string | undefined;
  /** 24, 32 or 48 px. */
  size?: Size;
  /** The name stands beside it already: a screen reader skips the picture. */
  decorative?: boolean;
}

/** A person's picture, or the short form of the name while there is none. */
export function Avatar({ name, src, size = 'md', decorative = false, className, ...rest }: AvatarProps) {
  const labels = useLabels('avatar');
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== undefined && src !== '' && src !== broken;
  return (
    <span
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': labels.of(name) })}
      data-component="Avatar"
      data-state={hasPicture ? 'picture' : 'name'}
      // Drawn and not written, so that it is no part of what a control around it is called.
      data-short={decorative && !hasPicture ? shortName(name) : undefined}
      className={clsx(styles.root, styles.size[size], className)}
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setBroken(src)}
        />
      ) : (
        !decorative && shortName(name)
      )}
    </span>
  );
}
