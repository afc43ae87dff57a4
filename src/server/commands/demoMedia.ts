import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { runScript } from '../start/commandLine.ts';
import { draft, metronome, wave } from '../demo/sounds.ts';
import { widths } from '../demo/files.ts';

const folder = new URL('../demo/media/', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, folder));

async function makePictures(): Promise<void> {
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.svg')) continue;
    for (const width of widths) {
      const target = path(file.replace('.svg', `-${width}.webp`));
      // Drawn for 480 px: the density makes it sharp at any width.
      await sharp(path(file), { density: (72 * width) / 480 })
        .resize(width)
        .webp({ quality: 78, effort: 6, smartSubsample: true })
        .toFile(target);
    }
  }
}

function makeSounds(): void {
  for (const [name, samples] of Object.entries({ draft: draft(), beats: metronome() })) {
    const options = ['-', '--quiet', '-m', 'm', '-b', '56', '--resample', '32'];
    const mp3 = execFileSync('lame', [...options, '-'], {
      input: wave(samples),
      maxBuffer: 2 ** 26,
    });
    writeFileSync(path(`${name}.mp3`), mp3);
  }
}

/** `npm run demo:media`: the pictures and sounds of the demo, from drawings and from `sounds.ts`. Needs the program `lame`. */
await runScript({ name: 'npm run demo:media' }, async () => {
  await makePictures();
  makeSounds();
});
