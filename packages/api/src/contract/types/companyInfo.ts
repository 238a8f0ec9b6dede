import { FontSize } from '@stoa/domain';
import type { LinkTarget } from '@stoa/domain';
import * as v from 'valibot';
import { linkTarget } from './values.ts';
import { lenient, recursive } from './wire.ts';

export interface NavItem {
  key: string;
  title: string;
  target: LinkTarget;
  children?: NavItem[] | undefined;
}

/** An entry of the main navigation. */
export const navItem = recursive<NavItem>((self) =>
  v.object({
    key: v.string(),
    title: v.string(),
    target: linkTarget,
    children: v.optional(v.array(self)),
  }),
);

/**
 * Specification point 7.5: the company as the shell shows it. It reads the first three; the rest is
 * additive (contract 5.1).
 */
export const companyInfo = v.object({
  logo: lenient(v.string(), ''),
  companyName: lenient(v.string(), ''),
  fontSize: lenient(v.number(), FontSize.Standard),
  companyId: v.optional(v.number()),
  colorPrimary: v.optional(v.string()),
  deep: v.optional(v.boolean()),
  tabLogoUrl: v.optional(v.string()),
  tabTitle: v.optional(v.string()),
  footerHtml: v.optional(v.string()),
  servicePhone: v.optional(v.string()),
  navItems: v.optional(v.array(navItem)),
  /** Beside the contract's fields: whether its home page has a line over it, so that only then room is kept. */
  topAdvert: v.optional(v.boolean()),
});
export type CompanyInfo = v.InferOutput<typeof companyInfo>;

/** Contract 5.1: an organisation of a company; `parentId` 0 is the root. */
export const org = v.object({
  orgId: v.number(),
  companyId: v.number(),
  parentId: v.number(),
  name: v.string(),
  sort: v.number(),
  memberCount: v.number(),
});
export type Org = v.InferOutput<typeof org>;

/** A joined company in the switcher (contract 5.1). */
export const companyBrief = v.object({
  companyId: v.number(),
  companyName: v.string(),
  logo: v.string(),
  current: v.boolean(),
  unreadNum: v.optional(v.number()),
});
export type CompanyBrief = v.InferOutput<typeof companyBrief>;
