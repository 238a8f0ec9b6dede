import '@stoa/theme/styles.css';
import { CourseCard, ThemeRoot } from '@stoa/ui';
import { createRoot } from 'react-dom/client';

/** An application that starts with one card, and the words that it was given. */
export const start = (labels) =>
  createRoot(document.querySelector('#root')).render(
    <ThemeRoot appearance="light" locale="en" labels={labels}>
      <CourseCard
        seed={1}
        category={2}
        href="#1"
        title="The secrets of display"
        tags={['Shop']}
        itemCount={3}
        durationSeconds={900}
        score={4.5}
        progress={{ percent: 40, state: 1 }}
      />
    </ThemeRoot>,
  );
