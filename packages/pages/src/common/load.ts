/** What a section of a page knows: it still asks, it failed and can ask again, or it has its data. */
export type Load<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly data: Data };

/** A way on: words and an address that leads somewhere. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}
