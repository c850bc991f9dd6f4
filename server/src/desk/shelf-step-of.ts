import type { NextStep } from '@longhaul/domain/next-step/next-step.ts'
import { stepOfShelf } from '../next-steps/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { ShelfRow } from './sql-shelf.ts'

/** The next step of something on the shelf. What is not on it yet, or is being given back, has none. */
export function shelfStepOf(reading: DeskReading, row: ShelfRow): NextStep | null {
  if (row.stage === 'storage_expired') return stepOfShelf(row.stage, row.facts, reading)
  return row.stage === 'in_stock' && row.ready ? stepOfShelf(row.stage, row.facts, reading) : null
}
