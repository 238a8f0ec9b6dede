import { noteDelete, noteList } from '@stoa/api/contract/interact';
import { useApiPage } from '@stoa/api/react';
import { MyNotes } from '@stoa/pages/account/MyNotes';
import { announce } from '@stoa/ui/LiveRegion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useToldAction } from '../../../common/useToldAction.ts';

const pageSize = 30;

export interface NotesProps {
  pageNo: number;
  onPage: (page: number) => void;
}

/** The person's notes on all courses. */
export default function Notes({ pageNo, onPage }: NotesProps) {
  const t = useTranslations('mine');
  const resolve = useLinkResolver();
  const [now] = useState(() => Date.now());
  const page = useApiPage(noteList, { scope: 'mine', pageNo, pageSize });
  const { run } = useToldAction(noteDelete);
  const remove = async (noteId: number) => {
    const result = await run({ noteIds: [noteId] });
    if (!result?.data) return;
    announce(t('note.deleted'));
    await page.reload();
  };
  return (
    <MyNotes
      notes={pageLoadOf(page)}
      now={now}
      t={t}
      resolve={resolve}
      onDelete={(noteId) => void remove(noteId)}
      onPage={onPage}
      renderLink={routerLink}
    />
  );
}
