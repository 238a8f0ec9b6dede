import type { Sample } from '../test/minimalProps.tsx';
import { FormulaText } from './FormulaText.tsx';

export default { render: (root) => <FormulaText {...root} text="若 $x^2=4$，则" /> } satisfies Sample;
