import { lengthOf } from '../TextArea/counting.ts';

/** Whether there is something to send: not only spaces, and within the limit as a person counts. */
export const isSendable = (text: string, limit: number): boolean =>
  text.trim() !== '' && lengthOf(text) <= limit;
