import type { Offers } from '@stoa/api';
import type { GlobalConfig } from '@stoa/domain';

/** The abilities of an installation's back end on which the portal depends. */
export interface BackEnd {
  /** Whether the back end has a call. */
  readonly offers: Offers;
  /** Whether the back end has the calls that the screen of a path requires. */
  readonly serves: (path: string) => boolean;
  /** The flags of a company, without those for which the back end has no calls. */
  readonly flags: (flags: GlobalConfig) => GlobalConfig;
}

/** A back end with every call of the contract. */
export const wholeBackEnd: BackEnd = {
  offers: () => true,
  serves: () => true,
  flags: (flags) => flags,
};
