import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, Refused, renderConsole } from '../shared/testing.tsx'
import { NumbersSheet } from './NumbersSheet.tsx'

const LIST = 'P000203171,ems,EA100000017CN\nP000203180,pigeon,1'
const preview = {
  ready_count: 1,
  ready: [{ row: 1, parcel_number: 'P000203171', carrier: 'ems', tracking_number: 'EA100000017CN' }],
  faults: [{ row: 2, problem: 'unknown_carrier', value: 'pigeon' }],
  doubts: [],
}
const batch = (over: object = {}) => ({
  id: ID(7),
  row_count: 1,
  shipped: 0,
  waiting: 1,
  refused: [],
  created_at: '2026-11-02T01:00:00.000Z',
  ended_at: null,
  ...over,
})

const open = (replies = {}) =>
  renderConsole(<NumbersSheet onClose={() => undefined} />, {
    replies: {
      'POST /staff/tracking_numbers/preview': () => preview,
      'POST /staff/tracking_numbers': () => batch(),
      'GET /staff/tracking_numbers/{id}': () =>
        batch({
          waiting: 0,
          refused: [{ ...preview.ready[0], message: 'This tracking number is in use' }],
          ended_at: '2026-11-02T01:01:00.000Z',
        }),
      ...replies,
    },
  })

describe('tracking numbers in bulk', () => {
  test('are checked, previewed, confirmed, shipped, and reported', async () => {
    const { user, sent } = open()
    await user.click(screen.getByRole('textbox'))
    await user.paste(LIST)
    await user.click(screen.getByRole('button', { name: 'Check' }))
    expect(await screen.findByText('1 row ready')).toBeTruthy()
    expect(screen.getByText('1 row skipped')).toBeTruthy()
    expect(screen.getByText('pigeon')).toBeTruthy()
    expect(screen.getByText('China EMS')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ship 1' }))
    const asked = await screen.findByRole('dialog', { name: 'Ship 1 package?' })
    expect(sent.map((entry) => entry.spec)).toEqual(['POST /staff/tracking_numbers/preview'])
    await user.click(
      asked.querySelector<HTMLButtonElement>('button[data-type="assistRed"]') ??
        screen.getAllByRole('button', { name: 'Ship 1' }).at(-1)!,
    )
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ text: LIST, expected_count: 1 }))
    expect(await screen.findByText('1 of 1 done')).toBeTruthy()
    expect(screen.getByText(/This tracking number is in use/)).toBeTruthy()
  })

  test('must be checked again if they changed in the meantime', async () => {
    const { user } = open({
      'POST /staff/tracking_numbers': () =>
        new Refused(409, 'This changed meanwhile', { error: 'out_of_date' }),
    })
    await user.click(screen.getByRole('textbox'))
    await user.paste(LIST)
    await user.click(screen.getByRole('button', { name: 'Check' }))
    await user.click(await screen.findByRole('button', { name: 'Ship 1' }))
    await user.click((await screen.findAllByRole('button', { name: 'Ship 1' })).at(-1)!)
    expect(await screen.findByText('This changed meanwhile')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy()
  })
})
