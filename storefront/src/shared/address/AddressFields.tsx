import { taxIdExample, taxIdName, taxIdNeed } from '@longhaul/domain/addresses/tax-id.ts'
import type { PrintedField } from '@longhaul/domain/addresses/unprintable.ts'
import { localScripts } from '@longhaul/domain/printing/printable.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { useForm } from '@longhaul/ui/field/use-form.ts'
import { NameFields } from '../NameFields.tsx'
import { type AddressDoubts, type AddressValues, addressDoubts } from './address-values.ts'
import { type Country, CountryField } from './CountryField.tsx'
import { PrintProposal } from './PrintProposal.tsx'
import { ProvinceField } from './ProvinceField.tsx'
import { type PlaceField, placeFields, postcodeWord, regionWord } from './country-words.ts'

type Form = Pick<ReturnType<typeof useForm<AddressValues>>, 'field' | 'values' | 'errors' | 'set'>

/**
 * The fields of an address. The country comes first, because it decides the other fields' labels, their
 * order, and which are shown.
 */
export function AddressFields({
  form,
  countries,
  defaultFixed,
}: {
  form: Form
  countries: readonly Country[]
  defaultFixed: boolean
}) {
  const { values } = form
  const { fields, hints } = addressesText
  const country = countries.find((entry) => entry.code === values.country)
  const doubts = addressDoubts(values, country)
  const proposal = (field: PrintedField) => ({ below: <PrintProposal form={form} field={field} /> })
  return (
    <>
      <CountryField
        label={fields.country}
        countries={countries}
        autoComplete="country"
        {...form.field('country')}
      />
      {country && !localScripts(country.code) && (
        <p className="text-sm text-ink-2">{hints.latin(country.name)}</p>
      )}
      <NameFields
        maxLength={50}
        first={{ label: fields.firstName, ...proposal('first_name'), ...form.field('first_name') }}
        last={{
          label: fields.lastName,
          optional: true,
          hint: hints.lastName,
          ...proposal('last_name'),
          ...form.field('last_name'),
        }}
      />
      <Places form={form} country={country} doubts={doubts} />
      <Contact form={form} country={country} doubts={doubts} />
      <TaxId form={form} />
      <CheckboxField
        label={fields.isDefault}
        disabled={defaultFixed}
        {...form.field('is_default')}
        value={defaultFixed || values.is_default}
        hint={defaultFixed && hints.isDefault}
      />
    </>
  )
}

type PartProps = { form: Form; country: Country | undefined; doubts: AddressDoubts }

/** The place, in the order of its country: the street in the whole width, the other fields in columns. */
function Places(part: PartProps) {
  const order = placeFields(part.form.values.country)
  const street = <Place key="street" field="address" {...part} />
  const columns = (
    <div key="columns" className="fields" data-columns="2">
      {order
        .filter((field) => field !== 'address')
        .map((field) => (
          <Place key={field} field={field} {...part} />
        ))}
    </div>
  )
  return order[0] === 'address' ? [street, columns] : [columns, street]
}

function Place({ field, form, country, doubts }: PartProps & { field: PlaceField }) {
  const { fields, hints } = addressesText
  const code = country?.code ?? ''
  const proposal = field === 'postcode' ? null : <PrintProposal form={form} field={field} />
  switch (field) {
    case 'address':
      return (
        <TextField
          label={fields.address}
          autoComplete="street-address"
          maxLength={200}
          hint={hints.address}
          warning={doubts.address}
          below={proposal}
          {...form.field('address')}
        />
      )
    case 'city':
      return (
        <TextField
          label={fields.city}
          autoComplete="address-level2"
          maxLength={60}
          below={proposal}
          {...form.field('city')}
        />
      )
    case 'province':
      return (
        <ProvinceField
          label={regionWord(code)}
          country={country}
          optional={country ? !country.province_required : true}
          below={proposal}
          {...form.field('province')}
        />
      )
    case 'postcode':
      if (country && !country.postcode_used) return null
      return (
        <TextField
          label={postcodeWord(code)}
          autoComplete="postal-code"
          maxLength={40}
          width="short"
          hint={country?.postcode_example && hints.postcode(country.postcode_example)}
          optional={country ? !country.postcode_required : true}
          warning={doubts.postcode}
          {...form.field('postcode')}
        />
      )
  }
}

function Contact({ form, country, doubts }: PartProps) {
  const { fields, hints } = addressesText
  return (
    <div className="fields" data-columns="2">
      <TextField
        label={fields.phone}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={80}
        hint={country?.phone_example ? hints.phone(country.phone_example) : hints.phonePlain}
        warning={doubts.phone}
        {...form.field('phone')}
      />
      <TextField
        label={fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        hint={hints.email}
        {...form.field('email')}
      />
    </div>
  )
}

/** The recipient's tax number, for countries whose customs require one. */
function TaxId({ form }: { form: Form }) {
  const { hints } = addressesText
  const { country } = form.values
  const name = taxIdName(country)
  return (
    name && (
      <TextField
        label={name}
        optional
        maxLength={60}
        width="medium"
        hint={hints.taxId[taxIdNeed(country) ?? 'asked'](taxIdExample(country))}
        {...form.field('tax_id')}
      />
    )
  )
}
