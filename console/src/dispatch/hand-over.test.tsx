import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'
import { CorrectNumber } from './CorrectNumber.tsx'
import DispatchScreen from './DispatchScreen.tsx'

const row = (at: number, number: string) => ({
  id: ID(at),
  number,
  stage: 'to_ship',
  stage_at: '2026-11-02T01:00:00.000Z',
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'LH4K2',
  warehouse_id: 'GZ1',
  country: 'DE',
  country_name: 'Germany',
  line_id: 'PST-EMS',
  line_name: 'EMS',
  item_count: 1,
  estimated_grams: 660,
  actual_grams: 650,
  estimated_fen: 16_400,
  actual_fen: 16_400,
  frozen_fen: 16_400,
  tracking_number: null,
  paid_at: '2026-11-01T01:00:00.000Z',
})
const FIRST = 'P000203183'
const SECOND = 'P000203224'

function open() {
  return renderConsole(<DispatchScreen />, {
    roles: ['warehouse'],
    replies: {
      'GET /staff/parcels': () => ({
        items: [row(1, FIRST), row(2, SECOND)],
        next_cursor: null,
        counts: { to_ship: 2 },
      }),
      'POST /staff/parcels/{id}/ship': () => ({}),
    },
  })
}
const field = (number: string) => screen.findByLabelText(`Tracking number, ${number}`)

test('two scans hand a package over: its label, then the label of its carrier', async () => {
  const { user, sent, scanned } = open()
  const second = await field(SECOND)
  await user.keyboard(SECOND)
  expect(document.activeElement).toBe(second)
  expect(scanned).toEqual([])
  await user.keyboard('EA123456785CN{Enter}')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { spec: 'POST /staff/parcels/{id}/ship', body: { tracking_number: 'EA123456785CN' } },
    ]),
  )
})

test('a postal number with a wrong check digit is sent when it is entered a second time', async () => {
  const { user, sent } = open()
  await user.click(await field(FIRST))
  await user.keyboard('EA123456780CN{Enter}')
  expect(await screen.findByText(/check digit is wrong/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { tracking_number: 'EA123456780CN', number_confirmed: true } }]),
  )
})

test('a corrected number with a wrong check digit is saved when it is submitted a second time', async () => {
  const wrong = { error: 'invalid_input', reason: 'check_digit_wrong' }
  const { user, sent } = renderConsole(
    <CorrectNumber parcel={{ id: ID(1), tracking_number: 'EA123456785CN', carrier: 'ems' }} />,
    {
      roles: ['support'],
      replies: {
        'POST /staff/parcels/{id}/tracking_number': ({ body }) =>
          (body as { number_confirmed?: boolean }).number_confirmed
            ? { tracking_number: 'EA123456780CN', carrier: 'ems' }
            : new Refused(400, '', { ...wrong, fields: { tracking_number: 'Its check digit is wrong' } }),
      },
    },
  )
  const number = screen.getByLabelText('Tracking number')
  await user.clear(number)
  await user.type(number, 'EA123456780CN')
  await user.click(screen.getByText('Correct', { selector: 'button *, button' }))
  expect(await screen.findByText('Its check digit is wrong')).toBeTruthy()
  await user.click(screen.getByText('Correct', { selector: 'button *, button' }))
  expect(await screen.findByText(/Corrected/)).toBeTruthy()
  expect(sent).toMatchObject([
    { body: { tracking_number: 'EA123456780CN' } },
    { body: { tracking_number: 'EA123456780CN', number_confirmed: true } },
  ])
})

test('a package’s label scanned into another package’s field moves to its own field and ships nothing', async () => {
  const { user, sent } = open()
  const [first, second] = [await field(FIRST), await field(SECOND)]
  await user.click(first)
  await user.keyboard(`${SECOND}{Enter}`)
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect((first as HTMLInputElement).value).toBe('')
  // The number of a package that is not on this list is not a carrier's number either.
  await user.keyboard('P000102626{Enter}')
  expect(await screen.findByText(/one of our own labels/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('keys move between rows, and letters are shortcuts again after Escape', async () => {
  const { user } = open()
  const [first, second] = [await field(FIRST), await field(SECOND)]
  await user.keyboard('j')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{ArrowUp}{Escape}')
  expect(document.activeElement).toBe(document.body)
})

test('a number that several carriers issue is handed over with the carrier that is chosen', async () => {
  const { user, sent } = renderConsole(<DispatchScreen />, {
    roles: ['warehouse'],
    replies: {
      'GET /staff/parcels': () => ({ items: [row(1, FIRST)], next_cursor: null, counts: { to_ship: 1 } }),
      'POST /staff/parcels/{id}/ship': ({ body }) => {
        const { carrier } = body as { carrier?: string }
        return carrier ? {} : new Refused(400, 'Please name the carrier', { reason: 'which_carrier' })
      },
    },
  })
  await user.type(await field(FIRST), '320595463938{Enter}')
  await user.click(await screen.findByRole('radio', { name: 'Purolator' }))
  await user.click(screen.getByRole('button', { name: 'Ship with it' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ body: { tracking_number: '320595463938', carrier: 'purolator' } }),
  )
})
