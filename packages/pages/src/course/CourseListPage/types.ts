import type { ChargeKind, Corner, ProgressState } from '@stoa/domain';
import type { PageLink } from '../../common/index.ts';

/** A course in the form that pages took before they took the contract's: search takes it still. */
export interface ListedCourse {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  /** Key or id; chooses the motif of a generated cover. */
  category: string | number;
  categoryName: string;
  level: string;
  itemCount: number;
  durationSeconds: number;
  score: number;
  learners?: number | undefined;
  credit: number;
  teacherNames: readonly string[];
  tags: readonly string[];
  corners: readonly Corner[];
  chargeKind: ChargeKind;
  priceFen?: number | undefined;
  vipPriceFen?: number | undefined;
  progress?: { percent: number; state: ProgressState } | undefined;
  /** Why it is in the list. */
  reason?: string | undefined;
  /** Its place in a ranking. */
  rank?: number | undefined;
  /** Absent where the company shows no such mark. */
  collected?: boolean | undefined;
  wanted?: boolean | undefined;
  /** What to do with it, in the table: look at it. */
  action?: PageLink | undefined;
  /** Where learning goes on, once one has it: in the table instead of the action. */
  resume?: PageLink | undefined;
}
