import { readStored } from './stored.ts'

let audio: AudioContext | undefined

/**
 * A station's sounds let staff keep their eyes on the parcel. They can be switched off, and are silent if the
 * browser has no audio.
 */
export const soundOn = (): boolean => readStored('sound') !== 'off'

/** One high note: recognised. */
export const playGood = (): void => play([{ hertz: 1047, at: 0, seconds: 0.12 }])

/** Two low notes: look at the screen. */
export const playBad = (): void =>
  play([
    { hertz: 196, at: 0, seconds: 0.18 },
    { hertz: 147, at: 0.22, seconds: 0.28 },
  ])

type Note = { hertz: number; at: number; seconds: number }

function play(notes: readonly Note[]): void {
  if (!soundOn() || typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // A context created before the first user gesture is suspended.
  void audio.resume()
  for (const note of notes) playNote(audio, note)
}

function playNote(context: AudioContext, { hertz, at, seconds }: Note): void {
  const from = context.currentTime + at
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  // Fade in and out, or the speaker clicks.
  loudness.gain.setValueAtTime(0, from)
  loudness.gain.linearRampToValueAtTime(0.35, from + 0.01)
  loudness.gain.linearRampToValueAtTime(0, from + seconds)
  tone.connect(loudness).connect(context.destination)
  tone.start(from)
  tone.stop(from + seconds)
}
