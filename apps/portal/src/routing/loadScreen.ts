import { chunkTimeoutMs } from '@stoa/domain';
import type { ComponentType } from 'react';
import { shellWords } from '../i18n/shellWords.ts';
import { loadCatalogue, type Catalogue } from '../i18n/catalogues.ts';
import { recover } from '../kernel/chunkError.ts';
import { withinTime } from '../kernel/withinTime.ts';
import type { Locale } from '../preferences/locale.ts';
import type { ScreenRoute } from './types.ts';

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

async function load(route: ScreenRoute, locale: Locale): Promise<ReadyScreen> {
  const screen = await route.load();
  const [{ default: Component }, catalogue] = await Promise.all([
    screen.load(),
    loadCatalogue(locale, [shellWords, ...screen.words]),
  ]);
  return { Component, catalogue };
}

/**
 * Loads a screen and its words once for each language. A failure is kept, because a render that retried would
 * never end; a new attempt needs a reload of the page.
 */
export function loadScreen(route: ScreenRoute, locale: Locale): Entry {
  const key = `${locale} ${route.path}`;
  const known = entries.get(key);
  if (known) return known;
  const entry: Entry = {
    promise: withinTime(load(route, locale), chunkTimeoutMs).then((ready) => (entry.ready = ready), recover),
  };
  entries.set(key, entry);
  return entry;
}
