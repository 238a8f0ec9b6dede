import { PanelRight, Sparkles } from 'lucide-react';
import { IconButton } from '@stoa/ui/IconButton';
import type { StudyPanelsTranslate } from '../../words/index.ts';
import * as styles from './late.css.ts';
import { WideOnly } from './WideOnly.tsx';

/** Asks the assistant about the lesson. */
export function AskButton({ t, onAsk }: { t: StudyPanelsTranslate; onAsk: () => void }) {
  return <IconButton glyph={Sparkles} label={t('assistant')} className={styles.iconButton} onClick={onAsk} />;
}

export interface PanelToggleProps {
  closed: boolean;
  t: StudyPanelsTranslate;
  onClosed: (closed: boolean) => void;
}

/** Opens and closes the panel beside the stage. */
export function PanelToggle({ closed, t, onClosed }: PanelToggleProps) {
  return (
    <WideOnly>
      <IconButton
        glyph={PanelRight}
        directional
        label={t(closed ? 'tabs.open' : 'tabs.close')}
        aria-expanded={!closed}
        onClick={() => onClosed(!closed)}
      />
    </WideOnly>
  );
}
