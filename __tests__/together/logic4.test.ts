import { together } from '../support/together';

together({ part: 4, of: 6 });
