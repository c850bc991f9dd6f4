import { taxIdName, whyNotTaxId } from '../addresses/tax-id.ts'
import type { Declared } from '../customs/declared.ts'
import { type ProductIds, hasIdentifier } from '../customs/product-ids.ts'
import type { Texts } from '../languages.ts'
import type { DeliveryOption } from '../shipping/fee.ts'
import type { Need, Strength } from './rule.ts'

/** What customs of a destination want to know before a package leaves. */
export const CUSTOMS_CHECKS = ['codes', 'identifiers', 'maker', 'identity'] as const

export type CustomsCheck = {
  readonly check: (typeof CUSTOMS_CHECKS)[number]
  /** The demand as the rules name it, or the local name of the recipient's number. */
  readonly name: Texts | string
  /** What is missing, as the name of a rule in `fields` of `text/src/errors`; null if nothing is. */
  readonly missing: string | null
  /** Whether the package is kept until it is complete. What is not known for certain only warns. */
  readonly isBlocking: boolean
}

/** What is asked about a package. `needs` are the demands of its destination (`dutyAtDoor`). */
type Asked = {
  readonly needs: readonly Need[]
  readonly declaration: readonly (Pick<Declared, 'hs_code'> & ProductIds)[]
  readonly country: string
  readonly taxId: string
  readonly option: DeliveryOption
}

/**
 * What customs of the destination demand for a package, and what of it is still missing. A demand that an
 * authority published or that was reported keeps the package; one from a weak source only warns.
 */
export function customsChecks({ needs, declaration, country, taxId, option }: Asked): CustomsCheck[] {
  const checks: CustomsCheck[] = []
  const code = codeDemand(needs)
  if (code) {
    const lacking = declaration.filter(({ hs_code }) => (hs_code ?? '').length < digitsOf(code)).length
    checks.push({
      check: 'codes',
      name: code.name,
      missing: lacking > 0 ? `codes_missing|${lacking}|${digitsOf(code)}` : null,
      isBlocking: isFirm(code),
    })
  }
  for (const [check, demand, isThere] of [
    ['identifiers', needs.find(({ need }) => need === 'identifier'), hasIdentifier],
    ['maker', needs.find(({ need }) => need === 'maker'), hasMaker],
  ] as const) {
    if (!demand) continue
    const lacking = declaration.filter((line) => !isThere(line)).length
    checks.push({
      check,
      name: demand.name,
      missing: lacking > 0 ? `${check}_missing|${lacking}` : null,
      isBlocking: isFirm(demand),
    })
  }
  const name = taxIdName(country)
  const why = whyNotTaxId(country, taxId, option)
  if (name !== null && (why !== null || taxId.trim() !== ''))
    checks.push({
      check: 'identity',
      name,
      missing: why && `recipient_id_${why}|${name}`,
      isBlocking: true,
    })
  return checks
}

const hasMaker = ({ maker }: ProductIds): boolean => (maker ?? '') !== ''

/** How many digits the tariff number of each line must have at the destination; 0: none is demanded. */
export const demandedDigits = (needs: readonly Need[]): number => {
  const demand = codeDemand(needs)
  return demand ? digitsOf(demand) : 0
}

/** Where several numbers of digits are demanded, the longest satisfies all. */
const codeDemand = (needs: readonly Need[]): Need | undefined =>
  needs
    .filter(({ need }) => need === 'code_digits')
    .toSorted((a, b) => digitsOf(b) - digitsOf(a))
    .at(0)

const digitsOf = ({ digits }: Need): number => digits ?? 6

const FIRM: ReadonlySet<Strength> = new Set(['official', 'reported'])
const isFirm = ({ strength }: Need): boolean => FIRM.has(strength)
