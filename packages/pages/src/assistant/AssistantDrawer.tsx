import { History, SquarePen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Drawer } from '@stoa/ui/Drawer';
import { IconButton } from '@stoa/ui/IconButton';
import * as styles from './Assistant.css.ts';
import { AskField, type AskFieldProps } from './parts/AskField.tsx';

export interface AssistantDrawerProps extends Omit<AskFieldProps, 'area'> {
  onClose: () => void;
  /** Whether the list of conversations is shown in place of the conversation. */
  listed: boolean;
  onListed: (listed: boolean) => void;
  /** Starts another conversation. */
  onCreate: () => void;
  /** The conversation, or the list of conversations. */
  children: ReactNode;
}

/** The assistant beside any page: the conversation scrolls, and the input field stays in place. */
export function AssistantDrawer(props: AssistantDrawerProps) {
  const { onClose, listed, onListed, onCreate, children, ...ask } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { busy, t } = ask;
  // Focus moves to the new main control, because the pressed button has disappeared: the input field, or the
  // button that leads back from the list.
  useEffect(() => {
    if (busy || !listed) area.current?.focus({ preventScroll: true });
  }, [busy, listed]);
  return (
    <Drawer
      open
      title={t('title')}
      onOpenChange={(open) => !open && onClose()}
      initialFocus={area}
      className={styles.drawer}
      tools={
        <>
          <IconButton
            glyph={History}
            label={t('sessions')}
            size="sm"
            aria-pressed={listed}
            onClick={() => onListed(!listed)}
          />
          <IconButton
            glyph={SquarePen}
            label={t('create')}
            size="sm"
            onClick={() => {
              onCreate();
              area.current?.focus({ preventScroll: true });
            }}
          />
        </>
      }
      footer={<AskField {...ask} area={area} />}
    >
      {children}
    </Drawer>
  );
}
