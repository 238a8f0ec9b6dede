import { chunkTimeoutMs } from '@stoa/domain';
import type { ComponentType } from 'react';
import type { Locale } from '../i18n/areas.ts';
import { loadCatalogue, type Catalogue } from '../i18n/catalogues.ts';
import { recover } from '../kernel/chunkError.ts';
import type { RouteRow } from './types.ts';

/** A screen with its words. */
export interface ReadyScreen {
  readonly Component: ComponentType;
  readonly catalogue: Catalogue;
}

interface Entry {
  readonly promise: Promise<ReadyScreen>;
  ready?: ReadyScreen;
}

const entries = new Map<string, Entry>();

/** Gives up where the specification's point 9 does; the browser itself may wait for ever. */
function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Page resources took too long.')), chunkTimeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Loads a screen and its words once for each language. A failure stays, because a render that tried again
 * would never end: whoever wants another attempt loads the page anew.
 */
export function loadScreen(row: RouteRow, locale: Locale): Entry {
  const key = `${locale} ${row.path}`;
  const known = entries.get(key);
  if (known) return known;
  const { screen } = row;
  if (!screen) throw new Error(`${row.path} has no screen.`);
  const work = Promise.all([screen(), loadCatalogue(locale, ['shell', ...(row.areas ?? [])])]);
  const entry: Entry = {
    promise: withinTime(work).then(
      ([{ default: Component }, catalogue]) => (entry.ready = { Component, catalogue }),
      recover,
    ),
  };
  entries.set(key, entry);
  return entry;
}
