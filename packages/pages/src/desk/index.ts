export { kindOf, reviewableKinds, type DeskLabels } from './kinds.ts';
