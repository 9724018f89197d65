/** What checks and sends a form. A page loads it when one of its forms is touched. */
export { deliver } from '../../forms/delivery';
export { looksLikePhone, tidyValues, validate } from '../../forms/validate';
export { observeForms, rememberForm } from './observe';
