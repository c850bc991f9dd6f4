import '@longhaul/ui/testing.ts'
import { dutyChargedText as text } from '@longhaul/text/storefront/parcels/duty-charged.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import type { ParcelPage } from './parcel.ts'
import { DutyChargedCard } from './DutyChargedCard.tsx'
import { PARCEL_ID, parcel } from './parcels.test-support.ts'

type Told = NonNullable<NonNullable<ParcelPage['duty_charged']>['told']>

const open = (told: Told | null, over: Partial<ParcelPage> = {}) =>
  renderScreen(
    <DutyChargedCard
      parcel={parcel({
        stage: 'done',
        duty_charged: { currencies: ['EUR', 'USD', 'CNY'], told },
        ...over,
      })}
    />,
    { replies: { 'PUT /parcels/{id}/duty_charged': {} } },
  )
const told = (over: Partial<Told> = {}): Told => ({
  ...{ amount_minor: 1_250, currency: 'EUR', picture: null },
  ...{ told_at: new Date().toISOString(), changeable_until: '2099-01-01T00:00:00.000Z' },
  ...over,
})

it('asks only of a package that has come', () => {
  open(null, { duty_charged: null })
  expect(screen.queryByText(text.question)).toBeNull()
})

it('takes that nothing was charged in two taps', async () => {
  const { asked } = open(null)
  await userEvent.click(await screen.findByText(text.question))
  await userEvent.click(screen.getByRole('radio', { name: text.nothing }))
  expect(screen.queryByLabelText(text.amount)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: text.send }))
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      path: `/parcels/${PARCEL_ID}/duty_charged`,
      body: { amount_minor: 0, currency: 'EUR', file_id: null },
    }),
  )
})

it('takes an amount in the money of the destination, and no nonsense', async () => {
  const { asked } = open(null)
  await userEvent.click(await screen.findByText(text.question))
  await userEvent.click(screen.getByRole('radio', { name: text.some }))
  await userEvent.type(screen.getByLabelText(text.amount), 'a lot')
  await userEvent.click(screen.getByRole('button', { name: text.send }))
  expect((await screen.findAllByText(text.amountWrong('12.50'))).length).toBeGreaterThan(0)
  await userEvent.clear(screen.getByLabelText(text.amount))
  await userEvent.type(screen.getByLabelText(text.amount), '12,50')
  await userEvent.click(screen.getByRole('button', { name: text.send }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { amount_minor: 1_250, currency: 'EUR' } }))
})

it('shows what was told, to be changed for thirty days', async () => {
  const { unmount } = open(told())
  expect(await screen.findByText('€12.50 EUR')).toBeTruthy()
  expect(await screen.findByRole('button', { name: text.change })).toBeTruthy()
  unmount()
  open(told({ told_at: '2020-01-01T00:00:00.000Z' }))
  expect(await screen.findByText(text.fixed)).toBeTruthy()
  expect(screen.queryByRole('button', { name: text.change })).toBeNull()
})
