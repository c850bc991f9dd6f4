import type { Source } from '../platform/env.ts'
import { whole } from '../platform/settings.ts'

declare module '../platform/env.ts' {
  interface Env {
    /** The time-out, in milliseconds, of calls to carriers and trackers. */
    carrierTimeoutMs: number
    /**
     * The operator's number in the EU's import one-stop shop (IOSS), for lines that pay the tax through it.
     */
    ioss?: string
  }
}

const TIMEOUT = whole('CARRIER_TIMEOUT_MS', 10_000, [1, 25_000], '')

/** Reads the settings that all carriers share; errors are added to `faults`. */
export function readCarrierSettings(
  source: Source,
  faults: string[],
): { carrierTimeoutMs: number; ioss?: string } {
  const carrierTimeoutMs = TIMEOUT.read(source[TIMEOUT.name]?.trim() ?? '', faults) ?? 10_000
  const ioss = source['IOSS_NUMBER']?.trim()
  return ioss ? { carrierTimeoutMs, ioss: readIoss(ioss, faults) } : { carrierTimeoutMs }
}

/**
 * Reads `IM` and ten digits (the member state's number, the operator's, a check digit). Blanks are allowed,
 * as people write them.
 */
function readIoss(text: string, faults: string[]): string {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^IM\d{10}$/.test(number)) faults.push(`IOSS_NUMBER must be IM and ten digits, not “${text}”`)
  return number
}
