import type { QrScan } from '@stoa/api/contract/login';
import { dateLocale, type Locale } from '@stoa/domain';
import type { ReactNode } from 'react';
import { Avatar } from '@stoa/ui/Avatar';
import { Button } from '@stoa/ui/Button';
import { SpinnerRing } from '@stoa/ui/Spinner';
import type { EntryTranslate } from '../../words/index.ts';
import { DoorLink, Ways, type EntryWays } from './Ways.tsx';

/** The states of the page: waiting, a question, or a failure with its possible actions. */
export type EntryFace =
  /**
   * Something is loading, here or before the company's own sign-on page opens; the person need not do
   * anything.
   */
  | { readonly kind: 'busy' | 'leaving' }
  /**
   * The address lacks a parameter that it needs, the company has no single sign-on, or it begins at a page of
   * the company that the portal does not know.
   */
  | { readonly kind: 'incomplete' | 'ssoOff' | 'ssoElsewhere'; readonly ways: EntryWays }
  /** `message` is the server's reason. */
  | {
      readonly kind: 'failed';
      readonly reason: 'network' | 'unreadable' | 'other' | 'spent';
      readonly message?: string | undefined;
      readonly ways: EntryWays;
    }
  /** Another person is signed in here; `current` and `other` are '' when their names are not known. */
  | {
      readonly kind: 'choose';
      readonly current: string;
      readonly other: string;
      readonly onAccept: () => void;
      readonly onKeep: () => void;
    }
  /**
   * The sign-on was started on another site and nobody is signed in here; `other` is '' when that name is not
   * known.
   */
  | {
      readonly kind: 'confirm';
      readonly company: string;
      readonly other: string;
      readonly onAccept: () => void;
      readonly onKeep: () => void;
    }
  /** Asks the signed-in person to confirm a login on another screen; `answering` is the answer being sent. */
  | {
      readonly kind: 'scan';
      readonly scan: QrScan;
      readonly person: { readonly realName: string; readonly avatar: string };
      readonly answering: boolean | undefined;
      readonly onAnswer: (agree: boolean) => void;
    }
  /** The question was answered; `message` is the server's reason when it could not be. */
  | {
      readonly kind: 'done' | 'cancelled' | 'over';
      readonly message?: string | undefined;
      readonly homeHref: string;
    };

export interface EntryContent {
  title: string;
  text: string;
  picture?: ReactNode;
  actions?: ReactNode;
}

interface AnswersProps {
  yes: string;
  no: string;
  face: { readonly onAccept: () => void; readonly onKeep: () => void };
}

function Answers({ yes, no, face }: AnswersProps) {
  return (
    <>
      <Button size="lg" fullWidth onClick={face.onAccept}>
        {yes}
      </Button>
      <Button size="lg" fullWidth variant="outline" onClick={face.onKeep}>
        {no}
      </Button>
    </>
  );
}

function askedAt({ askedTime, browser }: QrScan, t: EntryTranslate, locale: Locale): string {
  if (askedTime === undefined) return '';
  const time = new Intl.DateTimeFormat(dateLocale(locale), { timeStyle: 'short' }).format(askedTime);
  return browser === undefined ? t('qr.asked', { time }) : t('qr.askedBy', { time, browser });
}

/** The texts and buttons of an entrance. */
export function contentOf(face: EntryFace, t: EntryTranslate, locale: Locale): EntryContent {
  switch (face.kind) {
    case 'busy':
    case 'leaving':
      return {
        title: t(`${face.kind}.title`),
        text: t(`${face.kind}.text`),
        picture: <SpinnerRing style={{ inlineSize: '2.5rem', blockSize: '2.5rem' }} />,
      };
    case 'incomplete':
    case 'ssoOff':
    case 'ssoElsewhere':
      return {
        title: t(`${face.kind}.title`),
        text: t(`${face.kind}.text`),
        actions: <Ways t={t} ways={face.ways} />,
      };
    case 'failed':
      return {
        title: t('failed.title'),
        text: face.message ?? t(`failed.${face.reason}`),
        actions: <Ways t={t} ways={face.ways} />,
      };
    case 'choose': {
      const names = { current: face.current, other: face.other || t('choose.someone') };
      return {
        title: t('choose.title', names),
        text: t(face.current === '' ? 'choose.textUnnamed' : 'choose.text', names),
        actions: (
          <Answers
            yes={t('choose.accept', names)}
            no={t(face.current === '' ? 'choose.keepUnnamed' : 'choose.keep', names)}
            face={face}
          />
        ),
      };
    }
    case 'confirm': {
      const { company, other } = face;
      return {
        title: t('confirm.title', { company }),
        text: other === '' ? t('confirm.text') : t('confirm.textAs', { other }),
        actions: <Answers yes={t('confirm.accept')} no={t('confirm.keep')} face={face} />,
      };
    }
    case 'scan': {
      const { scan, person, answering, onAnswer } = face;
      const said = t('qr.text', { name: person.realName, device: scan.deviceText });
      return {
        title: t('qr.title', { company: scan.companyName }),
        text: `${said} ${askedAt(scan, t, locale)}`,
        picture: <Avatar name={person.realName} src={person.avatar} size="lg" decorative />,
        actions: (
          <>
            <Button size="lg" fullWidth loading={answering === true} onClick={() => onAnswer(true)}>
              {t('qr.confirm')}
            </Button>
            <Button
              size="lg"
              fullWidth
              variant="outline"
              loading={answering === false}
              onClick={() => onAnswer(false)}
            >
              {t('qr.cancel')}
            </Button>
          </>
        ),
      };
    }
    case 'done':
    case 'cancelled':
    case 'over':
      return {
        title: t(`qr.${face.kind}.title`),
        text: face.message ?? t(`qr.${face.kind}.text`),
        actions: <DoorLink href={face.homeHref}>{t('home')}</DoorLink>,
      };
    default:
      return face satisfies never;
  }
}
