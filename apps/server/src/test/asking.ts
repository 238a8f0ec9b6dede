import { chatSend } from '@stoa/api/contract/ai';
import { expect } from 'vitest';
import { brokenPromises } from './promises.ts';
import type { Json, TestServer } from './server.ts';

export interface Question {
  readonly sessionId?: number;
  readonly context?: object;
  readonly idemKey?: string;
  readonly language?: string;
  readonly token?: string;
}

/** Asks the assistant as the usual person, or as another one when the question brings a token. */
export function asking(by: () => { app: TestServer; mine: string }) {
  const ask = (text: string, { token, language = 'zh-CN', ...more }: Question = {}) => {
    const { app, mine } = by();
    return app.call('POST', chatSend.path, {
      json: { text, stream: false, idemKey: crypto.randomUUID(), ...more },
      token: token ?? mine,
      headers: { 'accept-language': language },
    });
  };
  const answerTo = async (text: string, more?: Question): Promise<Json> => {
    const answer = await ask(text, more);
    expect([text, answer.code, brokenPromises(chatSend, answer)]).toEqual([text, 200, []]);
    return answer.data;
  };
  return { ask, answerTo };
}

export const textOf = (data: Json): string => String(data['message']?.['text']);
