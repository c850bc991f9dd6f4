import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ArgsOf, Reply, Spec } from '@longhaul/contract/routes.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import {
  type AddressValues,
  type SavedAddress,
  addressChecks,
  noAddress,
  toRules,
  valuesOf,
} from './address-values.ts'
import { AddressFields } from './AddressFields.tsx'
import { type Country, useCountries } from './CountryField.tsx'
import { useMe } from '../use-me.ts'

type Done = { onSaved: (address: SavedAddress) => void; onCancel?: (() => void) | undefined }

/**
 * Adds an address, or changes the given one. Shown in a sheet in the address book and inline on the
 * confirm-info page; typed input survives a reload.
 */
export function AddressForm({
  address,
  country = '',
  first = false,
  ...done
}: Done & {
  address?: SavedAddress | undefined
  /** The country that a new address starts with, if known. */
  country?: string
  /** The address book is empty: this address becomes the default whether or not the box is ticked. */
  first?: boolean
}) {
  const countries = useCountries()
  return (
    <Loaded of={countries} skeleton={<Skeleton kind="lines" count={6} />}>
      {({ countries: loaded }) =>
        address ? (
          <ChangeForm {...done} countries={loaded} address={address} />
        ) : (
          <AddForm {...done} countries={loaded} country={country} first={first} />
        )
      }
    </Loaded>
  )
}

function AddForm({
  country,
  first,
  ...props
}: Done & { countries: readonly Country[]; country: string; first: boolean }) {
  const me = useMe()
  /** Carrier notices go to the shopper's own e-mail address, unless another is given. */
  const [email] = useState(me?.email ?? '')
  const form = useAddressForm('POST /addresses', {
    ...props,
    start: { ...noAddress, country, email, is_default: first },
    keep: 'address',
    onDone: props.onSaved,
    args: (body) => ({ body }),
  })
  return <Form {...props} form={form} defaultFixed={first} />
}

function ChangeForm({ address, ...props }: Done & { countries: readonly Country[]; address: SavedAddress }) {
  const form = useAddressForm('PUT /addresses/{id}', {
    ...props,
    start: valuesOf(address),
    keep: `address-${address.id}`,
    onDone: props.onSaved,
    args: (body) => ({ params: { id: address.id }, body }),
  })
  return <Form {...props} form={form} defaultFixed={address.is_default} />
}

type Saving = Spec & ('POST /addresses' | 'PUT /addresses/{id}')

function useAddressForm<S extends Saving>(
  spec: S,
  form: {
    onDone: (reply: Reply<S>) => void
    countries: readonly Country[]
    start: AddressValues
    keep: string
    args: (values: AddressValues) => ArgsOf<S>
  },
) {
  const rulesOf = (code: string) => {
    const country = form.countries.find((country) => country.code === code)
    return country && toRules(country)
  }
  return useCallForm<S, AddressValues>(spec, {
    start: form.start,
    keep: form.keep,
    check: addressChecks(rulesOf),
    args: form.args,
    onDone: form.onDone,
  })
}

function Form({
  form,
  countries,
  defaultFixed,
  onCancel,
}: Done & {
  form: ReturnType<typeof useAddressForm>
  countries: readonly Country[]
  defaultFixed: boolean
}) {
  return (
    <form {...form.props} className="fields" autoComplete="on">
      <ErrorSummary {...form.summary} />
      <AddressFields form={form} countries={countries} defaultFixed={defaultFixed} />
      <Failure of={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button submit type="primary" busy={form.sending && addressesText.saving}>
          {addressesText.save}
        </Button>
        {onCancel && (
          <Button guardMs={0} data-leave="" onClick={onCancel}>
            {addressesText.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
