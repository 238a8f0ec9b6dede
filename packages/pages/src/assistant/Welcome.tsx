import { Sparkles } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './Assistant.css.ts';

export interface WelcomeProps {
  title: string;
  text: string;
  /** Name of the list. */
  label: string;
  suggestions: readonly { label: string; onChoose: () => void }[];
}

/** Before the first question: what the assistant is there for, and how one might begin. */
export function Welcome({ title, text, label, suggestions }: WelcomeProps) {
  return (
    <div className={styles.welcome} data-part="welcome">
      <Icon glyph={Sparkles} className={styles.welcomeFace} />
      <Heading level={3} size={18}>
        {title}
      </Heading>
      <p className={styles.welcomeText}>{text}</p>
      <ul aria-label={label} className={styles.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.label}>
            <Button variant="outline" fullWidth className={styles.suggestion} onClick={suggestion.onChoose}>
              {suggestion.label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
