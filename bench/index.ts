import { benchCalculator } from './calculator';
import { benchContent } from './content';
import { benchRedirects } from './redirects';
import { benchRoi } from './roi';
import { benchSearch } from './search';
import { publish } from './table';
import { benchTasks } from './tasks';

async function main(): Promise<void> {
  publish('site', [
    ...benchRedirects(),
    ...(await benchRoi()),
    ...benchContent(),
    ...(await benchCalculator()),
    ...(await benchTasks()),
    ...(await benchSearch()),
  ]);
}

void main();
