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
/** The size in which the shell stands already: the company's, as the session of this browser knows it. */
const drawnSize = globalThis.document?.documentElement.dataset['stoaFontSize'];
let company: CompanyDefaults =
  person.textSize === undefined && drawnSize !== undefined ? { fontSize: Number(drawnSize) } : {};
const changed = emitter();

/** Puts what holds now on the root element, where the theme's sheet reads it. */
function apply(): void {
  const root = document.documentElement;
  root.dataset['stoaAppearance'] = effectiveAppearance(person, company);
  root.dataset['stoaFontSize'] = String(effectiveTextSize(person, company));
  changed.emit();
}

export const preferences = {
  get: (): Preferences => person,
  /** What holds now. */
  effective: () => ({
    appearance: effectiveAppearance(person, company),
    textSize: effectiveTextSize(person, company),
  }),
  /** Remembers a choice for this browser; without storage it holds until the page is left. */
  choose(choice: Preferences): void {
    person = { ...person, ...choice };
    try {
      localStorage.setItem(preferencesKey, JSON.stringify(person));
    } catch {
      // Blocked or full storage: the choice still holds in this tab.
    }
    apply();
  },
  /** What the company wishes, once it is known. */
  companyWishes(wishes: CompanyDefaults): void {
    company = { ...company, ...wishes };
    apply();
  },
  subscribe: changed.subscribe,
};

/** Adopts choices made in another tab of this browser. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key !== preferencesKey) return;
    person = readPreferences(event.newValue);
    apply();
  });
}

/** The person's choices, as they change. */
export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get);

/** The appearance that holds now: the person's, else the company's, else the system's. */
export const useAppearance = () =>
  useSyncExternalStore(preferences.subscribe, () => effectiveAppearance(person, company));

/** The text size that holds now. */
export const useTextSize = () =>
  useSyncExternalStore(preferences.subscribe, () => effectiveTextSize(person, company));
