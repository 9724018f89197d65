import { together } from '../support/together';

together({ part: 6, of: 6 });
