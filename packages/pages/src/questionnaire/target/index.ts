import { TargetKind, type LinkTarget } from '@stoa/domain';

/** The target of a questionnaire to be answered or, with the number of a record, of that record. */
export const surveyTarget = (questionnaireId: number, recordId?: number): LinkTarget => ({
  kind: TargetKind.Questionnaire,
  id: questionnaireId,
  ...(recordId === undefined ? {} : { params: { recordId: String(recordId) } }),
});
