import type { Corner, LinkTarget, VisibleScope } from '@stoa/domain';
import { bigint, doublePrecision, jsonb } from 'drizzle-orm/pg-core';

/** A text in both languages; the server answers one of them. */
export interface Localised {
  zh: string;
  en: string;
}

/** A corner badge with its text in both languages. */
export interface StoredCorner extends Omit<Corner, 'text'> {
  text?: Localised;
}

/** Ids are whole numbers up to 2^53, because JSON readers keep no larger one exactly. */
export const id = () => bigint({ mode: 'number' });

/** Epoch milliseconds. */
export const time = () => bigint({ mode: 'number' });

/** Media seconds, with one decimal. */
export const seconds = () => doublePrecision();

export const localised = () => jsonb().$type<Localised>();
export const linkTarget = () => jsonb().$type<LinkTarget>();
export const visibleScope = () => jsonb().$type<VisibleScope>();
