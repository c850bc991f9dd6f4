import type { StoredTaxEstimate } from '../customs/stored-tax-estimate.ts'
import type { TaxMode } from '../customs/import-rule.ts'
import type { ShownDuty } from './landed-duty.ts'

/** What customs were expected to charge when a package was made, as it is stored with it, and who pays. */
export type StoredDuty = ShownDuty & { readonly mode: TaxMode }

/** The same on any package, however old. */
export type KeptDuty = StoredDuty | StoredTaxEstimate
