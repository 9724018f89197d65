import '../../styles/rich.css';

/** Running text, of whatever it consists. */
export { Said as Prose } from './Said';
