import { Sparkles } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './Assistant.css.ts';
import type { AssistantTranslate } from './words/index.ts';

export interface WelcomeProps {
  /** Who is greeted; '' where nobody is known. */
  name: string;
  /** A course is on the screen, which can be asked about. */
  inCourse: boolean;
  t: AssistantTranslate;
  onAsk: (question: string) => void;
  /** Begins a question that the person ends. */
  onDraft: (beginning: string) => void;
}

/** Before the first question: what the assistant is there for, and how one might begin. */
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
