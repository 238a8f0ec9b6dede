/** State of a section's data: loading, failed with a way to retry, or ready. */
export type Load<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly data: Data };

/** A link with its words, to an address that leads somewhere. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}
