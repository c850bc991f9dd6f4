import { calendarOf } from '@longhaul/domain/orders/calendars.ts'
import { fieldsOf, LANGS } from '@longhaul/domain/languages.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { readZoneRate, zoneColumns } from '@longhaul/domain/shipping/rate-row.ts'
import { siteDefaultsIn } from '@longhaul/text/documents/site-defaults.ts'
import type { Tx } from '../../platform/database/db.ts'
import { saveWorkingDays } from '../sql-working-days.ts'
import { cell, cells, readCsv } from './csv.ts'
import { isEmpty } from './is-empty.ts'

/**
 * Inserts invented examples: warehouses, lines with their prices, a contact, hours and days off. Demos and
 * tests begin with them, a real shop never does (decision 0082). Only empty tables are filled. The prices
 * apply from far in the past, because the demo's story is backdated; in the demo, parcels took as long as
 * their lines promise.
 */
export async function seedExamples(tx: Tx, now: Date, isDemo: boolean): Promise<void> {
  const beginning = new Date('2020-01-01T00:00:00Z')
  if (await isEmpty(tx, 'warehouses')) await seedWarehouses(tx, now)
  if (await isEmpty(tx, 'shipping_lines'))
    await seedExampleRates(tx, {
      effectiveFrom: beginning,
      createdAt: beginning,
      confirmedAt: beginning,
      isDemo,
    })
  if (await isEmpty(tx, 'working_hours')) await saveWorkingDays(tx, calendarOf('CN'), { staffId: null, now })
  await seedContact(tx, now)
}

async function seedWarehouses(tx: Tx, now: Date): Promise<void> {
  const rows = await readCsv('warehouses.csv')
  const warehouses = rows.map((row, position) => ({
    id: cell(row, 'code'),
    name: cells(row, 'city'),
    address_latin: cell(row, 'address_latin'),
    address_chinese: cell(row, 'address_chinese'),
    receiver: '远淘',
    phone: cell(row, 'phone'),
    postcode: cell(row, 'postcode'),
    position,
    confirmed_at: now,
  }))
  await tx.insertInto('warehouses').values(warehouses).execute()
}

/** The observed transit days of the demo's parcels: within those that their line promises. */
const asPromised = ({
  transitMinDays: min,
  transitMaxDays: max,
}: {
  transitMinDays: number
  transitMaxDays: number
}): string => `${min + 1}-${max - (max - min > 2 ? 1 : 0)}`

/**
 * Inserts the example lines and their prices; returns the id of the rate card. They are not used for pricing
 * unless the card is confirmed.
 */
export async function seedExampleRates(
  tx: Tx,
  { effectiveFrom, createdAt, staffId = null, confirmedAt = null, isDemo = false }: ExampleCard,
): Promise<string> {
  const lines = await readCsv('lines.csv')
  const optionOf = (row: Record<string, string>) => {
    const option = DELIVERY_OPTIONS.find((known) => known === cell(row, 'option'))
    if (!option) throw new Error(`no such delivery option: ${cell(row, 'option')}`)
    return option
  }
  await tx
    .insertInto('shipping_lines')
    .values(
      lines.map((row, position) => ({
        id: cell(row, 'line'),
        option: optionOf(row),
        tax_mode: cell(row, 'tax_mode') === 'ddp' ? ('ddp' as const) : ('ddu' as const),
        duty_paid_up_to: cell(row, 'duty_paid_up_to'),
        name: cells(row, 'name'),
        note: cells(row, 'note'),
        position,
      })),
    )
    .execute()

  const card = await tx
    .insertInto('rate_cards')
    .values({
      name: 'Starting rates',
      effective_from: effectiveFrom,
      created_at: createdAt,
      staff_id: staffId,
      confirmed_at: confirmedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const options = new Map(lines.map((row) => [cell(row, 'line'), optionOf(row)]))
  for (const row of await readCsv('rate-card.csv')) {
    const zone = readZoneRate(
      { ...row, ...fieldsOf('zone', cells(row, 'zone')) },
      options.get(cell(row, 'line')) ?? 'postal',
    )
    if ('problems' in zone)
      throw new Error(`rate card, ${row['line']} ${row['zone']}: ${JSON.stringify(zone.problems)}`)
    await tx
      .insertInto('shipping_rates')
      .values({
        ...zoneColumns(zone),
        ...(isDemo ? { observed_days: asPromised(zone.rate) } : {}),
        card_id: card.id,
        effective_from: effectiveFrom,
      })
      .execute()
  }
  return card.id
}

type ExampleCard = {
  effectiveFrom: Date
  createdAt: Date
  staffId?: string | null
  confirmedAt?: Date | null
  isDemo?: boolean
}

async function seedContact(tx: Tx, now: Date): Promise<void> {
  const hours = LANGS.map((lang) => [settingIn('contactHours', lang), siteDefaultsIn(lang).contactHours])
  const settings = [['contactEmail', 'service@longhaul.example'], ...hours]
  await tx
    .insertInto('settings')
    .values(settings.map(([name, value]) => ({ name: name!, value: JSON.stringify(value), updated_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
