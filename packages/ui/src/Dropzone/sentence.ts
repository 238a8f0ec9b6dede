import { formatBytes } from '@stoa/domain';
import type { Labels } from '../provider/index.ts';
import type { FileRules, Refusal } from './model.ts';

/** Why a file was not taken and what helps, in one sentence that names it. */
export function sentenceFor(
  { name, size, reason }: Refusal,
  rules: FileRules,
  words: Labels['dropzone']['reasons'],
): string {
  switch (reason) {
    case 'folder':
    case 'empty':
      return words[reason](name);
    case 'extension':
      return words.extension(name, rules.extensions);
    case 'size':
      return words.size(name, formatBytes(size), formatBytes(rules.maxSize));
    case 'count':
      return words.count(name, rules.room);
    default:
      return reason satisfies never;
  }
}
