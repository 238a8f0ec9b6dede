import type { ComponentType } from 'react';
import * as styles from './EmptyState.css.ts';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinecap: 'round' } as const;

function Shelf() {
  return (
    <>
      <path {...line} d="M18 74h84M30 74V34h12v40M42 74V26h10v48M56 74l-2-42 9-1 3 43M74 74V44h16v30" />
      <path {...line} d="M30 42h12M42 34h10M74 52h16" />
    </>
  );
}

function Lens() {
  return (
    <>
      <circle {...line} cx="54" cy="40" r="19" />
      <path {...line} d="M68 54l16 16M46 40a8 8 0 0 1 8-8" />
    </>
  );
}

function Box() {
  return (
    <>
      <path {...line} d="M34 42h52v30H34zM34 42l-9-12h24l11 12M86 42l9-12H71L60 42M60 42v30" />
      <path {...line} d="M52 20c3-4 7 2 10-2" />
    </>
  );
}

function Done() {
  return (
    <>
      <circle {...line} cx="60" cy="44" r="24" />
      <path {...line} d="M49 45l8 8 15-17M26 22l4 4M94 22l-4 4M60 10v5" />
    </>
  );
}

function Cloud() {
  return (
    <>
      <path {...line} d="M40 62a13 13 0 0 1 1-26 19 19 0 0 1 37-2 14 14 0 0 1 2 28" />
      <path {...line} d="M60 50v12M60 70v.5" />
    </>
  );
}

function Lock() {
  return (
    <>
      <rect {...line} x="40" y="40" width="40" height="32" rx="5" />
      <path {...line} d="M48 40v-9a12 12 0 0 1 24 0v9M60 53v7" />
    </>
  );
}

/** Small line pictures in the theme's own tint. */
export const pictures = {
  shelf: Shelf,
  search: Lens,
  box: Box,
  done: Done,
  cloud: Cloud,
  lock: Lock,
} as const satisfies Record<string, ComponentType>;

export type PictureName = keyof typeof pictures;

export function Picture({ name }: { name: PictureName }) {
  const Lines = pictures[name];
  return (
    <svg viewBox="0 0 120 88" className={styles.picture} aria-hidden focusable={false} data-part="picture">
      <ellipse className={styles.wash} cx="60" cy="48" rx="54" ry="34" fill="currentColor" />
      <Lines />
    </svg>
  );
}
