import { writeFileSync } from 'node:fs';
import { favicon } from './icons/favicon';
import { iconSheet } from './icons/iconSheet';

writeFileSync('static/icons.svg', iconSheet());
writeFileSync('static/favicon.ico', favicon());
