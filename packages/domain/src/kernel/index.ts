/**
 * The small mechanisms on which stores, queues and engines are built: notifying listeners, handling events in
 * turn, waiting after failures, calculating with spans, reading received objects, repeatable random numbers.
 * @packageDocumentation
 */
export { backoffMs, spreadMs, type Backoff } from './backoff.ts';
export { inTurn } from './inTurn.ts';
export { emitter, observable, type Emitter, type Observable } from './observable.ts';
export { ownField } from './ownField.ts';
export { hashOf, randomOf } from './random.ts';
export { affordable, insert, lengthOf, longest, missing, union, without, type Span } from './spans.ts';
