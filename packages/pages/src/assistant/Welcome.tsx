import { Sparkles } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './Assistant.css.ts';
import type { AssistantTranslate } from './words/index.ts';

export interface WelcomeProps {
  /** Name in the greeting; '' when it is not known. */
  name: string;
  /** Whether a course is on the screen, because questions about it are then suggested. */
  inCourse: boolean;
  t: AssistantTranslate;
  onAsk: (question: string) => void;
  /** Puts the beginning of a question into the field, for the person to complete. */
  onDraft: (beginning: string) => void;
}

/** Shown before the first question: what the assistant can do, and suggestions of what to ask. */
export function Welcome({ name, inCourse, t, onAsk, onDraft }: WelcomeProps) {
  const ask = (text: string) => ({ label: text, onChoose: () => onAsk(text) });
  const suggestions = [
    ask(t('ask.due')),
    ...(inCourse ? [ask(t('ask.summary'))] : []),
    ask(t('ask.credit')),
    { label: t('ask.find'), onChoose: () => onDraft(t('ask.findDraft')) },
  ];
  return (
    <div className={styles.welcome} data-part="welcome">
      <Icon glyph={Sparkles} className={styles.welcomeFace} />
      <Heading level={3} size={18}>
        {t('welcome.title', { name: name || 'none' })}
      </Heading>
      <p className={styles.welcomeText}>{t('welcome.text')}</p>
      <ul aria-label={t('suggestions')} className={styles.suggestions}>
        {suggestions.map(({ label, onChoose }) => (
          <li key={label}>
            <Button variant="outline" fullWidth className={styles.suggestion} onClick={onChoose}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
