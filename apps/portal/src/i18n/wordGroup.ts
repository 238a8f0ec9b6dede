import type { Labels } from '@stoa/ui';
import type { Locale } from '../preferences/locale.ts';
import type { Messages, Namespace, Translated } from './messages.ts';

/** Functions that load a value, one for each language. */
type Load<Value> = Readonly<Record<Locale, () => Promise<{ default: Value }>>>;

/** The texts of a group of components, from `@stoa/ui/locales`. */
export type LabelGroup = Load<Partial<Labels>>;

/** A group of messages that loads when a screen or part first shows it. */
export interface WordGroup<Name extends Namespace = Namespace> {
  readonly name: Name;
  readonly load: Load<unknown>;
  /** The texts of the components that are shown with these messages. */
  readonly labels: readonly LabelGroup[];
}

/** Declares a group of messages; both languages have the same keys. */
export const words = <Name extends Namespace>(
  name: Name,
  load: Load<Translated<Messages[Name]>>,
  labels: readonly LabelGroup[] = [],
): WordGroup<Name> => ({ name, load, labels });
