import { partOfDay } from '@stoa/pages/home/greeting';
import { part, showInstead } from './shellParts.ts';

/** The words of the greeting, in one language. */
export interface GreetingWords {
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  /** With the holes `{greeting}` and `{name}`. */
  readonly named: string;
}

/**
 * Writes the greeting of the home into the shell, at the place that it has on the screen. Everything in it is
 * known before any call has answered; `flush` says that no line is expected above it.
 */
export function showGreeting(words: GreetingWords, name: string, hour: number, flush: boolean): void {
  const greeting = words[partOfDay(hour)];
  // The name is put in by a function, because `$` has a meaning in a text that replaces.
  const text = words.named.replace('{greeting}', greeting).replace('{name}', () => name);
  const home = part('div', 'home', part('p', 'title', name === '' ? greeting : text));
  if (flush) home.dataset['flush'] = '';
  showInstead(home);
}
