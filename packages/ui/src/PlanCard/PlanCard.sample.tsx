import { AssignKind, PlanItemType, ProgressState } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { PlanCard } from './PlanCard.tsx';

export default {
  render: (root) => (
    <PlanCard
      {...root}
      title="新员工三十天"
      href="#plan"
      seed={30}
      type={PlanItemType.NewPlan}
      assignKind={AssignKind.Compulsory}
      state={ProgressState.InProgress}
      now={Date.UTC(2026, 10, 21)}
      percent={46}
      doneTasks={6}
      totalTasks={13}
      credit={0}
    />
  ),
} satisfies Sample;
