import { taxIdName } from '@longhaul/domain/addresses/tax-id.ts'
import type { Locator } from 'playwright-core'
import type { Words } from './words.ts'

export type TypedAddress = {
  country: string
  firstName: string
  lastName: string
  province: string
  city: string
  address: string
  postcode: string
  phone: string
  /** The recipient's number for customs, where they ask for one. */
  taxId?: string
}

/** An address in the United States, with every accent and apostrophe that labels must support. */
export const wholeAddress: TypedAddress = {
  country: 'US',
  firstName: 'Zoë',
  lastName: 'O’Brien-Núñez',
  province: 'Oregon',
  city: 'Portland',
  address: '1 Main Street',
  postcode: '97201',
  phone: '+1 503 555 0123',
}

/**
 * Fills in the address form. The labels of province and postcode depend on the country, so these fields are
 * found by their autocomplete attribute.
 */
export async function typeAddress(form: Locator, { shop }: Words, typed: TypedAddress): Promise<void> {
  const { fields } = shop.addresses
  await form.getByLabel(fields.country, { exact: true }).selectOption(typed.country)
  await form.getByLabel(fields.firstName, { exact: true }).fill(typed.firstName)
  await form.getByLabel(fields.lastName, { exact: true }).fill(typed.lastName)
  const province = form.locator('[autocomplete="address-level1"]')
  await province.locator('option', { hasText: /\S/ }).nth(1).waitFor({ state: 'attached' })
  await province.selectOption(typed.province)
  await form.getByLabel(fields.city, { exact: true }).fill(typed.city)
  await form.getByLabel(fields.address, { exact: true }).fill(typed.address)
  await form.locator('[autocomplete="postal-code"]').fill(typed.postcode)
  await form.getByLabel(fields.phone, { exact: true }).fill(typed.phone)
  const taxIdLabel = taxIdName(typed.country)
  if (typed.taxId && taxIdLabel) await form.getByLabel(taxIdLabel).fill(typed.taxId)
  await form.getByLabel(fields.email, { exact: true }).fill('zoe@example.com')
}
