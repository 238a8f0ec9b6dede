import { clsx } from 'clsx';
import type { Org } from '@stoa/api/contract/company';
import type { UserTranslate } from '../words/index.ts';
import { mostOrgs, orgTree, type OrgNode } from './orgs.ts';
import * as styles from './ProfilePage.css.ts';

export interface CompanyOrgsProps {
  t: UserTranslate;
  /** Name of the company. */
  company: string;
  orgs: readonly Org[];
}

function Level({ nodes }: { nodes: readonly OrgNode[] }) {
  return (
    <ul className={styles.orgs}>
      {nodes.map(({ orgId, name, below }) => (
        <li key={orgId}>
          {name}
          {below.length > 0 && <Level nodes={below} />}
        </li>
      ))}
    </ul>
  );
}

/** The organisations of the person's company, collapsed until somebody opens them. */
export function CompanyOrgs({ t, company, orgs }: CompanyOrgsProps) {
  return (
    <details className={clsx(styles.facts, styles.below)}>
      <summary className={styles.fold}>{t('orgs.title', { company })}</summary>
      <Level nodes={orgTree(orgs)} />
      {orgs.length > mostOrgs && <p className={styles.note}>{t('orgs.first', { count: mostOrgs })}</p>}
    </details>
  );
}
