import '@longhaul/ui/testing.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import type { ParcelPage } from './parcel.ts'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

const draw = (over: Partial<ParcelPage>) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel({ stage: 'returned', status: 'cancelled', next: null, ...over }) },
  })
const pay = () => screen.queryByRole('link', { name: 'Pay ¥80.00' })

it('says that the return freight is taken from the balance of a shopper who caused it', async () => {
  draw({ return_freight: { cause: 'not_collected', freight_fen: 8_000, charged_fen: 8_000 } })
  expect(await screen.findByText(/wasn’t collected in time. The carrier charges ¥80.00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See your balance' })).toBeTruthy()
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
