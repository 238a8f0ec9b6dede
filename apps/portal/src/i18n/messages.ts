import type { Locale } from '../preferences/locale.ts';

/**
 * Every group of messages, by the name that `useTranslations` takes, typed by its Chinese catalogue. A room adds its own in
 * its `catalogue.ts`.
 */
// oxlint-disable-next-line typescript/no-empty-interface -- an interface, because each catalogue declares its part of it
export interface Messages {}

/** Name of a group of messages. */
export type Namespace = keyof Messages;

/** The shape an English catalogue must have: the same keys, any words. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
    Locale: Locale;
  }
}
