import { ErrorCode } from '@stoa/domain';
import { labels as en } from '@stoa/domain/labels/en';
import { labels as zh } from '@stoa/domain/labels/zh-CN';
import type { Localised } from '../db/schema/index.ts';
import type { Locale } from './locale.ts';

export type ErrorParams = Readonly<Record<string, string | number>>;

/** A refusal with the code and the parameters of its message, which are sent to the caller. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly words: Localised | undefined;

  /** @param words replaces the code's usual message */
  constructor(code: ErrorCode, params: ErrorParams = {}, words?: Localised) {
    const frames = Error.stackTraceLimit;
    // No stack is recorded, because nobody reads it for a refusal and recording takes as long as the whole
    // call.
    Error.stackTraceLimit = 0;
    super(`Envelope code ${code}`);
    Error.stackTraceLimit = frames;
    this.code = code;
    this.params = params;
    this.words = words;
  }
}

/** Message texts, split at their placeholders. */
const split = new Map<string, readonly string[]>();

function partsOf(template: string): readonly string[] {
  const known = split.get(template);
  if (known !== undefined) return known;
  const parts = template.split(/\{(\w+)\}/);
  split.set(template, parts);
  return parts;
}

/** The `msg` of an envelope, ready to show. */
export function messageOf(code: ErrorCode, locale: Locale, params: ErrorParams = {}): string {
  let text = '';
  for (const [at, part] of partsOf((locale === 'en' ? en : zh).errorMessages[code]).entries()) {
    text += at % 2 === 0 ? part : String(params[part] ?? `{${part}}`);
  }
  return text;
}

export interface Envelope {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

export const success = (data: unknown): Envelope => ({ code: ErrorCode.Ok, msg: 'ok', data });

export const failure = (code: ErrorCode, locale: Locale, params?: ErrorParams): Envelope => ({
  code,
  msg: messageOf(code, locale, params),
  data: null,
});

/** The answer to a refused call, with the refusal's own message if it has one. */
export const refusal = ({ code, params, words }: BusinessError, locale: Locale): Envelope =>
  words === undefined
    ? failure(code, locale, params)
    : { code, msg: locale === 'en' ? words.en : words.zh, data: null };
