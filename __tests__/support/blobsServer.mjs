import { BlobsServer } from '@netlify/blobs/server';

// A module of its own for Node, because jest runs CommonJS: serves a folder, and prints the port.
const [directory, token] = process.argv.slice(2);
const { port } = await new BlobsServer({ directory, token }).start();
process.stdout.write(`${port}\n`);
