import { studySummary, weeklyGoals, weeklyGoalSet, type StudyWeek } from '@stoa/api/contract/study';
import { useApi } from '@stoa/api/react';
import { WeekGoal } from '@stoa/pages/home/WeekGoal';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToldAction } from '../../../../common/useToldAction.ts';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';

interface WeekProps {
  week: StudyWeek;
}

function Goal({ week }: WeekProps) {
  const t = useTranslations('homeModules');
  const { reload } = useApi(studySummary, {});
  const { run } = useToldAction(weeklyGoalSet);
  // The choice is shown at once, and taken back when it cannot be stored.
  const [chosen, setChosen] = useState<number>();
  const choose = async (minutes: number) => {
    setChosen(minutes);
    const minutesOffered = weeklyGoals.find((one) => one === minutes);
    if (minutesOffered !== undefined) await run({ minutes: minutesOffered });
    await reload();
    setChosen(undefined);
  };
  return (
    <WeekGoal
      week={chosen === undefined ? week : { ...week, goalMinutes: chosen }}
      choices={weeklyGoals}
      onGoal={(minutes) => void choose(minutes)}
      t={t}
    />
  );
}

/** The week's goal, which the person sets here. */
export default function Week(props: WeekProps) {
  return (
    <WithWords of={[homeModuleWords]}>
      <Goal {...props} />
    </WithWords>
  );
}
