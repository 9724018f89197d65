import { together } from '../support/together';

together({ part: 5, of: 6 });
