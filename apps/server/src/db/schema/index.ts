export * from './company.ts';
export * from './member.ts';
export * from './session.ts';
export * from './course.ts';
export * from './study.ts';
export * from './home.ts';
export * from './notification.ts';
export * from './idempotency.ts';
export type { Localised, StoredCorner } from './columns.ts';
