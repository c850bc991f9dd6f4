import type { NextStep } from '@longhaul/domain/next-step/next-step.ts'
import { stepOfShelf } from '../next-steps/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { ShelfRow } from './sql-shelf.ts'

/**
 * The next step of a stock item. Items that are not shelved yet or cannot be shipped now, for example because
 * of an open refund request, have none.
 */
export function shelfStepOf(reading: DeskReading, row: ShelfRow): NextStep | null {
  if (row.stage === 'storage_expired') return stepOfShelf(row.stage, row.facts, reading)
  return row.stage === 'in_stock' && row.ready ? stepOfShelf(row.stage, row.facts, reading) : null
}
