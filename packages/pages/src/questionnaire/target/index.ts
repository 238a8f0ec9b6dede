import { TargetKind, type LinkTarget } from '@stoa/domain';

/** A questionnaire, to be answered or, with the number of a record, to look at what was handed in. */
export const surveyTarget = (questionnaireId: number, recordId?: number): LinkTarget => ({
  kind: TargetKind.Questionnaire,
  id: questionnaireId,
  ...(recordId === undefined ? {} : { params: { recordId: String(recordId) } }),
});
