import type { FeeRow } from '@longhaul/contract/parcels/parcels.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { Lang, Texts } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import type { Static } from 'typebox'

/** The names of the extra services, with their ids. */
export type ServiceNames = readonly { id: string; name: Texts }[]

/** A bill as sent over the wire, each row with its name in the reader's language. */
export function toFeeRows(
  bill: readonly BillRow[],
  services: ServiceNames,
  lang: Lang,
): Static<typeof FeeRow>[] {
  const fees = shippingIn(lang).fees
  const serviceName = (code: string) => {
    const service = services.find((service) => service.id === code)
    return service?.name[lang] ?? code
  }
  return bill.map(({ kind, feeFen, code, tax }) => ({
    kind,
    name: kind === 'service' ? serviceName(code ?? '') : (tax?.name[lang] ?? fees[kind]),
    fee_fen: feeFen,
  }))
}
