import { CircleCheck } from 'lucide-react';
import { Animation } from '@stoa/ui/Animation';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './Message.css.ts';

const src = new URL('celebration.json', import.meta.url).href;

/** A tick that is drawn once when the whole course is complete; the words beside it say the same. */
export default function Celebration() {
  return (
    <Animation src={src} label="" poster={<Icon glyph={CircleCheck} />} className={styles.celebration} />
  );
}
