import type { CallFacts } from '../contract/define.ts';
import type { RawAnswer } from './answer.ts';
import type { ApiFault } from './errors.ts';
import type { Fields, Route } from './request.ts';

/** The fault that the caller gets when a request or an answer could not be adapted. */
export interface Misfit {
  readonly fault: Extract<ApiFault, { readonly kind: 'shape' }>;
}

/** A call in the shape of the back end. */
export interface Adapted {
  readonly route: Route;
  readonly fields: Fields;
  /** The answer in the shape of the contract. */
  readonly answer?: (answer: RawAnswer) => RawAnswer | Misfit;
  /** Set when the request could not be adapted, so that nothing is sent. */
  readonly misfit?: Misfit;
}

/** Adapts a call to the back end; undefined for a call that is sent as the contract says. */
export type Adapt = (call: CallFacts, fields: Fields) => Adapted | undefined;
