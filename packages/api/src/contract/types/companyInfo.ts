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
 * The company as the shell shows it. Specification point 7.5 names the first three fields; the others are
 * additions.
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
  /** Whether the home page has an advert as a line at its top, so that space is reserved only then. */
  topAdvert: v.optional(v.boolean()),
});
export type CompanyInfo = v.InferOutput<typeof companyInfo>;

/** An organisation of a company; `parentId` 0 is the root. */
export const org = v.object({
  orgId: v.number(),
  companyId: v.number(),
  parentId: v.number(),
  name: v.string(),
  sort: v.number(),
  memberCount: v.number(),
});
export type Org = v.InferOutput<typeof org>;

/** A joined company in the switcher. */
export const companyBrief = v.object({
  companyId: v.number(),
  companyName: v.string(),
  logo: v.string(),
  current: v.boolean(),
  unreadNum: v.optional(v.number()),
});
export type CompanyBrief = v.InferOutput<typeof companyBrief>;
