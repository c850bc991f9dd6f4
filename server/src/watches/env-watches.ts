import { WATCHED_PAGES_A_DAY } from '@longhaul/domain/watches/limits.ts'
import type { Source } from '../platform/env.ts'
import { whole } from '../platform/settings.ts'

declare module '../platform/env.ts' {
  interface Env {
    /** How many pages of watched goods are read in 24 hours; with 0 nothing is watched. */
    watchedPagesADay: number
  }
}

const A_DAY = whole('WATCHED_PAGES_A_DAY', WATCHED_PAGES_A_DAY, [0, 1_000_000], '')

/** Reads the bound of the watched pages; adds an invalid value to `faults`. */
export const readWatchSettings = (source: Source, faults: string[]): number =>
  A_DAY.read(source[A_DAY.name]?.trim() ?? '', faults) ?? WATCHED_PAGES_A_DAY
