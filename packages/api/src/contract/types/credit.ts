import { AssignKind, TargetKind } from '@stoa/domain';
import * as v from 'valibot';

/** The reasons for which credit is awarded. */
export const creditReasons = ['COMPLETE', 'SHARE'] as const;

/** Whether an award of credit counts: 1 counts, 2 was taken back. */
export const CreditEntryState = { Valid: 1, Revoked: 2 } as const;
export type CreditEntryState = (typeof CreditEntryState)[keyof typeof CreditEntryState];

/** One award of credit. */
export const creditEntry = v.object({
  entryId: v.number(),
  year: v.number(),
  kind: v.enum(AssignKind),
  credit: v.number(),
  sourceKind: v.enum(TargetKind),
  sourceId: v.number(),
  title: v.string(),
  awardedTime: v.number(),
  reason: v.picklist(creditReasons),
  state: v.enum(CreditEntryState),
  note: v.optional(v.string()),
});
export type CreditEntry = v.InferOutput<typeof creditEntry>;
