import { fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import type { changeLine } from '@longhaul/contract/shipping/shipping.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import { excludesOf, whyNotExcludes } from '@longhaul/domain/duty/duty-excludes.ts'
import { whyNotDutyMarkup } from '@longhaul/domain/duty/duty-markup.ts'
import { whyNotPaidUpTo } from '@longhaul/domain/duty/paid-up-to.ts'
import { type ZoneRate, rateColumns } from '@longhaul/domain/shipping/rate-row.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { badInput, orNotFound } from '../platform/http/refusal.ts'
import { listAllLines } from './sql-desk.ts'
import { listCategories, listZonesAt } from './sql.ts'

export async function wordsOf(db: Db, body: BodyOf<typeof changeLine>) {
  const why = whyNotPaidUpTo(body.duty_paid_up_to)
  if (why) throw badInput({ duty_paid_up_to: why })
  const categories = new Set((await listCategories(db)).map(({ id }) => id))
  const whyExcludes = whyNotExcludes(body.duty_excludes, categories)
  if (whyExcludes) throw badInput({ duty_excludes: whyExcludes })
  const whyMarkup = whyNotDutyMarkup(body.duty_markup)
  if (whyMarkup) throw badInput({ duty_markup: whyMarkup })
  return {
    name: textsOf('name', body),
    note: textsOf('note', body),
    tax_mode: body.tax_mode,
    duty_paid_up_to: body.duty_paid_up_to,
    duty_excludes: excludesOf(body.duty_excludes).join(', '),
    duty_markup: body.duty_markup,
    position: body.position,
  }
}

export const lineOf = async (tx: Tx, id: string, now: Date) =>
  orNotFound((await linesWithZones(tx, now)).find((line) => line.id === id))

export async function linesWithZones(db: Db, now: Date) {
  const zones = await listZonesAt(db, now, { closedToo: true })
  return (await listAllLines(db)).map(({ closed_at, open_parcels, name, note, ...line }) => ({
    ...line,
    ...fieldsOf('name', name),
    ...fieldsOf('note', note),
    closed: closed_at !== null,
    open_parcels: open_parcels ?? 0,
    zones: zones.filter((zone) => zone.lineCode === line.id).map(toZone),
  }))
}

const toZone = ({ rate, ...zone }: ZoneRate) => ({
  zone: zone.zoneCode,
  ...fieldsOf('name', zone.zoneName),
  countries: [...zone.countries],
  ...rateColumns(rate),
})
