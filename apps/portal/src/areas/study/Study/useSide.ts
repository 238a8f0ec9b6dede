import { useCallback, useRef, useState } from 'react';
import type { Study } from '../study.ts';

/**
 * State of the page's layout: whether the panel is open, whether the film is wide, and the second for which a
 * note is wanted.
 */
export function useSide(
  study: Study,
  itemId: number | undefined,
  show: (panel: 'notes' | 'transcript') => void,
) {
  const [theatre, setTheatre] = useState(false);
  const [closed, setClosed] = useState(false);
  const [noteWish, setNoteWish] = useState(0);
  const captured = useRef<{ itemId: number | undefined; at: number }>(undefined);

  const onNoteAt = (at: number) => {
    captured.current = { itemId, at };
    setTheatre(false);
    setClosed(false);
    setNoteWish((wishes) => wishes + 1);
    show('notes');
  };
  const position = useCallback(
    () => (captured.current?.itemId === itemId ? captured.current?.at : undefined) ?? study.position(),
    [study, itemId],
  );
  return {
    theatre,
    onTheatreChange: setTheatre,
    onTheatre: () => setTheatre((on) => !on),
    closed,
    onClosed: setClosed,
    noteWish,
    onNoteAt,
    onTranscript: () => {
      setTheatre(false);
      setClosed(false);
      show('transcript');
    },
    onNote: () => {
      const at = study.position();
      captured.current = undefined;
      if (at !== undefined) onNoteAt(at);
      else {
        setClosed(false);
        setNoteWish((wishes) => wishes + 1);
        show('notes');
      }
    },
    position,
    onNoted: useCallback(() => {
      captured.current = undefined;
    }, []),
  };
}
