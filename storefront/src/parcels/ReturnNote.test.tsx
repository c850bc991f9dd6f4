import '@longhaul/ui/testing.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import type { ParcelPage } from './parcel.ts'
import { PARCEL_ID, nextStep, parcel } from './parcels.test-support.ts'

const draw = (over: Partial<ParcelPage>) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel({ stage: 'returned', status: 'cancelled', next: null, ...over }) },
  })
const pay = () => screen.queryByRole('link', { name: 'Pay ¥80.00' })

it('charges the return freight to a shopper who caused it, without a deadline', async () => {
  draw({
    return_freight: { cause: 'not_collected', freight_fen: 8_000, charged_fen: 8_000 },
    supplement: { id: 'sup', amount_fen: 8_000, pay_by: null },
    next: nextStep({ kind: 'pay', about: 'return_freight', waits: true, pay_fen: 8_000 }),
  })
  expect(await screen.findByText(/not collected in time. The carrier charges ¥80.00/)).toBeTruthy()
  expect(pay()?.getAttribute('href')).toBe('/payment?supplements=sup')
  expect(screen.queryByText(/left$/)).toBe(null)
  expect(screen.getByText('Pay the return freight; then put the items into a new package.')).toBeTruthy()
  expect(screen.queryByText(/Contact customer service, or put them/)).toBe(null)
})

it('says that it is paid, and links to the entry', async () => {
  draw({ difference_fen: 0, return_freight: { cause: 'refused', freight_fen: 8_000, charged_fen: 8_000 } })
  expect(await screen.findByText(/You have paid the ¥80.00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See it in your statement' })).toBeTruthy()
  expect(pay()).toBe(null)
})

it('says that it is free where the carrier or we caused the return', async () => {
  draw({ return_freight: { cause: 'ours', freight_fen: 8_000, charged_fen: 0 } })
  expect(await screen.findByText(/we made a mistake. The return costs you nothing/)).toBeTruthy()
  expect(pay()).toBe(null)
})

it('says nothing while no cause has been recorded', async () => {
  draw({ return_freight: null })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(/It came back because/)).toBe(null)
})
