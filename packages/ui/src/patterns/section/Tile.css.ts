import { dottedFact, dottedRow } from '../../style/dotted.ts';
import { inLayer } from '../../style/inLayer.ts';

export const facts = inLayer(dottedRow);
export const fact = inLayer(dottedFact);
