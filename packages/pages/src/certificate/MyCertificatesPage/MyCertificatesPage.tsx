import type { Certificate } from '@stoa/api/contract/certificate';
import { CertificateState, valuesOf } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { EntryCardSkeleton } from '@stoa/ui/EntryCard';
import { Grid } from '@stoa/ui/Grid';
import { Heading } from '@stoa/ui/Heading';
import { useLabels } from '@stoa/ui/provider';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import type { CertificatesTranslate } from '../words/index.ts';
import * as styles from './MyCertificatesPage.css.ts';
import { CertificateCard } from './parts/CertificateCard.tsx';

export interface MyCertificatesPageProps {
  certificates: Load<RowsOfPage<Certificate>>;
  /** The chosen state; `undefined` shows all of them. */
  state: CertificateState | undefined;
  /** The address that shows a state; `undefined` means all states. */
  hrefOf: (state: CertificateState | undefined) => string;
  /** Address of one certificate. */
  viewHref: (certificateId: number) => string;
  t: CertificatesTranslate;
  resolve: Resolve;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

const skeleton = (
  <Grid least="md">
    {Array.from({ length: 3 }, (_, at) => (
      <EntryCardSkeleton key={at} className={styles.skeletonPart} />
    ))}
  </Grid>
);

function Nothing({ state, hrefOf, t, renderLink = plainLink }: MyCertificatesPageProps) {
  if (state === undefined)
    return <EmptyState picture="shelf" title={t('empty')} description={t('emptyHint')} />;
  return (
    <EmptyState picture="shelf" title={t('emptyOfState')}>
      <Button asChild variant="outline">
        {renderLink({ href: hrefOf(undefined), className: '', children: t('showAll') })}
      </Button>
    </EmptyState>
  );
}

/** The person's own certificates of this company, by state. */
export function MyCertificatesPage(props: MyCertificatesPageProps) {
  const { certificates, state, hrefOf, viewHref, t, resolve, onPage, renderLink = plainLink } = props;
  const words = useLabels('certificateView');
  return (
    <div className={styles.root} data-component="MyCertificatesPage">
      <header className={styles.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {t('title')}
        </Heading>
        <output className={paged.count}>
          {certificates.state === 'ready' &&
            !certificates.data.stale &&
            t('count', { total: certificates.data.total })}
        </output>
      </header>
      <TabNav label={t('states')}>
        {[undefined, ...valuesOf(CertificateState)].map((each) => (
          <TabNavLink key={each ?? 'all'} asChild current={each === state}>
            {renderLink({
              href: hrefOf(each),
              className: '',
              children: each === undefined ? t('all') : words.state[each],
            })}
          </TabNavLink>
        ))}
      </TabNav>
      <Loaded essential load={certificates} retry={t('retry')} skeleton={skeleton} level={2}>
        {(page) =>
          page.rows.length === 0 ? (
            <Nothing {...props} />
          ) : (
            <Paged
              page={page.pageNo}
              pageCount={page.pages}
              stale={page.stale}
              label={t('pages')}
              onPage={onPage}
            >
              <Grid asChild least="md">
                <ul className={styles.list}>
                  {page.rows.map((certificate) => (
                    <li key={certificate.certificateId} className={styles.item}>
                      <CertificateCard
                        href={viewHref(certificate.certificateId)}
                        {...{ certificate, t, resolve, renderLink }}
                      />
                    </li>
                  ))}
                </ul>
              </Grid>
            </Paged>
          )
        }
      </Loaded>
    </div>
  );
}
