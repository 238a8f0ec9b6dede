import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useArrival } from '../../../common/useArrival.ts';

// Each view is loaded when it is opened, because people use one of them at a time.
const Records = lazyPart(() => import('./Records.tsx'));
const Result = lazyPart(() => import('./Result.tsx'));

/** All attempts of the person, or the result of the one that the address names. */
export default function ExamRecord() {
  const { search } = useLocation();
  const attemptId = new URLSearchParams(search).get('attemptId') ?? '';
  useArrival(attemptId);
  return /^[1-9]\d{0,14}$/.test(attemptId) ? (
    <Result key={attemptId} attemptId={Number(attemptId)} />
  ) : (
    <Records />
  );
}
