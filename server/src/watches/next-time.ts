import { randomInt } from 'node:crypto'
import { type Run, nextReading } from '@longhaul/domain/watches/schedule.ts'

const PARTS = 1_000_000

/** When a page is read next, by chance a little earlier or later. */
export const nextTime = (now: Date, run: Run): Date => nextReading(now, run, randomInt(PARTS + 1) / PARTS)
