import { useClient } from '@stoa/api/react';
import { AssistantDrawer as Frame } from '@stoa/ui/patterns/Assistant';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { assistantWords } from './catalogue.ts';
import { useCatalogue } from '../i18n/catalogues.ts';
import { useLanguage, Words } from '../i18n/Language.tsx';
import { useUnsaved } from '../kernel/unsaved.ts';
import { assistantOf } from './assistant.ts';
import { placeOf } from './place.ts';
import { Sessions } from './Sessions.tsx';
import { TalkView } from './TalkView.tsx';
import { useAssistantWords } from './useAssistantWords.ts';

/** Characters of one question (contract X145). */
const limit = 2000;

function Drawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('assistant');
  const words = useAssistantWords();
  const location = useLocation();
  const assistant = assistantOf(useClient());
  const talk = useSyncExternalStore(assistant.subscribe, assistant.get);
  const draft = useSyncExternalStore(assistant.draft.subscribe, assistant.draft.get);
  const [listed, setListed] = useState(false);
  useUnsaved(draft.trim() !== '');

  const ask = (text: string) => {
    setListed(false);
    assistant.ask(text, placeOf(location));
  };
  return (
    <Frame
      words={words}
      onClose={onClose}
      listed={listed}
      onListed={setListed}
      onCreate={() => {
        setListed(false);
        assistant.create();
      }}
      value={draft}
      onValueChange={assistant.draft.set}
      limit={limit}
      busy={talk.open?.progress.kind === 'writing'}
      onSend={(text) => {
        assistant.draft.set('');
        ask(text);
      }}
      onStop={assistant.stop}
    >
      {listed ? (
        <Sessions assistant={assistant} words={words} onLeave={() => setListed(false)} />
      ) : (
        <TalkView
          assistant={assistant}
          talk={talk}
          words={words}
          onAsk={ask}
          onDraft={() => assistant.draft.set(t('ask.findDraft'))}
        />
      )}
    </Frame>
  );
}

/** The assistant (screens I6), which any page opens with `ai=1`; its words come with it. */
export default function AssistantDrawer({ onClose }: { onClose: () => void }) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [assistantWords])}>
      <Drawer onClose={onClose} />
    </Words>
  );
}
