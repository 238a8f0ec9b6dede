/** The states of loading (specification point 4). */
export const LoadState = {
  NotLoad: 1,
  Loading: 2,
  Loaded: 3,
} as const;
export type LoadState = (typeof LoadState)[keyof typeof LoadState];

/** The actions on the entries of a list (specification point 4). */
export const EditAction = {
  Edit: 'edit',
  Create: 'create',
  Copy: 'copy',
  Delete: 'delete',
  Cancel: 'cancel',
  Batch: 'batch',
} as const;
export type EditAction = (typeof EditAction)[keyof typeof EditAction];
