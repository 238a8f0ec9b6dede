import type { RuntimeSettings } from '../settings.ts';

/** The facts about a company from the lists of an installation (specification point 6). */
export interface TenantTraits {
  readonly companySetA: boolean;
  readonly companySetB: boolean;
  /** Whether the tenant of the host is one of the listed codes. */
  readonly tenantCode: boolean;
}

/** Reads the traits of the current company and of the tenant whose portal it is. */
export const tenantTraitsOf = (
  {
    companySetA,
    companySetB,
    tenantCodes,
  }: Pick<RuntimeSettings, 'companySetA' | 'companySetB' | 'tenantCodes'>,
  companyId: number,
  domainName: string,
): TenantTraits => ({
  companySetA: companySetA.includes(companyId),
  companySetB: companySetB.includes(companyId),
  tenantCode: tenantCodes.includes(domainName),
});
