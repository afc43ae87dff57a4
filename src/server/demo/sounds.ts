/** Samples of a second. */
const sampleRate = 44_100;
const loudest = 0.7;

/** The frequency of a note. @param semitones above the A of 440 Hz */
const pitch = (semitones: number): number => 440 * 2 ** (semitones / 12);

type Samples = Float32Array<ArrayBuffer>;

/** A note that is struck and dies away: a few overtones, each dying sooner than the one below. */
function strike(samples: Samples, at: number, semitones: number, length: number, volume: number): void {
  const start = Math.round(at * sampleRate);
  const count = Math.round(length * sampleRate);
  for (let index = 0; index < count && start + index < samples.length; index += 1) {
    const time = index / sampleRate;
    const attack = Math.min(1, time / 0.006);
    const release = Math.min(1, (length - time) / 0.08);
    let value = 0;
    for (let overtone = 1; overtone <= 6; overtone += 1) {
      const fade = Math.exp((-time * (0.9 + 0.7 * overtone)) / Math.sqrt(length));
      value += (Math.sin(2 * Math.PI * pitch(semitones) * overtone * time) * fade) / overtone ** 1.6;
    }
    samples[start + index] = (samples[start + index] ?? 0) + value * attack * release * volume;
  }
}

/** The hum of a fridge, in A: it rises and falls with the compressor. */
function hum(samples: Samples, seconds: number): void {
  for (let index = 0; index < samples.length; index += 1) {
    const time = index / sampleRate;
    const edge = Math.min(1, time / 1.5, (seconds - time) / 2.5);
    const breath = 0.75 + 0.25 * Math.sin(2 * Math.PI * 0.13 * time);
    const swing =
      Math.sin(2 * Math.PI * 55 * time) +
      0.5 * Math.sin(2 * Math.PI * 110 * time) +
      0.2 * Math.sin(2 * Math.PI * 220 * time);
    samples[index] = (samples[index] ?? 0) + swing * breath * Math.max(0, edge) * 0.022;
  }
}

/** As loud as it may be. */
function normalise(samples: Samples): Samples {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return samples.map((sample) => (sample / peak) * loudest);
}

/** Bars of three beats: the bass and the two notes over it, in semitones from A4. */
const bars = [
  [-24, -9, -5],
  [-24, -12, -5],
  [-28, -12, -9],
  [-28, -9, -4],
  [-31, -16, -12],
  [-31, -12, -7],
  [-29, -13, -5],
  [-29, -7, -1],
] as const;

/** The draft of the third song: keys and bass in A minor, the melody left open; a fridge hums along. */
export function draft(): Samples {
  const beat = 0.78;
  const times = 3;
  const seconds = bars.length * 3 * beat * times + 5;
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  hum(samples, seconds);
  for (let bar = 0; bar < bars.length * times; bar += 1) {
    const [bass, low, high] = bars[bar % bars.length] ?? bars[0];
    const at = 1.2 + bar * 3 * beat;
    // Hands are never quite together.
    const late = 0.012 * ((bar * 7) % 5);
    strike(samples, at, bass, 3.2 * beat, 0.5);
    strike(samples, at + beat + late, low, 2.4 * beat, 0.22);
    strike(samples, at + beat + late, high, 2.4 * beat, 0.2);
    strike(samples, at + 2 * beat, low, 1.6 * beat, 0.16);
    if (bar % 4 === 3) strike(samples, at + 2.5 * beat, high + 4, 2 * beat, 0.14);
  }
  strike(samples, 1.2 + bars.length * times * 3 * beat, -24, 3.5, 0.5);
  return normalise(samples);
}

/** Forty seconds of a metronome that loses its beat so slowly that one does not hear when. */
export function metronome(): Samples {
  const seconds = 40;
  const samples = new Float32Array(seconds * sampleRate);
  let at = 0.5;
  for (let tick = 0; at < seconds - 0.5; tick += 1) {
    strike(samples, at, tick % 4 === 0 ? 19 : 14, 0.12, 0.5);
    const drift = (at / seconds) ** 2 * 0.15;
    at += 0.6 + drift * Math.sin(tick * 1.7);
  }
  return normalise(samples);
}

/** Samples as a WAV file of 16 bits, one channel. */
export function wave(samples: Samples): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2));
  return file;
}
