import { together } from '../support/together';

together({ part: 3, of: 6 });
