import type { Sample } from '../test/minimalProps.tsx';
import { ExamTimer } from './ExamTimer.tsx';

export default { render: (root) => <ExamTimer {...root} secondsLeft={1390} /> } satisfies Sample;
