import type { Reply } from '@longhaul/contract/routes.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'

const words = financeText.rates

/** A currency's rate with its source. */
export type StaffRate = Reply<'GET /staff/exchange_rates'>['rates'][number]

/** Who entered a rate, or its source. */
export function sourceOf(rate: { source: string; entered_by: string | null }): string {
  if (rate.entered_by) return words.enteredBy(rate.entered_by)
  return words.sources[rate.source] ?? words.installed
}
