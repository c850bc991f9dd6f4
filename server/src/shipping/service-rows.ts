import type { BodyOf } from '@longhaul/contract/route.ts'
import type { changeService } from '@longhaul/contract/shipping/extra-services.staff.ts'
import { fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Effect } from '../platform/http/proposable.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { listAllServices } from './sql-services.ts'

export const wordsOf = (body: BodyOf<typeof changeService>) => ({
  name: textsOf('name', body),
  note: textsOf('note', body),
  position: body.position,
})

export const serviceOf = async (tx: Tx, id: string) =>
  orNotFound((await services(tx)).find((service) => service.id === id))

export const services = async (db: Db) =>
  (await listAllServices(db)).map(({ closed_at, name, note, ...service }) => ({
    ...service,
    ...fieldsOf('name', name),
    ...fieldsOf('note', note),
    closed: closed_at !== null,
  }))

/** A price as its second person sees it, whose name says what it is charged for. */
export const priceEffect = (
  service: { id: string; unit: 'item' | 'parcel' },
  before: number | null,
  after: number,
): Effect => ({
  subject: service.id,
  changes: [{ name: `price_per_${service.unit}_fen`, before, after }],
})
