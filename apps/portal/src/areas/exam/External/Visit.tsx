import { createIntention, isApiError } from '@stoa/api';
import { externalExamEnter } from '@stoa/api/contract/exam';
import {
  ExternalExamPage,
  type ExternalStep,
  type GuestGiven,
  type GuestRefusal,
} from '@stoa/pages/exam/ExternalExamPage';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { showTheme } from '../../../boot/theme.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { Waiting } from '../../../common/Waiting.tsx';
import { useLanguage } from '../../../i18n/Language.tsx';
import { usePortal } from '../../../session/portal.ts';
import type { AttemptRequest } from '../attempt/model/state.ts';
import { createGuest } from './createGuest.ts';
import { refusalOf, wayOf } from './entry.ts';
import type { Seat } from './guestSession.ts';
import { useExternalExam } from './useExternalExam.ts';
import { useLeftBehind } from './useLeftBehind.ts';

// Loaded when the exam begins or is over, because the first page of a link shows neither paper nor result.
const GuestSitting = lazyPart(() => import('./GuestSitting.tsx'), { waiting: <Waiting wholePage /> });
const GuestResult = lazyPart(() => import('./GuestResult.tsx'));

type At =
  | { readonly step: 'about' }
  /** `returning`: nobody can begin now, so the form only leads back to an earlier attempt. */
  | { readonly step: 'form'; readonly returning: boolean }
  /**
   * The request stays the one with which the guest entered, because a changed request would open the attempt
   * again.
   */
  | { readonly step: 'sit'; readonly request: AttemptRequest }
  | { readonly step: 'blocked'; readonly message: string; readonly attemptId: number | undefined }
  | { readonly step: 'result'; readonly attemptId: number };

const requestOf = ({ examId, attemptId }: Seat, password?: string): AttemptRequest => ({
  examId,
  attemptId,
  password,
  context: {},
});

const codePattern = /^[\w-]{1,64}$/;

/** The visit of one guest to the exam behind a link. */
export function Visit({ code }: { code: string }) {
  const t = useTranslations('externalExam');
  const { locale } = useLanguage();
  const portal = usePortal();
  const { branding } = portal;
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  const [guest] = useState(() => createGuest(portal, code));
  const [intention] = useState(createIntention);
  const [openedAt] = useState(() => Date.now());
  const { exam, reload } = useExternalExam(guest.client, codePattern.test(code) ? code : undefined);
  const [at, setAt] = useState<At>(() => {
    // After a reload the guest continues at the same step.
    const seat = guest.seat();
    if (seat?.attemptId === undefined) return { step: 'about' };
    return seat.over
      ? { step: 'result', attemptId: seat.attemptId }
      : { step: 'sit', request: requestOf(seat) };
  });
  const [given, setGiven] = useState<Partial<GuestGiven>>({});
  const [refusal, setRefusal] = useState<{ readonly reason: GuestRefusal }>();
  const [sending, setSending] = useState(false);
  useLeftBehind(guest.client);
  const known = exam.state === 'ready' ? exam.data : undefined;
  useScreenTitle(known?.exam.title ?? t('title'));
  useEffect(() => void branding.load(), [branding]);
  useEffect(() => guest.ended.subscribe(() => setAt({ step: 'form', returning: false })), [guest]);
  const colour = known?.colorPrimary;
  useEffect(() => {
    // A preview is not stored, because the colour is that of the exam's company, which need not be the
    // company of this address.
    if (colour !== undefined && colour !== '') void showTheme(colour, 'preview');
  }, [colour]);

  const onOver = useCallback(
    (attemptId: number) => {
      const seat = guest.seat();
      if (seat) guest.sit({ ...seat, attemptId, over: true });
      setAt({ step: 'result', attemptId });
    },
    [guest],
  );
  const onRefused = useCallback(() => {
    reload();
    setAt({ step: 'about' });
  }, [reload]);

  const enter = async (form: GuestGiven) => {
    setGiven(form);
    setSending(true);
    const request = { code, ...form };
    try {
      const idemKey = intention.keyOf(request);
      const entry = await guest.client.call(externalExamEnter, { ...request, idemKey });
      intention.settle();
      const way = wayOf(entry);
      const { attemptId } = way;
      const entered: Seat = { examId: entry.examId, attemptId, over: way.to === 'blocked' };
      guest.enter(entry, entered);
      setRefusal(undefined);
      setAt(
        way.to === 'blocked'
          ? { step: 'blocked', message: way.message, attemptId }
          : { step: 'sit', request: requestOf(entered, form.password) },
      );
    } catch (error) {
      if (!isApiError(error)) throw error;
      intention.settle(error);
      const reason = refusalOf(error);
      if (reason !== undefined) setRefusal({ reason });
      else onRefused();
    } finally {
      setSending(false);
    }
  };

  if (at.step === 'sit') {
    return (
      <GuestSitting
        guest={guest}
        request={at.request}
        exam={known?.exam}
        onOver={onOver}
        onRefused={onRefused}
      />
    );
  }

  const seat = guest.seat();
  const onBack = () => setAt({ step: 'about' });
  const begun = seat !== undefined && !seat.over ? seat : undefined;
  const hasOpened = known !== undefined && (known.exam.openTime ?? 0) <= openedAt;
  const step = (): ExternalStep => {
    switch (at.step) {
      case 'about':
        return {
          at: 'about',
          begun: begun !== undefined,
          onNext: () =>
            setAt(begun ? { step: 'sit', request: requestOf(begun) } : { step: 'form', returning: false }),
          onReturn: hasOpened ? () => setAt({ step: 'form', returning: true }) : undefined,
        };
      case 'form':
        return {
          at: 'form',
          returning: at.returning,
          given,
          refusal,
          sending,
          agreementUrl: config?.agreementUrl ?? '',
          privacyUrl: config?.privacyUrl ?? '',
          onEnter: (form) => void enter(form),
          onBack,
        };
      case 'blocked': {
        const { message, attemptId } = at;
        const onResult = attemptId === undefined ? undefined : () => setAt({ step: 'result', attemptId });
        return { at: 'blocked', message, onResult, onBack };
      }
      case 'result':
        return { at: 'result', result: <GuestResult guest={guest} attemptId={at.attemptId} /> };
      default:
        return at satisfies never;
    }
  };
  return <ExternalExamPage brand={config} exam={exam} step={step()} locale={locale} t={t} />;
}
