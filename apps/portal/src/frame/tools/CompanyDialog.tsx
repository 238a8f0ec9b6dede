import { joinedCompanies, switchCompany } from '@stoa/api/contract/company';
import { useApi } from '@stoa/api/react';
import { CompanySwitcher } from '@stoa/ui/CompanySwitcher';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { Dialog } from '@stoa/ui/Dialog';
import { NotLoaded } from '@stoa/pages/common';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { notLoaded } from '../../common/load.ts';
import { useToldAction } from '../../common/useToldAction.ts';
import { usePortal, useSession } from '../../session/portal.ts';
import { hasUnsaved } from '../../kernel/unsaved.ts';

/** The companies that the person belongs to, to switch between them. */
export default function CompanyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('tools.companies');
  const { session, hold } = usePortal();
  const { companyId: currentId } = useSession();
  const { data, error, reload } = useApi(joinedCompanies, {}, { silent: true });
  const action = useToldAction(switchCompany);
  const [pendingId, setPendingId] = useState<number>();
  const [asking, setAsking] = useState<number>();

  const change = async (companyId: number) => {
    setAsking(undefined);
    setPendingId(companyId);
    const result = await action.run({ companyId });
    if (result?.data) {
      hold.set(true);
      session.begin(result.data);
      // A new document is loaded, because colours, flags and messages may differ and nothing of the old
      // company may stay in memory. The timer lets React remove the old page first, so that nothing in it
      // requests its data from the new company.
      setTimeout(() => location.assign('/home'));
    } else setPendingId(undefined);
  };

  if (data === undefined && error !== undefined) {
    return (
      <Dialog open size="sm" title={t('failed')} onOpenChange={onClose}>
        <NotLoaded
          compact
          load={notLoaded(error, () => void reload())}
          retry={t('retry')}
          title={t('failed')}
        />
      </Dialog>
    );
  }
  if (data === undefined) return null;
  return (
    <>
      <CompanySwitcher
        open
        onOpenChange={(open) => !open && onClose()}
        companies={data.map(({ companyId, companyName, logo, unreadNum }) => ({
          companyId,
          name: companyName,
          logo,
          unread: unreadNum,
        }))}
        currentId={currentId}
        pendingId={pendingId}
        onCompanyChange={(companyId) => (hasUnsaved() ? setAsking(companyId) : void change(companyId))}
      />
      {asking !== undefined && (
        <ConfirmDialog
          open
          title={t('ask.title')}
          confirmLabel={t('ask.confirm')}
          cancelLabel={t('ask.cancel')}
          onConfirm={() => void change(asking)}
          onCancel={() => setAsking(undefined)}
        >
          {t('ask.text')}
        </ConfirmDialog>
      )}
    </>
  );
}
