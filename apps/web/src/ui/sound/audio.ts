import type { Stroke } from './scores';

/** Plays strokes on a WebAudio context; returns a function that silences what is left of them. */
export function playStrokes(context: AudioContext, strokes: readonly Stroke[]): () => void {
  const master = context.createGain();
  master.connect(context.destination);
  for (const stroke of strokes) playStroke(context, master, stroke);
  return () => master.disconnect();
}

function playStroke(context: AudioContext, target: AudioNode, stroke: Stroke): void {
  const start = context.currentTime + stroke.at / 1000;
  const end = start + stroke.length / 1000;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(stroke.gain, start);
  envelope.gain.exponentialRampToValueAtTime(0.001, end);
  envelope.connect(target);
  const source = stroke.kind === 'rattle' ? noise(context, stroke) : tone(context, stroke, start);
  source.connect(envelope);
  if (stroke.kind === 'rattle') return;
  if (stroke.kind === 'wood') knock(context, envelope, stroke, start);
}

function tone(context: AudioContext, stroke: Stroke, start: number): AudioNode {
  const end = start + stroke.length / 1000;
  const oscillator = context.createOscillator();
  oscillator.type = stroke.kind === 'wood' ? 'triangle' : 'sine';
  oscillator.frequency.setValueAtTime(stroke.pitch, start);
  if (stroke.kind === 'felt') oscillator.frequency.exponentialRampToValueAtTime(55, end);
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator;
}

/** The attack of wood on wood: a few milliseconds of filtered noise. */
function knock(context: AudioContext, target: AudioNode, stroke: Stroke, start: number): void {
  noise(context, { ...stroke, length: 12, pitch: stroke.pitch * 3 }, start).connect(target);
}

function noise(
  context: AudioContext,
  stroke: Stroke,
  start = context.currentTime + stroke.at / 1000,
): AudioNode {
  const frames = Math.ceil((context.sampleRate * stroke.length) / 1000);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.start(start);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = stroke.pitch;
  filter.Q.value = 1.2;
  return source.connect(filter);
}
