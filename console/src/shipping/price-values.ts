import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import type { PriceColumn } from '@longhaul/domain/shipping/change-prices.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Line as ShippingLine } from './line.ts'

type Zone = ShippingLine['zones'][number]
export type TypedPrices = Record<PriceColumn, string> & {
  country: string
  percent: string
  from: string
  name: string
}

const { columns, prices: words } = shippingText
/** The columns of a zone that can be changed here: prices in yuan, weights in grams. */
export const PRICE_FIELDS = (
  [
    'first_grams',
    'first_price_fen',
    'step_grams',
    'step_price_fen',
    'customs_fee_fen',
    'min_charge_grams',
  ] as const
).map((name) => ({
  name,
  label: isPrice(name) ? words.inYuan(columns[name] ?? name) : (columns[name] ?? name),
}))

function isPrice(name: PriceColumn): boolean {
  return name.endsWith('_fen')
}

/** The initial values of the fields: the current prices. */
export function startOf(zone: Zone | null): TypedPrices {
  const shown = (name: PriceColumn) =>
    zone ? (isPrice(name) ? (zone[name] / 100).toFixed(2) : String(zone[name])) : ''
  return {
    first_grams: shown('first_grams'),
    first_price_fen: shown('first_price_fen'),
    step_grams: shown('step_grams'),
    step_price_fen: shown('step_price_fen'),
    customs_fee_fen: shown('customs_fee_fen'),
    min_charge_grams: shown('min_charge_grams'),
    country: '',
    percent: '',
    from: '',
    name: '',
  }
}

const valueOf = (name: PriceColumn, typed: string): number | null =>
  isPrice(name) ? readYuan(typed) : /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : null

/** Per mille of a percentage with at most one decimal, such as 2.5 or -3. */
function perMilleOf(typed: string): number | null {
  return /^[+-]?\d{1,3}([.,]\d)?$/.test(typed.trim())
    ? Math.round(Number(typed.replace(',', '.')) * 10)
    : null
}

/** Why a field is invalid. */
export const checkPrices = (zone: Zone | null) => ({
  ...(zone
    ? Object.fromEntries(
        PRICE_FIELDS.map(({ name }) => [
          name,
          (typed: string) =>
            valueOf(name, typed) !== null
              ? null
              : isPrice(name)
                ? consoleWords.moneyNeeded
                : words.gramsNeeded,
        ]),
      )
    : { percent: (typed: string) => (perMilleOf(typed) ? null : words.percentNeeded) }),
  name: (typed: string) => (typed.trim() === '' ? shippingText.importing.nameNeeded : null),
})

/** The change to send: only prices that differ from the current ones. Days begin in Shanghai time. */
export function changeOf(
  zone: Zone | null,
  typed: TypedPrices,
): NonNullable<ArgsOf<'POST /staff/shipping_lines/{id}/prices/preview'>['body']> {
  const from = typed.from ? { effective_from: new Date(`${typed.from}T00:00:00+08:00`).toISOString() } : {}
  if (!zone) return { per_mille: perMilleOf(typed.percent) ?? 0, ...from }
  const changed = PRICE_FIELDS.flatMap(({ name }) => {
    const value = valueOf(name, typed[name])
    return value === null || value === zone[name] ? [] : [[name, value] as const]
  })
  return {
    zone: zone.zone,
    ...(typed.country ? { country: typed.country } : {}),
    prices: Object.fromEntries(changed),
    ...from,
  }
}
