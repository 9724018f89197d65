import { CHOICE_PATTERN } from './choice';
import { defaults } from './consentMode';
import { flags, refusedBySignal } from './table';

const choosableFlags = Object.entries(flags).flatMap(([flag, category]) =>
  category === null || category === 'necessary' ? [] : [{ flag, category }],
);

/** The flags as an object of the script, each granted if its category is in `c[1]`. */
const granted = choosableFlags
  .map(({ flag, category }) => `${flag}:s(${JSON.stringify(category)})`)
  .join();

/** The flags that stay denied for a browser that sends Global Privacy Control. */
const refused = choosableFlags.flatMap(({ flag, category }) =>
  refusedBySignal.includes(category) ? [flag] : [],
);

/**
 * The first script of every page: the defaults of consent mode, and the visitor's choice, if there
 * is one. Where the browser sends Global Privacy Control, both deny what that refuses. It is the same
 * on every page, so that one hash in the policy allows it.
 */
export const headScript = (isStrict: boolean): string =>
  [
    'window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}',
    '(function(c){function p(w,f){',
    `if(navigator.globalPrivacyControl)${JSON.stringify(refused)}.forEach(function(n){f[n]="denied"});`,
    'gtag("consent",w,f)}',
    'function s(n){return c[1].split("-").indexOf(n)<0?"denied":"granted"}',
    ...defaults(isStrict).map((flags) => `p("default",${JSON.stringify(flags)});`),
    'gtag("set","ads_data_redaction",true);',
    `if(c)p("update",{${granted}})})`,
    // A page in a sandbox may not see its cookies; the defaults hold there all the same.
    `(function(){try{return ${String(CHOICE_PATTERN)}.exec(document.cookie)}catch(e){}}())`,
  ].join('');
