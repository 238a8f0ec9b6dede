import { ExternalLink, FileText, Globe } from 'lucide-react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import type { StudyTranslate } from '../../../words/index.ts';
import type { StudyConfirm, StudyStage } from '../../types.ts';
import * as styles from '../Reading.css.ts';

function Confirm({ confirm }: { confirm: StudyConfirm }) {
  return (
    <div className={styles.confirm}>
      <Button disabled={confirm.disabled} onClick={confirm.onConfirm}>
        {confirm.label}
      </Button>
      <span>{confirm.note}</span>
    </div>
  );
}

/**
 * A page on another site, or a document in the browser's viewer, opened in a new window. The portal cannot
 * see how much of it was read, so the person confirms it.
 */
export function Outside({
  stage,
  t,
}: {
  stage: Extract<StudyStage, { kind: 'paper' | 'link' }>;
  t: StudyTranslate;
}) {
  const paper = stage.kind === 'paper';
  return (
    <div className={styles.link}>
      <p className={styles.site}>
        <Icon glyph={paper ? FileText : Globe} />
        {stage.name}
      </p>
      <Button asChild variant={stage.confirm ? 'outline' : 'solid'}>
        <a href={stage.url} target="_blank" rel="noopener noreferrer" onClick={stage.onOpen}>
          <Icon glyph={ExternalLink} />
          {t(paper ? 'openPaper' : 'open')}
        </a>
      </Button>
      {stage.confirm && <Confirm confirm={stage.confirm} />}
    </div>
  );
}
