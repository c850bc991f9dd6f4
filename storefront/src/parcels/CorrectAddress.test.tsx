import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import type { ParcelPage } from './parcel.ts'
import { PARCEL_ID, nextStep, parcel } from './parcels.test-support.ts'

type Address = Reply<'GET /addresses'>['addresses'][number]
const there = parcel().address
const at = (id: string, over: Partial<Address>): Address => ({
  ...there,
  id,
  country_name: 'Germany',
  is_default: false,
  ...over,
})
const book = {
  addresses: [
    at('home', { address: 'Oranienstrasse 25 B' }),
    at('away', { country: 'SG', country_name: 'Singapore', address: '1 Raffles Place' }),
  ],
  limit: 20,
}
const problem: Partial<ParcelPage> = {
  stage: 'address_problem',
  next: nextStep({ kind: 'answer', about: 'address_wrong', waits: true }),
  status: 'to_be_delivered',
  shipped_at: null,
  tracking_number: null,
  history: [
    {
      step: 'report_address',
      to_stage: 'address_problem',
      actor: 'staff',
      note: 'The house number is missing',
      created_at: '2026-11-12T02:00:00.000Z',
    },
  ],
}
const draw = (replies: Replies = {}, over = problem) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel(over), 'GET /addresses': book, ...replies },
  })
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose another address' }))
const ship = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ship to this address' })
const isOff = (button: HTMLButtonElement) =>
  button.disabled || button.getAttribute('aria-disabled') === 'true'

it('says what is wrong, offers the addresses in the same country, and sends the chosen one as it was shown', async () => {
  const { asked } = draw({ 'POST /parcels/{id}/address': { stage: 'to_ship', address: there } })
  const heading = await screen.findByText('What is wrong with the address')
  expect(heading.parentElement?.textContent).toContain('The house number is missing')
  expect(asked.some(({ spec }) => spec === 'GET /addresses')).toBe(false)
  await open()
  expect(await screen.findAllByRole('radio')).toHaveLength(1)
  expect(screen.queryByText(/Raffles Place/)).toBe(null)
  expect(isOff(ship())).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /Mei Lin/ }))
  await userEvent.click(ship())
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'POST /parcels/{id}/address')?.body).toEqual({
      address_id: 'home',
      expected_address: { ...there, address: 'Oranienstrasse 25 B' },
    }),
  )
  expect(await screen.findByText('The package will go to this address.')).toBeTruthy()
})

it('says why an address was not accepted, and stays open', async () => {
  draw({ 'POST /parcels/{id}/address': refuse(409, 'out_of_date', 'The address was changed meanwhile') })
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: /Mei Lin/ }))
  await userEvent.click(ship())
  expect(await screen.findByText('The address was changed meanwhile')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mei Lin/ }).checked).toBe(true)
})

it('tells a shopper without an address in that country where to add one', async () => {
  draw({ 'GET /addresses': { ...book, addresses: book.addresses.slice(1) } })
  await open()
  expect(await screen.findByText(/no address in Germany yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the address book' })).toBeTruthy()
  expect(isOff(ship())).toBe(true)
})

it('is offered for an unpaid package whose address nobody can print, with the word at fault', async () => {
  const unpaid = { stage: 'pending_payment', next: null } as const
  draw({}, { ...unpaid, address: { ...there, city: 'القاهرة' } })
  expect(await screen.findByText(/“القاهرة”/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose another address' })).toBeTruthy()
})

it('is not offered while nothing is wrong with it', async () => {
  draw({}, { ...problem, stage: 'to_ship', next: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Choose another address' })).toBe(null)
})
