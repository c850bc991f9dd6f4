import { keep, readStored } from './stored.ts'

/** A scanner types a character every few milliseconds; no human types faster than this. */
const KEY_GAP_MS = 35
/** Even a slow radio scanner is faster; a person on a number pad is slower. */
const LEARNT_GAP_MAX_MS = 90
/** The length of the shortest printed command, DONE. */
export const SCAN_LENGTH_MIN = 4
/** How many scans of one code teach the speed of this machine's scanner. */
export const LESSONS = 3

/**
 * The longest gap between the keys of a scan outside text fields, where no one types: a busy machine delivers
 * them late.
 */
export const SLOW_GAP_MS = 500

/**
 * The longest gap between two keys of a scan, in milliseconds between their time stamps: as learnt from this
 * machine's scanner, else the usual one.
 */
export function keyGapMs(): number {
  const learnt = Number(readStored('scanner'))
  return learnt >= KEY_GAP_MS && learnt <= LEARNT_GAP_MAX_MS ? learnt : KEY_GAP_MS
}

/** One test scan: its text, and the longest gap between its keys. */
export type Lesson = { readonly code: string; readonly gapMs: number }

/**
 * What test scans teach. `differs`: they are not all of the same code, so keys were lost or two codes were
 * scanned; `slow`: as slow as a person, so it could not be told from typing.
 */
export function learnSpeed(lessons: readonly Lesson[]): { gapMs: number } | 'differs' | 'slow' {
  if (lessons.some(({ code }) => code !== lessons[0]?.code || code.length < SCAN_LENGTH_MIN)) return 'differs'
  // Half as much again, because radio and a busy machine are not always equally fast.
  const gapMs = Math.max(KEY_GAP_MS, Math.ceil(Math.max(...lessons.map((lesson) => lesson.gapMs)) * 1.5))
  return gapMs > LEARNT_GAP_MAX_MS ? 'slow' : { gapMs }
}

/** Keeps the learnt speed on this machine. */
export const keepSpeed = (gapMs: number): void => keep('scanner', String(gapMs))
