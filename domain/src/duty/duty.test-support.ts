import { readPlace } from './read-places.ts'
import type { Place } from './rule.ts'
import type { Goods, Shipment } from './shipment.ts'

export const FACT = { strength: 'official', source: 'customs of Examplia', checked: '2026-11-28' } as const
const NAME = { en: 'a charge', zh: '一项费用' }

/** A charge as a file has it. */
export const charge = (id: string, kind: string, rest: object): object => ({
  id,
  kind,
  name: NAME,
  ...FACT,
  ...rest,
})

/** A regime as a file has it. */
export const regime = (id: string, charges: readonly object[], rest: object = {}): object => ({
  id,
  charges,
  ...FACT,
  ...rest,
})

/** The file of an invented place. */
export const fileOf = (rest: object): object => ({
  place: 'XA',
  name: { en: 'Examplia', zh: '例国' },
  currency: 'EUR',
  ...rest,
})

/** The place that a file describes; a file with faults is the test's own fault. */
export function placeOf(rest: object): Place {
  const { place, faults } = readPlace('XA', new Map([['XA', fileOf(rest)]]), '1')
  if (!place) throw new Error(faults.map(({ path, sentence }) => `${path} ${sentence}`).join('\n'))
  return place
}

/** A place with one regime for everything. */
export const charging = (...charges: object[]): Place => placeOf({ regimes: [regime('all', charges)] })

export const goods = (value: number, rest: Partial<Goods> = {}): Goods => ({
  value,
  domestic: 0,
  pieces: 1,
  grams: null,
  code: '610910',
  origin: 'CN',
  ...rest,
})

/** Goods of 100 euros with 20 of freight, by express, unless the test says otherwise. */
export const shipment = (rest: Partial<Shipment> = {}): Shipment => ({
  currency: 'EUR',
  goods: [goods(10_000)],
  freight: 2_000,
  insurance: 0,
  grams: null,
  carriage: 'express',
  province: null,
  arrives: { first: '2026-12-10', last: '2026-12-10' },
  stated: [],
  received: [],
  line: null,
  ...rest,
})
