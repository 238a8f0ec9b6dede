import type { FormatFigure } from '../../ChartFrame/figures.ts';
import { useLabels } from '../../provider/UiProvider.tsx';
import * as styles from '../CalendarHeatmap.css.ts';
import { heatSteps } from '../model.ts';

/** The legend: what each size of square means, from nothing to most. */
export function StepLegend({ bounds, format }: { bounds: readonly number[]; format: FormatFigure }) {
  const words = useLabels('calendarHeatmap');
  const meaning = (step: number) => {
    if (step === 0) return words.nothing;
    const to = bounds[step];
    if (step === 1) return words.below(format(to ?? 0));
    const from = format(bounds[step - 1] ?? 0);
    return to === undefined ? words.above(from) : words.between(from, format(to));
  };
  return (
    <ul data-part="legend" className={styles.steps}>
      {Array.from({ length: heatSteps }, (_, step) => (
        <li key={step} className={styles.step}>
          <span data-step={step} className={styles.square} />
          <bdi>{meaning(step)}</bdi>
        </li>
      ))}
    </ul>
  );
}
