import { together } from '../support/together';

together({ part: 1, of: 6 });
