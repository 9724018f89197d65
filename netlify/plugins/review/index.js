import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

// The platform loads JavaScript; what the plugin does is TypeScript, as the rest of the site.
register();
const { reviewDeploy } = createRequire(import.meta.url)('./reviewDeploy.ts');

export const onPostBuild = (api) => reviewDeploy(api, process.env);
