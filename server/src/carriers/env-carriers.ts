import type { Source } from '../platform/env.ts'
import { whole } from '../platform/settings.ts'

declare module '../platform/env.ts' {
  interface Env {
    /** How long a carrier or who watches its packages may take to answer. */
    carrierTimeoutMs: number
    /** The operator's number in the Union's import one-stop shop, for lines that pay the tax by it. */
    ioss?: string
  }
}

const TIMEOUT = whole('CARRIER_TIMEOUT_MS', 10_000, [1, 25_000], '')

/** Reads what all carriers share; what is wrong is added to `faults`. */
export function readCarrierSettings(
  source: Source,
  faults: string[],
): { carrierTimeoutMs: number; ioss?: string } {
  const carrierTimeoutMs = TIMEOUT.read(source[TIMEOUT.name]?.trim() ?? '', faults) ?? 10_000
  const ioss = source['IOSS_NUMBER']?.trim()
  return ioss ? { carrierTimeoutMs, ioss: readIoss(ioss, faults) } : { carrierTimeoutMs }
}

/** `IM` and ten digits: the member state's number, the operator's, a check digit. Blanks between them are as people write it. */
function readIoss(text: string, faults: string[]): string {
  const number = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^IM\d{10}$/.test(number)) faults.push(`IOSS_NUMBER must be IM and ten digits, not “${text}”`)
  return number
}
