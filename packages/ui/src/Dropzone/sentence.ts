import { formatBytes } from '@stoa/domain';
import type { Labels } from '../provider/index.ts';
import type { FileRules, Refusal } from './model.ts';
import { plainName } from './plainName.ts';

/** One sentence that names a refused file, why it was refused and what to do. */
export function sentenceFor(
  { name, size, reason }: Refusal,
  rules: FileRules,
  words: Labels['dropzone']['reasons'],
): string {
  const file = plainName(name);
  switch (reason) {
    case 'folder':
    case 'empty':
      return words[reason](file);
    case 'extension':
      return words.extension(file, rules.extensions);
    case 'size':
      return words.size(file, formatBytes(size), formatBytes(rules.maxSize));
    case 'count':
      return words.count(file, rules.room);
    default:
      return reason satisfies never;
  }
}
