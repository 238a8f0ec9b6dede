import type { Locale } from '../preferences/locale.ts';

/**
 * Every group of messages, by the name that `useTranslations` takes, with the type of its Chinese catalogue.
 * Each folder of the portal adds its own in its `catalogue.ts`, which only an interface allows.
 */
export interface Messages {}

/** Name of a group of messages. */
export type Namespace = keyof Messages;

export type { Translated } from '@stoa/pages/words';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
