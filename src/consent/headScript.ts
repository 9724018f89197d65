import { CHOICE_PATTERN } from './choice';
import { defaults } from './consentMode';
import { flags } from './table';

/** The flags as an object of the script, each granted if its category is in `c[1]`. */
const granted = Object.entries(flags)
  .flatMap(([flag, category]) =>
    category === null || category === 'necessary' ? [] : [`${flag}:s(${JSON.stringify(category)})`],
  )
  .join();

/**
 * The first script of every page: the defaults of consent mode, and the visitor's choice, if there
 * is one. It is the same on every page, so that one hash in the policy allows it.
 */
export const headScript = (isStrict: boolean): string =>
  [
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}',
    ...defaults(isStrict).map((flags) => `gtag("consent","default",${JSON.stringify(flags)});`),
    'gtag("set","ads_data_redaction",true);',
    `(function(c){function s(n){return c[1].split("-").indexOf(n)<0?"denied":"granted"}`,
    `if(c)gtag("consent","update",{${granted}})})(${String(CHOICE_PATTERN)}.exec(document.cookie))`,
  ].join('');
