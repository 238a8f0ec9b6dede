import type { Corner, LinkTarget, VisibleScope } from '@stoa/domain';
import { bigint, doublePrecision, jsonb } from 'drizzle-orm/pg-core';

/** Seed content stores both languages; the server answers one of them (contract 1.3). */
export interface Localised {
  zh: string;
  en: string;
}

/** A corner badge with its text in both languages. */
export interface StoredCorner extends Omit<Corner, 'text'> {
  text?: Localised;
}

/** Ids are int53 everywhere (contract 1.3). */
export const id = () => bigint({ mode: 'number' });

/** Epoch milliseconds (contract 1.3). */
export const time = () => bigint({ mode: 'number' });

/** Media seconds, one decimal allowed (contract 1.3). */
export const seconds = () => doublePrecision();

export const localised = () => jsonb().$type<Localised>();
export const linkTarget = () => jsonb().$type<LinkTarget>();
export const visibleScope = () => jsonb().$type<VisibleScope>();
