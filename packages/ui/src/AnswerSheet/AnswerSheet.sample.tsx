import type { Sample } from '../test/minimalProps.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';

export default {
  render: (root) => (
    <AnswerSheet
      {...root}
      sections={[{ key: 'single', title: '单选题', items: [{ number: 1, state: 'unanswered' }] }]}
      onJump={() => undefined}
    />
  ),
} satisfies Sample;
