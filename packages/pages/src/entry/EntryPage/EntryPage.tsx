import type { Locale } from '@stoa/domain';
import type { ComponentProps } from 'react';
import { Heading } from '@stoa/ui/Heading';
import { Branded, type Brand } from '../../common/Branded/index.ts';
import type { EntryTranslate } from '../words/index.ts';
import { contentOf, type EntryFace } from './parts/faces.tsx';
import * as styles from './EntryPage.css.ts';

export interface EntryPageProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  t: EntryTranslate;
  locale: Locale;
  /** Name and logo of the company; absent until they have loaded. */
  brand?: Brand | undefined;
  face: EntryFace;
}

/** A page with one question or message for a person who arrives from another site. */
export function EntryPage({ t, locale, brand, face, ...rest }: EntryPageProps) {
  const { title, text, picture, actions } = contentOf(face, t, locale);
  return (
    <Branded {...rest} data-component="EntryPage" brand={brand}>
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
    </Branded>
  );
}
