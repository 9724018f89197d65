// For templates that show any drawing: the styles of all of them come along. Pages of sections name
// the styles of theirs (src/gatsby/pages/pageModule.ts).
import './styles';

export { Drawing } from './Drawing';
