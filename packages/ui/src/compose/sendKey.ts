import type { KeyboardEvent } from 'react';
import { actionOf } from '../keyboard/keyMap.ts';
import { chatKeys, isComposing } from './keys.ts';

/** Enter sends and Shift+Enter breaks the line (`chatKeys`). Enter of an input method does neither. */
export const onSendKey = (send: () => void) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (isComposing(event.nativeEvent) || actionOf(chatKeys, event) !== 'send') return;
  event.preventDefault();
  send();
};
