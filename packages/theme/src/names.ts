import { colorRoles, cssName } from './contract.ts';

type PathOf<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends null
    ? `${Prefix}${Key}`
    : PathOf<Node[Key], `${Prefix}${Key}.`>;
}[keyof Node & string];

/**
 * A colour token of the contract as a path, such as `accent.textStrong`. Renaming a token makes its uses type
 * errors.
 */
export type ColorPath = PathOf<typeof colorRoles>;

/** A public CSS name. */
export type TokenName = `--stoa-${string}`;

/** A theme: one `#rrggbb` for every colour token. */
export type Theme = Readonly<Record<TokenName, string>>;

/** Both appearances of one tenant. */
export interface ThemePair {
  readonly light: Theme;
  readonly dark: Theme;
}

/** The CSS name of a colour path: `accent.textStrong` → `--stoa-accent-text-strong`. */
export const nameOf = (path: ColorPath): TokenName => cssName(path.split('.'));

const namesBelow = (node: object, path: readonly string[]): TokenName[] =>
  Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null
      ? namesBelow(child, [...path, key])
      : [cssName([...path, key])],
  );

/** The names of all colour tokens, in the contract's order. */
export const colorNames: readonly TokenName[] = namesBelow(colorRoles, []);
