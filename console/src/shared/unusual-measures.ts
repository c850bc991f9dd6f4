import { CallError } from '@longhaul/contract/client.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { size, weight } from '@longhaul/text/format.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import type { Measures } from './typed-measures.ts'

/** Figures beyond these must be confirmed: a misplaced decimal point costs the shopper real money. */
const HEAVY_GRAMS = 30_000
const LONG_MM = 1_500
/** Grams per cubic centimetre: granite has 2.7, packing foam 0.02. */
const DENSE = 3
const LIGHT = 0.004

/** What is unusual about these figures, as a sentence; null if nothing is. */
export function whyUnusual(measures: Measures): string | null {
  const words = consoleWords.unusual
  const { weight_grams: grams, length_mm: length, width_mm: width, height_mm: height } = measures
  const longest = Math.max(length, width, height)
  if (grams > HEAVY_GRAMS) return words.heavy(weight(grams))
  if (longest > LONG_MM) return words.long(`${longest / 10} ${consoleWords.centimetres}`)
  const density = grams / ((length * width * height) / 1000)
  const box = size(length, width, height)
  if (density > DENSE) return words.dense(weight(grams), box)
  return density < LIGHT ? words.light(weight(grams), box) : null
}

/**
 * Saves measurements. If the server refuses the weight as unlikely for such goods, the user is asked to check
 * it; returns false if they want to change it. A scanner's keys never answer the question.
 */
export async function saveLookedAt(
  save: (sent: { weight_confirmed?: true }) => Promise<unknown>,
  grams: number,
): Promise<boolean> {
  try {
    await save({})
    return true
  } catch (error) {
    const expected = expectedIn(error)
    if (!expected) throw error
    const { title, unlike, keep, change } = consoleWords.unusual
    const text = unlike(weight(grams), weight(expected.low), weight(expected.high))
    if (!(await ask({ title, text, confirmText: keep, cancelText: change, risky: true }))) return false
    await save({ weight_confirmed: true })
    return true
  }
}

/** The expected weight of such goods, from the server's refusal. */
function expectedIn(error: unknown): { low: number; high: number } | null {
  if (!(error instanceof CallError) || error.reason !== 'weight_unlike_kind') return null
  const { low, high }: { low?: unknown; high?: unknown } = error.data['expected_grams'] ?? {}
  return typeof low === 'number' && typeof high === 'number' ? { low, high } : null
}

/** True if the figures are usual, or the user confirms them. */
export async function confirmUnusual(measures: Measures): Promise<boolean> {
  const why = whyUnusual(measures)
  if (why === null) return true
  const { title, keep, change } = consoleWords.unusual
  return await ask({ title, text: why, confirmText: keep, cancelText: change, risky: true })
}
