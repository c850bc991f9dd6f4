import type { getDesk } from '@longhaul/contract/desk/desk.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type NextStep, compareSteps, waitsForShopper } from '@longhaul/domain/next-step/next-step.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf, packageName } from '../goods/public.ts'
import { stepOfItem, stepOfParcel, toWireStep } from '../next-steps/public.ts'
import type { DeskReading } from './desk-reading.ts'
import { shelfStepOf } from './to-shelf.ts'
import type { WaitingRow } from './sql-orders.ts'
import type { ParcelRow } from './sql-parcels.ts'
import type { ShelfRow } from './sql-shelf.ts'

type Waiting = ReplyOf<typeof getDesk>['waiting']
type Thing = Omit<Waiting['items'][number], 'step'> & { step: NextStep }

/**
 * Everything that waits for the shopper, by deadline. Stock items with the same step and deadline are one
 * entry, except for fees due.
 */
export function toWaiting(
  reading: DeskReading,
  { items, shelf, parcels }: { items: WaitingRow[]; shelf: ShelfRow[]; parcels: ParcelRow[] },
  max: number,
): Waiting {
  const ofItems = items.flatMap((row) => toItem(reading, row))
  const others = [...toShelves(reading, shelf), ...parcels.flatMap((row) => toParcel(reading, row))]
  const unlisted = (items[0]?.total ?? 0) - items.length
  const all = [...ofItems, ...others].toSorted((a, b) => compareSteps(a.step, b.step))
  return {
    count: all.length + unlisted,
    items: all.slice(0, max).map(({ step, ...thing }) => ({ ...thing, step: toWireStep(step) })),
  }
}

function toItem(reading: DeskReading, row: WaitingRow): Thing[] {
  const step = stepOfItem(row.facts, reading)
  if (!step || !waitsForShopper(step)) return []
  return [
    {
      step,
      subject: { kind: 'order', id: row.order_id, number: row.order_number },
      order_item_id: row.id,
      stock_item_id: row.stock_item_id,
      title: row.title,
      ...namesOf(row),
      options_text: row.options_text,
      quantity: row.quantity,
      item_count: row.item_count,
      ...pictures(reading, row.image_file_id, row.photo_ids ?? []),
      note: row.facts?.question?.note ?? '',
    },
  ]
}

function toShelves(reading: DeskReading, rows: readonly ShelfRow[]): Thing[] {
  const things = new Map<string, Thing>()
  for (const row of rows) {
    const step = shelfStepOf(reading, row)
    if (!step || !waitsForShopper(step)) continue
    const key = step.kind === 'pay' ? row.id : `${step.about} ${step.by?.getTime()}`
    const first = things.get(key)
    things.set(key, first ? { ...first, item_count: first.item_count + 1 } : toShelved(reading, row, step))
  }
  return [...things.values()]
}

const toShelved = (reading: DeskReading, row: ShelfRow, step: NextStep): Thing => ({
  step,
  subject: { kind: 'stock_item', id: row.id, number: row.order_number ?? '' },
  order_item_id: row.order_item_id,
  stock_item_id: row.id,
  title: row.title,
  ...namesOf(row),
  options_text: row.options_text,
  quantity: row.quantity,
  item_count: 1,
  ...pictures(reading, row.image_file_id, row.photo_ids),
  note: '',
})

function toParcel(reading: DeskReading, row: ParcelRow): Thing[] {
  const step = stepOfParcel(row.facts, reading)
  if (!step || !waitsForShopper(step)) return []
  const [image = null] = row.image_ids
  const [first = { title: '', title_latin: '', own_name: null }] = row.contents
  return [
    {
      step,
      subject: { kind: 'parcel', id: row.id, number: row.number },
      order_item_id: null,
      stock_item_id: null,
      title: first.title,
      ...namesOf(first),
      name: packageName(reading.lang, row.contents, row.city, row.item_count),
      options_text: '',
      quantity: 1,
      item_count: row.item_count,
      ...pictures(reading, image, []),
      note: '',
    },
  ]
}

const pictures = (
  { world, now }: DeskReading,
  imageId: string | null,
  photoIds: readonly string[],
): Pick<Thing, 'image' | 'photos'> => ({
  image: imageUrl(world, imageId ?? photoIds[0] ?? null, now),
  photos: photoIds.flatMap((id) => imageUrl(world, id, now) ?? []),
})
