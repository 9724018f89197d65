import { writeFileSync } from 'node:fs';
import { iconSheet } from './icons/iconSheet';

writeFileSync('static/icons.svg', iconSheet());
