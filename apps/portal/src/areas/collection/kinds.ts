import { TargetKind } from '@stoa/domain';

export type CollectionKind = typeof TargetKind.Special | typeof TargetKind.Institute;

/** Whether an address is about specials or about institutes. */
export const collectionKindOf = (pathname: string): CollectionKind =>
  pathname.startsWith('/course/institute/') ? TargetKind.Institute : TargetKind.Special;
