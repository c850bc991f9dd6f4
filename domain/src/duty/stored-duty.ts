import type { StoredTaxEstimate } from '../customs/stored-tax-estimate.ts'
import type { TaxMode } from '../customs/import-rule.ts'
import type { RateNanos } from '../money/exchange.ts'
import type { DutyMarkup } from './duty-markup.ts'
import type { DutyAsked, InForce, ShownDuty } from './landed-duty.ts'

/**
 * What customs were expected to charge when a package was made, as it is stored with it, and who pays.
 * Packages from before taxes were collected have no basis.
 */
export type StoredDuty = ShownDuty & { readonly mode: TaxMode; readonly basis?: TaxBasis }

/**
 * What the duty and tax on the bill of a package were agreed by: our registrations, what its line adds, and
 * the day's exchange rates.
 */
export type TaxBasis = {
  readonly registrations: readonly InForce[]
  readonly rates: Readonly<Record<string, RateNanos>>
  /** Missing on packages from before lines could bill duty. */
  readonly markup?: DutyMarkup | null
}

export const basisOf = (
  { registrations, rates }: Pick<DutyAsked, 'registrations' | 'rates'>,
  markup: DutyMarkup | null = null,
): TaxBasis => ({
  registrations,
  rates: registrations.length > 0 || markup ? Object.fromEntries(rates) : {},
  markup,
})

/** The basis of a package; undefined for one from before taxes were collected. */
export const agreedBasis = (kept: KeptDuty | null): TaxBasis | undefined =>
  kept && 'basis' in kept ? kept.basis : undefined

/**
 * The rules by which a package is calculated again: what has changed in our registrations and in exchange
 * rates since it was made does not count.
 */
export function onBasis<Rules extends Pick<DutyAsked, 'registrations' | 'rates'>>(
  rules: Rules,
  kept: KeptDuty | null,
): Rules {
  const basis = agreedBasis(kept)
  if (!basis) return { ...rules, registrations: [] }
  return {
    ...rules,
    registrations: basis.registrations,
    rates: new Map([...rules.rates, ...Object.entries(basis.rates)]),
  }
}

/** The same on any package, however old. */
export type KeptDuty = StoredDuty | StoredTaxEstimate
