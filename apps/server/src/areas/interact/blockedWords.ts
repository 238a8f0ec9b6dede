import { ErrorCode } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';

/** Fragments of words that block a text: cheating for hire, forged papers, fraud, pornography. */
const parts = ['代考', '替考', '代刷课', '代刷学时', '办假证', '代开发票', '刷单兼职', '裸聊', '约炮'];
const words = ['casino', 'porn', 'viagra'];

const wholeWords = new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`);

/** Finds a blocked word also when it is written in full-width letters or with marks between the characters. */
export function isBlocked(said: string): boolean {
  const plain = said.normalize('NFKC').toLowerCase();
  const squeezed = plain.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return parts.some((part) => squeezed.includes(part)) || wholeWords.test(plain);
}

/** Refuses a text that contains blocked words. */
export function demandDecent(said: string): void {
  if (isBlocked(said)) throw new BusinessError(ErrorCode.TextBlocked);
}
