import type { ImportRule } from '@longhaul/domain/customs/import-rule.ts'

/** A rule without its note, with field names as on the wire and in the table. */
export const ruleFacts = (rule: Omit<ImportRule, 'note'>) => ({
  place: rule.place,
  valid_from: rule.validFrom,
  valid_until: rule.validUntil,
  kind: rule.kind,
  currency: rule.currency,
  above_minor: rule.aboveMinor,
  within_minor: rule.withinMinor,
  rate_per_mille: rule.ratePerMille,
  amount_minor: rule.amountMinor,
  per: rule.per,
  basis: rule.basis,
  source: rule.source,
})
