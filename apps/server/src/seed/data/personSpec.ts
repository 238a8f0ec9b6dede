import type { Pair } from './text.ts';

/** A teacher, lecturer or mentor, as the data modules write it. */
export interface PersonSpec {
  id: number;
  /** The account behind the profile, if there is one. */
  userId?: number;
  name: Pair;
  title: Pair;
  org?: Pair;
  tags: readonly Pair[];
  /** The introduction, which is one paragraph. */
  intro: Pair;
  expertise: readonly Pair[];
  honours?: readonly Pair[];
  /** Person id whose picture is used, for a person with two roles. */
  pictureOf?: number;
}
