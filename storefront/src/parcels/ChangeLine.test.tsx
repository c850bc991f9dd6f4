import '@longhaul/ui/testing.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { duty, unknownDuty } from '../shared/duty/duty.test-support.ts'
import { type Replies, refuse, renderScreen } from '../shared/render-screen.test-support.tsx'
import PackageScreen from './PackageScreen.tsx'
import type { ParcelPage } from './parcel.ts'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

type Line = Reply<'GET /parcels/{id}/lines'>['lines'][number]
const line = (line_id: string, name: string, total_fen: number | null, over: Partial<Line> = {}): Line => ({
  line_id,
  name,
  option: 'postal',
  current: false,
  refusals: [],
  fees: [],
  total_fen,
  owed_fen: total_fen === null ? null : total_fen - 2_000,
  min_days: 7,
  max_days: 14,
  observed_days: '',
  tax_mode: 'ddu',
  duty: total_fen === null ? null : duty(),
  ...over,
})
const paid = duty({ line_pays: 'all', low_fen: 0, likely_fen: 0, high_fen: 0 })
const lines = [
  line('PST-EUB', 'ePacket', 10_020, { tax_mode: 'ddp', duty: paid }),
  line('PST-EMS', 'EMS', 16_900, { current: true }),
  line('SEA', 'Ocean line', null, { refusals: ['Too light for the ocean'] }),
]
const packed: Partial<ParcelPage> = {
  stage: 'supplement_due',
  status: 'to_be_delivered',
  pay_way: 'exact',
  shipped_at: null,
  tracking_number: null,
  supplement: { id: PARCEL_ID, amount_fen: 14_900, pay_by: '2026-12-01T00:00:00.000Z' },
}
const draw = (over: Partial<ParcelPage>, replies: Replies = {}) =>
  renderScreen(<PackageScreen />, {
    at: `/mine/package/packageDetail?id=${PARCEL_ID}`,
    replies: { 'GET /parcels/{id}': parcel(over), 'GET /parcels/{id}/lines': { lines }, ...replies },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

it('compares every method by its exact price after trial packing, and switches at the price shown', async () => {
  const { asked } = draw(packed, {
    'POST /parcels/{id}/line': { stage: 'supplement_due', total_fen: 10_020, owed_fen: 8_020 },
  })
  await press('Compare shipping methods')
  const other = await screen.findByRole('radio', {
    name: /¥80.20 to pay · ¥132.17 less to your door than now · duty and tax included/,
  })
  expect(other).toBeTruthy()
  expect(screen.getByText('Too light for the ocean.')).toBeTruthy()
  const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Ship by this method' })
  expect(take.disabled || take.getAttribute('aria-disabled') === 'true').toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /ePacket/ }))
  await press('Ship by this method')
  await waitFor(() =>
    expect(asked.find(({ spec }) => spec === 'POST /parcels/{id}/line')?.body).toEqual({
      line_id: 'PST-EUB',
      expected_total_fen: 10_020,
    }),
  )
  expect(await screen.findByText('It will go by ePacket.')).toBeTruthy()
})

it('compares by the total to the door, and not where nobody knows what customs charge', async () => {
  const dear = [
    line('PST-EUB', 'ePacket', 16_000, {
      duty: duty({ low_fen: 2_000, likely_fen: 3_000, high_fen: 4_000 }),
    }),
    line('PST-EMS', 'EMS', 16_900, { current: true, duty: paid }),
    line('EXP', 'Express', 10_000, { duty: unknownDuty() }),
  ]
  draw(packed, { 'GET /parcels/{id}/lines': { lines: dear } })
  await press('Compare shipping methods')
  const named = (name: RegExp) => screen.findByRole('radio', { name })
  expect(
    await named(/ePacket.*¥21.00 more to your door than now.*¥160.00.*duty and tax.*¥20.00 – ¥40.00/),
  ).toBeTruthy()
  expect(await named(/EMS.*duty and tax included/)).toBeTruthy()
  expect(await named(/Express.*not known/)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Express.*than now/ })).toBeNull()
})

it('says why a method could not be chosen, and stays open', async () => {
  draw(packed, { 'POST /parcels/{id}/line': refuse(409, 'out_of_date', 'The price has changed') })
  await press('Compare shipping methods')
  await userEvent.click(await screen.findByRole('radio', { name: /ePacket/ }))
  await press('Ship by this method')
  expect(await screen.findByText('The price has changed')).toBeTruthy()
  expect(screen.getByRole('radio', { name: /ePacket/ })).toBeTruthy()
})

it('is not offered where the estimate was paid', async () => {
  draw({ ...packed, pay_way: 'estimate' })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'Compare shipping methods' })).toBe(null)
})
