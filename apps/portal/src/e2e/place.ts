import path from 'node:path';

/** Where the journeys run: a port and a data folder of their own. */
export const port = 4692;
export const dataDir = path.resolve(import.meta.dirname, '../../node_modules/.cache/journeys/data');

/** Address of a demo company. */
export const at = (tenant: string, on = port) => `http://${tenant}.localhost:${on}`;

/** Learners of the demo companies (contract 9.2). */
export const learners = {
  rich: '13800000001',
  newHire: '13800000006',
  english: '13800000011',
  vip: '13800000004',
  disabled: '13800000010',
} as const;

export const password = 'Learn@2026';
