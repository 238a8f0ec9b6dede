/**
 * A named group that is not a landmark, because a page may have many of them and people step through all
 * landmarks. (A `<fieldset>` has the same meaning, but its box does not scroll and cannot be laid out like
 * others.)
 */
export const asGroup = { role: 'group' } as const;
