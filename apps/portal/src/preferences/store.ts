import { emitter } from '@stoa/domain/kernel';
import { useSyncExternalStore } from 'react';
import {
  effectiveAppearance,
  effectiveTextSize,
  readPreferences,
  type CompanyDefaults,
  type Preferences,
} from './rules.ts';

export const preferencesKey = 'stoa:preferences';

const read = (): string | null => {
  try {
    return localStorage.getItem(preferencesKey);
  } catch {
    return null;
  }
};

let person: Preferences = readPreferences(read());
/** The text size that the shell was painted with: the company's, from the stored session of this browser. */
const drawnSize = globalThis.document?.documentElement.dataset['stoaFontSize'];
let company: CompanyDefaults =
  person.textSize === undefined && drawnSize !== undefined ? { fontSize: Number(drawnSize) } : {};
const changed = emitter();

/** Sets the current preferences on the root element, where the theme's style sheet reads them. */
function apply(): void {
  const root = document.documentElement;
  root.dataset['stoaAppearance'] = effectiveAppearance(person, company);
  root.dataset['stoaFontSize'] = String(effectiveTextSize(person, company));
  changed.emit();
}

export const preferences = {
  get: (): Preferences => person,
  /** The preferences in effect: the person's choice, else the company's default, else the system's. */
  effective: () => ({
    appearance: effectiveAppearance(person, company),
    textSize: effectiveTextSize(person, company),
  }),
  /** Stores a choice in this browser; without storage it holds until the page is left. */
  choose(choice: Preferences): void {
    person = { ...person, ...choice };
    try {
      localStorage.setItem(preferencesKey, JSON.stringify(person));
    } catch {
      // Storage is blocked or full, so the choice holds in this tab only.
    }
    apply();
  },
  /** Sets the company's defaults when they are known. */
  companyWishes(wishes: CompanyDefaults): void {
    company = { ...company, ...wishes };
    apply();
  },
  subscribe: changed.subscribe,
};

/** Adopts choices that were made in another tab of this browser. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== preferencesKey) return;
    person = readPreferences(event.newValue);
    apply();
  });
}

/** The person's choices; renders again when they change. */
export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get);

/** The appearance in effect: the person's, else the company's, else the system's. */
export const useAppearance = () =>
  useSyncExternalStore(preferences.subscribe, () => effectiveAppearance(person, company));

/** The text size in effect. */
export const useTextSize = () =>
  useSyncExternalStore(preferences.subscribe, () => effectiveTextSize(person, company));
