import type { Pair } from './text.ts';

/** Somebody who teaches, as the data modules write it. */
export interface PersonSpec {
  id: number;
  /** The account behind the profile, when there is one. */
  userId?: number;
  name: Pair;
  title: Pair;
  org?: Pair;
  tags: readonly Pair[];
  /** A paragraph. */
  intro: Pair;
  expertise: readonly Pair[];
  honours?: readonly Pair[];
  /** Whose picture it is, where the same person has two roles. */
  pictureOf?: number;
}
