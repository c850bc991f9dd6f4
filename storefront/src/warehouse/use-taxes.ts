import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { carriageOf } from '@longhaul/domain/customs/carriage.ts'
import { tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import type { ImportRule } from '@longhaul/domain/customs/import-rule.ts'
import { type TaxEstimate, estimateImportTax } from '@longhaul/domain/customs/import-tax.ts'
import type { Confirm } from './use-confirm.ts'
import type { LineQuote, Preview } from './preview.ts'

export type Rules = Reply<'GET /customs/rules'>

/** The dated customs rules of the destination country. */
export const useRules = (country: string) => useCall('GET /customs/rules', { query: { country } })

/**
 * Duty and tax on the current declaration, for a line: the server calculates the same when the package is
 * created.
 */
export const taxesOf = (
  rules: Rules,
  goods: Preview,
  values: Confirm['form']['values'],
  line: LineQuote,
): TaxEstimate =>
  estimateImportTax(
    {
      lines: goods.declaration.map(({ stock_item_id: id, value_fen: paidFen }) => ({
        hsCode: codeOf(values[`hs:${id}`] ?? ''),
        valueFen: readYuan(values[`value:${id}`] ?? '') ?? paidFen,
      })),
      freightFen: carriageOf(line.fees.map((fee) => ({ kind: fee.kind, feeFen: fee.fee_fen }))),
    },
    rules.rules.map(toRule),
    ratesOf(rules),
    rules.day,
  )

export const ratesOf = (rules: Rules): Map<string, number> =>
  new Map(rules.rates.map((rate) => [rate.currency, rate.rate_nanos]))

function codeOf(typed: string): string | null {
  const code = tidyHsCode(typed)
  return whyNotHsCode(code) === null ? code : null
}

const toRule = (rule: Rules['rules'][number]): ImportRule => ({
  place: rule.place,
  validFrom: rule.valid_from,
  validUntil: rule.valid_until,
  kind: rule.kind,
  currency: rule.currency,
  aboveMinor: rule.above_minor,
  withinMinor: rule.within_minor,
  ratePerMille: rule.rate_per_mille,
  amountMinor: rule.amount_minor,
  per: rule.per,
  basis: rule.basis,
  note: rule.note,
  source: rule.source,
})
