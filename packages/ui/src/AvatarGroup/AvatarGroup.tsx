import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Size } from '../style/tones.ts';
import * as styles from './AvatarGroup.css.ts';

export interface GroupedPerson {
  id: string | number;
  name: string;
  src?: string | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'span'>, 'children'> {
  people: readonly GroupedPerson[];
  /** Largest number of pictures; the people beyond it are shown as a number. */
  max?: number;
  /** How many people there are in all, when `people` holds only the first ones. */
  total?: number;
  size?: Size;
}

/** Pictures of several people in a row. Screen readers read one name for all of them: “苏映雪、陈默等 7 人”. */
export function AvatarGroup({
  people,
  max = 4,
  total = people.length,
  size = 'md',
  className,
  ...rest
}: AvatarGroupProps) {
  const labels = useLabels('avatarGroup');
  const shown = people.slice(0, max);
  const hidden = Math.max(0, total - shown.length);
  const names = shown.map(({ name }) => name);
  const named = { role: 'img', 'aria-label': labels.name(names, Math.max(total, shown.length)) };
  return (
    <span {...rest} {...named} data-component="AvatarGroup" className={clsx(styles.root, className)}>
      {shown.map(({ id, name, src }) => (
        <span key={id} className={clsx(styles.person, styles.size[size])}>
          <Avatar name={name} src={src} size={size} decorative />
        </span>
      ))}
      {hidden > 0 && (
        <span className={clsx(styles.person, styles.size[size])}>
          <span data-more={labels.more(hidden)} className={clsx(styles.more, styles.moreSize[size])} />
        </span>
      )}
    </span>
  );
}
