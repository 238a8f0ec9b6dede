export { defineAdapter } from './adapter.ts';
export type { AdaptedCall, Adapter, Envelope } from './adapter.ts';
export { adapterOf } from './adapterOf.ts';
export { withCodes } from './withCodes.ts';
export type { AdapterOptions } from './adapterOf.ts';
export type { Adapt, Adapted } from '../client/adapt.ts';
