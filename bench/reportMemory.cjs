// Loaded into every process of a measured build: says on its end how much memory it took at most.
process.on('exit', () => {
  process.stderr.write(`peak-memory-mb=${Math.round(process.resourceUsage().maxRSS / 1024)}\n`);
});
