/** The type that the messages of another language must have: the same keys with any text. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };
