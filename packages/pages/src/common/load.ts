/** Why a section could not be loaded, as far as the person is told; without anything, the server refused. */
export interface Failure {
  /** No answer came, or the answer could not be read. */
  readonly kind?: 'network' | 'unreadable' | undefined;
  /** The server's own words. */
  readonly message?: string | undefined;
}

/**
 * State of a section's data: loading, failed with a way to retry, absent because the back end does not have
 * it, or ready.
 */
export type Load<Data> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed'; readonly onRetry: () => void } & Failure)
  | { readonly state: 'absent' }
  | { readonly state: 'ready'; readonly data: Data };

/** A link with its words, to an address that leads somewhere. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}
