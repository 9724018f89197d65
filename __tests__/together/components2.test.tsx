import { together } from '../support/together';

together({ part: 2, of: 3 });
