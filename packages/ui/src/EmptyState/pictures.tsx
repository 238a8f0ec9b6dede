import * as styles from './EmptyState.css.ts';

/** Small line drawings in a tint of the theme, with one path each. */
export const pictures = {
  shelf:
    'M18 74h84M30 74V34h12v40M42 74V26h10v48M56 74l-2-42 9-1 3 43M74 74V44h16v30M30 42h12M42 34h10M74 52h16',
  search: 'M35 40a19 19 0 1 0 38 0 19 19 0 1 0-38 0M68 54l16 16M46 40a8 8 0 0 1 8-8',
  box: 'M34 42h52v30H34zM34 42l-9-12h24l11 12M86 42l9-12H71L60 42M60 42v30M52 20c3-4 7 2 10-2',
  done: 'M36 44a24 24 0 1 0 48 0 24 24 0 1 0-48 0M49 45l8 8 15-17M26 22l4 4M94 22l-4 4M60 10v5',
  cloud: 'M40 62a13 13 0 0 1 1-26 19 19 0 0 1 37-2 14 14 0 0 1 2 28M60 50v12M60 70v.5',
  lock: 'M45 40h30a5 5 0 0 1 5 5v22a5 5 0 0 1-5 5H45a5 5 0 0 1-5-5V45a5 5 0 0 1 5-5zM48 40v-9a12 12 0 0 1 24 0v9M60 53v7',
} as const;

export type PictureName = keyof typeof pictures;

export function Picture({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 120 88" className={styles.picture} aria-hidden focusable={false} data-part="picture">
      <ellipse className={styles.wash} cx="60" cy="48" rx="54" ry="34" fill="currentColor" />
      <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" d={pictures[name]} />
    </svg>
  );
}
