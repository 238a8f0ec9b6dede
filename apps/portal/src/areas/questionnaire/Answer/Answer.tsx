import { useLocation } from 'react-router-dom';
import { contextFrom } from '../../../common/course/studyContext.ts';
import { Answering } from './Answering.tsx';
import { Record } from './Record.tsx';

/** A questionnaire, or a record of it. The route has checked that `id` is a number. */
export default function Answer() {
  const query = new URLSearchParams(useLocation().search);
  const questionnaireId = Number(query.get('id'));
  const recordId = Number(query.get('recordId'));
  if (Number.isSafeInteger(recordId) && recordId > 0) return <Record {...{ questionnaireId, recordId }} />;
  return (
    <Answering
      key={questionnaireId}
      questionnaireId={questionnaireId}
      context={contextFrom(query)}
      back={query.get('back')}
    />
  );
}
