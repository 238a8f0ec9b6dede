import { QuestionKind } from '@stoa/domain';
import type { Sample } from '../test/minimalProps.tsx';
import { Question } from './Question.tsx';

export default {
  render: (root) => (
    <Question
      {...root}
      number={1}
      kind={QuestionKind.Single}
      stem="冷藏柜的温度应当是多少？"
      options={[
        { key: 'A', text: '0 至 4 ℃' },
        { key: 'B', text: '8 至 12 ℃' },
      ]}
    />
  ),
} satisfies Sample;
