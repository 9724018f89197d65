import { drawnNow } from '../../../ui/product-ui/drawnNow';
import { ProofEvidence } from './ProofEvidence';

export const Drawn = drawnNow(ProofEvidence);
