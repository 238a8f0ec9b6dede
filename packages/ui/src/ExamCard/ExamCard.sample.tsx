import { ExamKind, ExamUserState } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { ExamCard } from './ExamCard.tsx';

export default {
  render: (root) => (
    <ExamCard
      {...root}
      title="食品安全季度考试"
      href="#exam"
      examKind={ExamKind.Exam}
      standing={{ state: ExamUserState.Available }}
      now={Date.UTC(2026, 10, 21)}
      durationMinutes={60}
      questionCount={30}
      passScore={80}
      totalScore={100}
      usedAttempts={0}
      maxAttempts={2}
    />
  ),
} satisfies Sample;
