/**
 * Why a section could not be loaded, for the message to the person; without any property, the server has
 * refused.
 */
export interface Failure {
  /** No answer came, or the answer could not be read. */
  readonly kind?: 'network' | 'unreadable' | undefined;
  /** The message of the server. */
  readonly message?: string | undefined;
  /** Whether the server would refuse again, so that there is nothing to retry. */
  readonly final?: boolean | undefined;
}

/**
 * State of a section's data: loading, failed with a function to retry, absent because the back end does not
 * have it, or ready.
 */
export type Load<Data> =
  | { readonly state: 'loading' }
  | ({ readonly state: 'failed'; readonly onRetry: () => void } & Failure)
  | { readonly state: 'absent' }
  | { readonly state: 'ready'; readonly data: Data };

/** A link with its text; its address always leads to a page that exists. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
}
