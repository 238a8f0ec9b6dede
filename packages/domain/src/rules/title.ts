/** Browser-tab title until a tenant sets its own (specification point 1, to the letter). */
export const defaultTabTitle = (productName: string): string => `${productName} - learner end`;

/** Title of one page: what it shows, then whose it is. */
export const pageTitle = (page: string, tabTitle: string): string =>
  page === '' ? tabTitle : `${page} · ${tabTitle}`;
