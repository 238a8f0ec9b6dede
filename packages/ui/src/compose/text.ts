import { lengthOf } from '../TextArea/counting.ts';

/** Whether a text can be sent: it is not only spaces, and within the limit as people count characters. */
export const isSendable = (text: string, limit: number): boolean =>
  text.trim() !== '' && lengthOf(text) <= limit;
