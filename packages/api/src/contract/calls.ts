import type { contract } from './all.ts';
import type { AnyCall } from './define.ts';

type Areas = typeof contract;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All calls of the contract's areas, in one object. */
type Declared = Intersection<Areas[keyof Areas]>;

/** Every call of the contract by its name. Endpoints of another protocol, such as tus, are not calls. */
export type Calls = {
  readonly [Name in keyof Declared as Declared[Name] extends AnyCall ? Name : never]: Declared[Name];
};
