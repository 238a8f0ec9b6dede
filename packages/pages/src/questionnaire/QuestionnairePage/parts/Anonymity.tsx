import { AnonymousMode } from '@stoa/domain';
import { EyeOff, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@stoa/ui/Icon';
import { Switch } from '@stoa/ui/Switch';
import * as styles from '../QuestionnairePage.css.ts';
import type { QuestionnairePageProps } from '../types.ts';

type AnonymityProps = Pick<QuestionnairePageProps, 'anonymous' | 't' | 'onAnonymous'> & {
  mode: AnonymousMode;
  locked: boolean;
};

/** Whether the answers are stored with the name; with a switch if the respondent decides. */
export function Anonymity({ mode, anonymous, locked, t, onAnonymous }: AnonymityProps) {
  const id = useId();
  const isChoice = mode === AnonymousMode.RespondentChooses;
  const words = isChoice ? t(anonymous ? 'choiceOn' : 'choiceOff') : t(anonymous ? 'anonymous' : 'named');
  return (
    <div className={styles.anonymity} data-part="anonymity">
      <Icon glyph={anonymous ? EyeOff : UserRound} />
      {isChoice && (
        <Switch
          checked={anonymous}
          disabled={locked}
          aria-describedby={id}
          onCheckedChange={onAnonymous}
          className={styles.choice}
        >
          {t('choice')}
        </Switch>
      )}
      <span id={id} className={styles.anonymityWords}>
        {words}
      </span>
    </div>
  );
}
