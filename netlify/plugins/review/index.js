import { require as load } from 'tsx/cjs/api';

// The platform loads JavaScript; what the plugin does is TypeScript, as the rest of the site.
const { reviewDeploy } = load('./reviewDeploy.ts', import.meta.url);

export const onPostBuild = (api) => reviewDeploy(api, process.env);
