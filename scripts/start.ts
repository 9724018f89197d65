import { buildIfNeeded } from './support/build';
import { keepServing } from './support/keepServing';
import { checkPort, interruptions, startPlatform } from './support/platform';
import { run } from './support/run';

/** `npm start`: the whole site on this machine, until Ctrl-C. */
run(async () => {
  const port = Number(process.env['PORT'] ?? 8888);
  // Before the build, which takes longer than fixing this.
  await checkPort(port);
  buildIfNeeded();
  const interrupted = new Promise<void>((resolve) => {
    for (const name of interruptions) process.once(name, () => resolve());
  });
  const start = async () => {
    const platform = await startPlatform(port, 'inherit');
    console.log(`\nThe site answers at ${platform.url}/  (Ctrl-C ends it)\n`);
    return platform;
  };
  await keepServing({ start, interrupted, say: (sentence) => console.error(`\n${sentence}\n`) });
  process.exit(0);
});
