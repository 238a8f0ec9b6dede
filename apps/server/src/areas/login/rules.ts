import { CompanyStatus, ErrorCode, MemberState, noCompanyId } from '@stoa/domain';
import type { LoginKind } from '@stoa/domain';
import { BusinessError } from '../../http/errors.ts';

export interface Membership {
  readonly memberId: number;
  readonly companyId: number;
  readonly state: MemberState;
  readonly companyStatus: CompanyStatus;
}

export interface Target {
  /** Company of the login page; the platform if the address names none. */
  readonly companyId: number;
  readonly loginTypes: readonly LoginKind[];
}

/** Refuses a login kind that is unknown or not enabled on this page, with 2008. */
export function demandLoginKind(target: Target, kind: LoginKind): void {
  if (!target.loginTypes.includes(kind)) throw new BusinessError(ErrorCode.LoginKindOff);
}

export const isOpen = (membership: Membership): boolean =>
  membership.state === MemberState.Active && membership.companyStatus === CompanyStatus.Active;

/**
 * The company that a login leads into, or an error 2005 to 2007: that of the login page; on the platform's
 * page the one used last, else the first that is open, else none.
 */
export function companyOf(
  target: Pick<Target, 'companyId'>,
  memberships: readonly Membership[],
  lastCompanyId: number | null,
): { companyId: number; memberId: number } {
  if (target.companyId === noCompanyId) {
    const open = memberships.filter(isOpen).toSorted((one, other) => one.memberId - other.memberId);
    const chosen = open.find((membership) => membership.companyId === lastCompanyId) ?? open[0];
    return chosen ?? { companyId: noCompanyId, memberId: 0 };
  }
  const membership = memberships.find((one) => one.companyId === target.companyId);
  if (membership === undefined) throw new BusinessError(ErrorCode.NotMember);
  if (membership.companyStatus !== CompanyStatus.Active) throw new BusinessError(ErrorCode.CompanySuspended);
  if (membership.state !== MemberState.Active) throw new BusinessError(ErrorCode.MemberDisabled);
  return membership;
}

/**
 * Normal form of an account name, so that full-width digits, spaces and case do not give a person several
 * counters.
 */
export const normalAccount = (account: string): string =>
  account
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^\+?86(?=1\d{10}$)/, '');
