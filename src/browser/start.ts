/**
 * The first module of the browser's code. Evaluating React and Gatsby in one go is the longest task
 * of a page; here each has a task of its own, and what a visitor does comes in between.
 */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  // Gatsby looks files of pages up in it that a visitor may open next (src/gatsby/lateScripts.ts).
  window.___chunkMapping = {};
  window.pagePath = document.body.dataset['path'];
  // `eager`: the module is in the chunk of this one already, and is evaluated here.
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'gatsby-app');
}

void start();
