import type { getDesk } from '@longhaul/contract/desk/desk.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import type { NextStep } from '@longhaul/domain/next-step/next-step.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import { toWireStep, stepOfShelf } from '../next-steps/public.ts'
import { freeDaysLeft, freeDaysOf } from '../warehouse/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { ShelfRow } from './sql-shelf.ts'

/**
 * The shelf: the items that must leave first, and the number and weight of the searched items that can be
 * shipped.
 */
export function toShelf(
  reading: DeskReading,
  { count, rows }: { count: number; rows: readonly ShelfRow[] },
  max: number,
): ReplyOf<typeof getDesk>['shelf'] {
  const [first] = rows
  return {
    count,
    ready_count: first?.ready_count ?? 0,
    ready_grams: first?.ready_grams ?? 0,
    ready_more: count > (first?.searched ?? 0),
    items: rows.slice(0, max).map((row) => toThing(reading, row)),
  }
}

function toThing(reading: DeskReading, row: ShelfRow) {
  const { world, now } = reading
  const step = shelfStepOf(reading, row)
  const photo = row.photo_ids[0] ?? null
  // Days on the way to another warehouse or while it is looked for or on hold do not count.
  const isCounting = !row.facts.moving && row.facts.stop === null
  return {
    id: row.id,
    title: row.title,
    ...namesOf(row),
    image: imageUrl(world, row.image_file_id ?? photo, now),
    photo: imageUrl(world, photo, now),
    weight_grams: row.weight_grams,
    warehouse_id: row.warehouse_id,
    stage: row.stage,
    free_until: row.free_until?.toISOString() ?? null,
    days_left: isCounting && row.free_until ? freeDaysLeft(row.free_until, now) : null,
    free_days: freeDaysOf(row),
    ready: row.ready,
    step: step && toWireStep(step),
  }
}

/**
 * The next step of a stock item. Items that are not shelved yet or cannot be shipped now, for example because
 * of an open refund request, have none.
 */
export function shelfStepOf(reading: DeskReading, row: ShelfRow): NextStep | null {
  if (row.stage === 'storage_expired')
    return row.refund_open ? null : stepOfShelf(row.stage, row.facts, reading)
  return row.stage === 'in_stock' && row.ready ? stepOfShelf(row.stage, row.facts, reading) : null
}
