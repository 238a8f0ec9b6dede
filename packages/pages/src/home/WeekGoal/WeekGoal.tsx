import type { StudyWeek } from '@stoa/api/contract/study';
import { Select } from '@stoa/ui/Select';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import type { HomeModulesTranslate } from '../words/index.ts';
import { weekOf } from './week.ts';
import * as styles from './WeekGoal.css.ts';

export interface WeekGoalProps {
  week: StudyWeek;
  /** Minutes a week that the person may choose from; 0 is no goal. */
  choices: readonly number[];
  onGoal: (minutes: number) => void;
  t: HomeModulesTranslate;
}

/** The days of this week with the study time of each, and the goal. */
export function WeekGoal({ week, choices, onGoal, t }: WeekGoalProps) {
  const { days, minutes, goal, reached } = weekOf(week);
  return (
    <div className={styles.root} data-component="WeekGoal" data-state={reached ? 'reached' : 'open'}>
      <ol className={styles.days} aria-label={t('week.days')}>
        {days.map(({ weekday, minutes: studied, share, state }) => (
          <li key={weekday} className={styles.day} data-state={state}>
            <span className={styles.fill} style={{ blockSize: `${share}%` }} />
            <VisuallyHidden>
              {state === 'ahead'
                ? t('week.ahead', { day: t(`week.day.${weekday}`) })
                : t('week.studied', { day: t(`week.day.${weekday}`), count: studied })}
            </VisuallyHidden>
          </li>
        ))}
      </ol>
      <p className={styles.words} data-part="week">
        {reached ? t('week.reached', { minutes }) : t('week.sum', { minutes })}
      </p>
      <Select
        size="sm"
        aria-label={t('week.goal')}
        className={styles.goal}
        value={String(goal)}
        onValueChange={(value) => onGoal(Number(value))}
        options={[...new Set([...choices, goal])].map((choice) => ({
          value: String(choice),
          label: choice === 0 ? t('week.none') : t('week.choice', { minutes: choice }),
        }))}
      />
    </div>
  );
}
