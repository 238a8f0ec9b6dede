export { startSpecificationServer } from './server.ts';
export type { SpecificationServer, SpecificationServerOptions } from './server.ts';
export { account, shapes } from './answers.ts';
export type { Shape } from './answers.ts';
