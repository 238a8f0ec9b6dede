/**
 * A named part of a page that is no landmark: a page may hold many of them, and each landmark more is one more to walk
 * past. (`<fieldset>` means the same, but brings a box of its own that neither scrolls nor lays out like others.)
 */
export const asGroup = { role: 'group' } as const;
