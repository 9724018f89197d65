import '../../styles/scroll.css';
import '../../styles/tables.css';
import '../../styles/rich.css';

/** Running text, of whatever it consists. */
export { Said as Prose } from './Said';
