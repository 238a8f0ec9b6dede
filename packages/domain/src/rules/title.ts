/** Title of the browser tab until a tenant sets its own; the wording is that of specification point 1. */
export const defaultTabTitle = (productName: string): string => `${productName} - learner end`;

/** Title of one page: the page's own title, then the portal's. */
export const pageTitle = (page: string, tabTitle: string): string =>
  page === '' ? tabTitle : `${page} · ${tabTitle}`;
