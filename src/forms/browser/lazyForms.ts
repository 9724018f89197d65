/** What checks and sends a form. A page loads it when one of its forms is touched. */
export { deliverFromBrowser } from '../deliverFromBrowser';
export { messageOf } from '../messages';
export { looksLikePhone, tidyValues, validate } from '../validate';
export { observeForms, rememberForm } from './observe';
