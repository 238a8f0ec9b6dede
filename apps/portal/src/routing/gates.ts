import type { GlobalConfig, SessionFields, TenantTraits } from '@stoa/domain';
import type { Gate } from './types.ts';

/** Whether a route with this gate is open to the person: by a right of theirs, a flag or a trait of the company. */
export function opens(
  gate: Exclude<Gate, 'company'>,
  session: SessionFields,
  flags: GlobalConfig,
  traits: TenantTraits,
): boolean {
  switch (gate) {
    case 'vip':
      return !session.hideVipModule;
    case 'teaching':
      return session.mentor || session.lecturer || session.admin;
    case 'allowCreateKnowledge':
      return session.allowCreateKnowledge;
    case 'companySetA':
    case 'companySetB':
    case 'tenantCode':
      return traits[gate];
    default:
      return flags[gate];
  }
}
