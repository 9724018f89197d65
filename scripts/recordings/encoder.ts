import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Hint } from '../support/hint';

interface Encoder {
  readonly add: (picture: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
}

/**
 * A film from pictures, one a frame.
 * @throws Hint where ffmpeg is missing or refuses them.
 */
export function encoder(file: string, rate: number, options: readonly string[]): Encoder {
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(rate), '-i', '-'];
  const ffmpeg = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, '-an', '-g', String(rate * 5), ...options, file],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const missing = once(ffmpeg, 'error').then(() => {
    throw new Hint('No ffmpeg found: install it (Debian: `apt-get install ffmpeg`).');
  });
  // Waited for below, with what it races against.
  missing.catch(() => undefined);
  const ended = once(ffmpeg, 'close');
  return {
    add: async (picture) => {
      if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), missing]);
    },
    end: async () => {
      ffmpeg.stdin.end();
      const [code] = (await Promise.race([ended, missing])) as [number];
      if (code !== 0) throw new Hint(`ffmpeg could not make ${file}.`);
    },
  };
}
