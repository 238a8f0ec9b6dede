import { useRef, useState } from 'react';
import { SearchInput } from '@stoa/ui/SearchInput';
import * as styles from '../CourseListPage.css.ts';

/** A search field. A word that is still being composed in an input method is not searched for. */
export function KeywordBox({
  value,
  label,
  onKeyword,
}: {
  value: string;
  label: string;
  onKeyword: (keyword: string, typing: boolean) => void;
}) {
  const [text, setText] = useState(value);
  const composing = useRef(false);
  const [known, setKnown] = useState(value);
  // The keyword of the address may change while the field is shown, by the Back button or a removed filter;
  // text that is being typed is kept.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  const change = (next: string) => {
    setText(next);
    if (!composing.current) onKeyword(next.trim(), true);
  };
  return (
    <SearchInput
      label={label}
      value={text}
      maxLength={50}
      className={styles.keyword}
      onValueChange={change}
      onSearch={(next) => onKeyword(next.trim(), false)}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        onKeyword(event.currentTarget.value.trim(), true);
      }}
    />
  );
}
