/**
 * The few small mechanisms that stores, queues and engines are made of: telling listeners, handling events in turn,
 * waiting after failures, calculating with spans, reading received objects, repeatable chance.
 *
 * @packageDocumentation
 */
export { backoffMs, spreadMs, type Backoff } from './backoff.ts';
export { inTurn } from './inTurn.ts';
export { emitter, observable, type Emitter, type Observable } from './observable.ts';
export { ownField } from './ownField.ts';
export { hashOf, randomOf } from './random.ts';
export { affordable, insert, lengthOf, longest, missing, union, without, type Span } from './spans.ts';
