import type { Offers } from '@stoa/api';
import type { GlobalConfig } from '@stoa/domain';

/** What the back end of an installation has, as far as the portal depends on it. */
export interface BackEnd {
  /** Whether it has a call. */
  readonly offers: Offers;
  /** Whether it has the calls that the screen of a path cannot do without. */
  readonly serves: (path: string) => boolean;
  /** The flags of a company, less what it has no calls for. */
  readonly flags: (flags: GlobalConfig) => GlobalConfig;
}

/** A back end with every call of the contract. */
export const wholeBackEnd: BackEnd = {
  offers: () => true,
  serves: () => true,
  flags: (flags) => flags,
};
