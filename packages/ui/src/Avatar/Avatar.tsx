import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './Avatar.css.ts';
import { shortName } from './shortName.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person. Its short form is shown when there is no picture. */
  name: string;
  src?: string | undefined;
  /** `sm` is 24, `md` 32 and `lg` 48 px. */
  size?: Size;
  /** For an avatar beside the written name, which screen readers then skip. */
  decorative?: boolean;
}

/** A person's picture, or the short form of the name when there is no picture or it cannot be loaded. */
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
      // The short name is drawn by the style instead of written as text, so that it does not become part of
      // the label of a control around it.
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
