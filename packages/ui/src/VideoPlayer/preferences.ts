import { emitter } from '@stoa/domain/kernel';
import { Definition, type Definition as DefinitionType } from '@stoa/domain';
import { useState, useSyncExternalStore } from 'react';

export const captionSizes = ['sm', 'md', 'lg'] as const;
export const captionBackgrounds = ['solid', 'none'] as const;
export const captionPositions = ['bottom', 'top'] as const;

export interface CaptionStyle {
  size: (typeof captionSizes)[number];
  background: (typeof captionBackgrounds)[number];
  position: (typeof captionPositions)[number];
}

/** Settings of the person that apply to later lessons too. */
export interface PlayerPreferences {
  rate: number;
  definition: DefinitionType;
  /** Volume from 0 to 1. */
  volume: number;
  muted: boolean;
  /** Language of the captions; empty when they are off. */
  captionLang: string;
  captionStyle: CaptionStyle;
}

/** Storage for the settings. Both functions may throw; the settings then last until the page is closed. */
export interface PlayerStorage {
  /** Returns what was written last. Other values are ignored. */
  read: () => unknown;
  write: (kept: PlayerPreferences) => void;
}

export const defaultPreferences: PlayerPreferences = {
  rate: 1,
  definition: Definition.Auto,
  volume: 1,
  muted: false,
  captionLang: '',
  captionStyle: { size: 'md', background: 'solid', position: 'bottom' },
};

const key = 'stoa.player';

/** The browser's local storage, for this origin. */
export const browserStorage: PlayerStorage = {
  read: () => JSON.parse(localStorage.getItem(key) ?? 'null'),
  write: (kept) => localStorage.setItem(key, JSON.stringify(kept)),
};

const fields = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
const oneOf = <Value>(list: readonly Value[], wish: unknown, other: Value): Value =>
  list.find((one) => one === wish) ?? other;
const within = (wish: unknown, least: number, most: number, other: number): number =>
  typeof wish === 'number' && wish >= least && wish <= most ? wish : other;

/**
 * Reads stored settings. Any code may have written to the storage, so each field is used only when it is valid.
 */
export function preferencesFrom(stored: unknown): PlayerPreferences {
  const given = fields(stored);
  const look = fields(given.get('captionStyle'));
  const plain = defaultPreferences;
  const lang = given.get('captionLang');
  return {
    rate: within(given.get('rate'), 0.5, 2, plain.rate),
    definition: oneOf(Object.values(Definition), given.get('definition'), plain.definition),
    volume: within(given.get('volume'), 0, 1, plain.volume),
    muted: given.get('muted') === true,
    captionLang: typeof lang === 'string' && lang.length < 36 ? lang : plain.captionLang,
    captionStyle: {
      size: oneOf(captionSizes, look.get('size'), plain.captionStyle.size),
      background: oneOf(captionBackgrounds, look.get('background'), plain.captionStyle.background),
      position: oneOf(captionPositions, look.get('position'), plain.captionStyle.position),
    },
  };
}

export interface PreferenceStore {
  get: () => PlayerPreferences;
  set: (change: Partial<PlayerPreferences>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createPreferences(storage: PlayerStorage): PreferenceStore {
  let kept: PlayerPreferences | undefined;
  const changed = emitter();
  const get = () => {
    if (kept === undefined) {
      try {
        kept = preferencesFrom(storage.read());
      } catch {
        // The storage is forbidden or holds foreign data.
        kept = defaultPreferences;
      }
    }
    return kept;
  };
  return {
    get,
    set(change) {
      kept = { ...get(), ...change };
      try {
        storage.write(kept);
      } catch {
        // The storage is forbidden or full, so the settings last until the page is closed.
      }
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}

const stores = new WeakMap<PlayerStorage, PreferenceStore>();

/** One store for each storage, so that two players of a page have the same settings. */
export function preferencesOf(storage: PlayerStorage): PreferenceStore {
  const store = stores.get(storage) ?? createPreferences(storage);
  stores.set(storage, store);
  return store;
}

const onServer = () => defaultPreferences;

/**
 * The storage of the first render is kept, because an object that is created in each render would lose the
 * settings each time.
 */
export function usePreferences(storage: PlayerStorage) {
  const [store] = useState(() => preferencesOf(storage));
  return [useSyncExternalStore(store.subscribe, store.get, onServer), store] as const;
}
