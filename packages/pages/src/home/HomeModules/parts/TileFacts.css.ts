import { dottedFact, dottedRow } from '@stoa/ui/style';
import { inLayer } from '../../../style/inLayer.ts';

export const facts = inLayer(dottedRow);
export const fact = inLayer(dottedFact);
