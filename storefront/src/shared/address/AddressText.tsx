import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import type { SavedAddress } from './address-values.ts'

/** The lines of an address, kept exactly as they were typed. */
export function AddressText({ address }: { address: SavedAddress }) {
  return (
    <address className="mt-2 text-ink-2 not-italic">
      {addressLines(address, address.country_name).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="num mt-2 block text-sm">{address.phone}</span>
      <span className="block text-sm">{address.email}</span>
    </address>
  )
}

/** A saved address as a choice of a `RadioGroup`: the name, with the rest on one line. */
export const addressChoice = (address: SavedAddress) => ({
  value: address.id,
  label: <b className="font-medium">{fullName(address)}</b>,
  hint: addressLines(address, address.country_name).join(', '),
})
