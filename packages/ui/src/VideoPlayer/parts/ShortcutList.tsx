import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLabels } from '../../provider/index.ts';
import { playerShortcuts, type ShortcutName } from '../keys.ts';
import * as panels from './panel.css.ts';
import { ControlButton } from './ControlButton.tsx';
import * as styles from './ShortcutList.css.ts';

/** The rows of shortcuts. A player lists those that it supports, the documentation lists all. */
export function ShortcutRows({ names }: { names?: readonly ShortcutName[] }) {
  const words = useLabels('videoPlayer').shortcut;
  return (
    <dl className={styles.help}>
      {playerShortcuts
        .filter(({ name }) => names?.includes(name) ?? true)
        .map(({ name, shown }) => (
          <div key={name} className={styles.helpRow}>
            <dt>{words[name]}</dt>
            <dd className={styles.helpKeys}>
              {shown.map((key) => (
                <kbd key={key} className={styles.kbd}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** The list that `?` opens. */
export function ShortcutList({ names, onClose }: { names: readonly ShortcutName[]; onClose: () => void }) {
  const labels = useLabels('videoPlayer');
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes the list before it ends full screen.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    <dialog ref={panel} open aria-label={labels.help} data-part="shortcuts" className={panels.panel}>
      <div className={styles.helpHead}>
        <strong className={panels.panelTitle}>{labels.help}</strong>
        <ControlButton glyph={X} label={labels.close} onClick={onClose} />
      </div>
      <ShortcutRows names={names} />
    </dialog>
  );
}
