import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ID, NO_NETWORK, Refused, type Replier, aSecondLater } from '../shared/testing.tsx'
import { compareBills } from './Settlement.tsx'
import { IN_STATUS, content, openPanel, parcel, rows } from './packing.test-support.tsx'
import { whyNotFinish } from './why-not-finish.ts'

describe('the pick list', () => {
  test('is in the walking order of the shelves: A-2 before A-10', async () => {
    openPanel(parcel())
    expect((await rows()).map((row) => /A-\d+-1/.exec(row.textContent ?? '')?.[0])).toEqual([
      'A-2-1',
      'A-10-1',
    ])
  })

  test('a scan puts its item into the box; a wrong one is refused with a message', async () => {
    const { user } = openPanel(parcel())
    await rows()
    await user.keyboard('SF1604883201557{Enter}')
    expect(await screen.findByText('In the box: Thing 12', IN_STATUS)).toBeTruthy()
    expect(screen.getByText('1 of 2 in the box')).toBeTruthy()
    await user.keyboard('ZT4400918273{Enter}')
    expect(
      await screen.findByText(/ZT4400918273 wasn’t put into the box\. We don’t recognise/, IN_STATUS),
    ).toBeTruthy()
  })

  test('scanning the same item again does not count it twice', async () => {
    const { user, sent } = openPanel(parcel())
    await rows()
    await user.keyboard('SF1604883201557{Enter}')
    await screen.findByText('In the box: Thing 12', IN_STATUS)
    aSecondLater()
    await user.keyboard('SF1604883201557{Enter}')
    expect(await screen.findByText('Already in the box: Thing 12', IN_STATUS)).toBeTruthy()
    expect(sent).toHaveLength(1)
  })
})

describe('undoing a scan', () => {
  const out: Replier = () => parcel()

  test('with the button or the printed command takes the piece out of the box again', async () => {
    const { user, sent } = openPanel(parcel(), { 'POST /staff/parcels/{id}/uncheck': out })
    await rows()
    await user.keyboard('SF1604883201557{Enter}')
    await screen.findByText('In the box: Thing 12', IN_STATUS)
    await user.keyboard('UNDO{Enter}')
    expect(await screen.findByText('Out of the box again: Thing 12', IN_STATUS)).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({
      spec: 'POST /staff/parcels/{id}/uncheck',
      body: { stock_item_id: ID(12), pieces: 1 },
    })
    await user.keyboard('UNDO{Enter}')
    expect(await screen.findByText(/Nothing to undo/, IN_STATUS)).toBeTruthy()
  })

  test('without a network, scans into the box wait, and count once when it is back', async () => {
    let network = false
    const { user, sent } = openPanel(parcel(), {
      'POST /staff/parcels/{id}/check': () =>
        network
          ? parcel({
              contents: [
                content(11, 'A-10-1', 'YT7720418836621'),
                content(12, 'A-2-1', 'SF1604883201557', true),
              ],
            })
          : NO_NETWORK,
    })
    await rows()
    await user.keyboard('SF1604883201557{Enter}')
    expect(await screen.findByText('1 scan waiting for the network')).toBeTruthy()
    network = true
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('In the box: Thing 12', IN_STATUS)).toBeTruthy()
    expect(new Set(sent.map((entry) => entry.key)).size).toBe(1)
  })

  test('DONE on an unfinished box says what is missing', async () => {
    const { user, sent } = openPanel(parcel())
    await rows()
    await user.keyboard('DONE{Enter}')
    expect(await screen.findByText('DONE: not yet. 2 items are not in the box yet.')).toBeTruthy()
    expect(sent).toEqual([])
  })
})

describe('finishing', () => {
  test('requires all the contents, then the measurements, then a picture', () => {
    expect(whyNotFinish({ unchecked: 2, measured: true, pictures: 1 })).toBe(
      '2 items are not in the box yet.',
    )
    expect(whyNotFinish({ unchecked: 0, measured: false, pictures: 1 })).toMatch(/Weigh/)
    expect(whyNotFinish({ unchecked: 0, measured: true, pictures: 0 })).toMatch(/photo/)
    expect(whyNotFinish({ unchecked: 0, measured: true, pictures: 1 })).toBeNull()
  })

  test('an incomplete box is not sent', async () => {
    const { user, sent } = openPanel(parcel())
    await rows()
    for (const label of ['Weight', 'Length', 'Width', 'Height'])
      fireEvent.input(screen.getByLabelText(label), { target: { value: '40' } })
    await user.click(screen.getByRole('button', { name: /^Finish packing/ }))
    const missing = screen.getByRole('list', { name: 'Still missing' })
    expect(missing.textContent).toContain('2 items are not in the box yet.')
    expect(missing.textContent).toContain('Take a photo')
    // What was typed may already be kept as a draft.
    expect(sent.filter(({ spec }) => !spec.endsWith('/packing_draft'))).toEqual([])
  })

  test.each([
    [18_000, '\u00a520.00 refunded when it ships'],
    [23_000, 'Extra payment of \u00a530.00 due'],
    [20_000, 'Exactly as estimated'],
  ])('a real fee of %d fen: %s', async (actual, sentence) => {
    openPanel(
      parcel({
        stage: actual > 20_000 ? 'supplement_due' : 'to_ship',
        actual_grams: 800,
        actual_fen: actual,
        actual_fees: [{ kind: 'first', name: 'First weight', fee_fen: actual }],
      }),
    )
    expect(await screen.findByText(sentence)).toBeTruthy()
  })
})

describe('compareBills', () => {
  test('keeps rows that only one bill has', () => {
    const fee = (kind: string, name: string, fee_fen: number) => ({ kind, name, fee_fen })
    const pairs = compareBills(
      [fee('first', 'First', 100), fee('steps', '2 steps', 40)],
      [fee('first', 'First', 100), fee('steps', '3 steps', 60)],
    )
    expect(pairs.map(({ name, estimatedFen, actualFen }) => [name, estimatedFen, actualFen])).toEqual([
      ['First', 100, 100],
      ['2 steps', 40, 0],
      ['3 steps', 0, 60],
    ])
  })
})

test('a paid package is taken into packing', async () => {
  const { user, sent } = openPanel(parcel({ stage: 'to_pick' }), {
    'POST /staff/parcels/{id}/start_packing': () => parcel(),
  })
  await user.click(await screen.findByRole('button', { name: 'Start packing' }))
  await waitFor(() => expect(sent[0]?.spec).toBe('POST /staff/parcels/{id}/start_packing'))
})

test('the carton that fits everything is drawn, with each item in it', async () => {
  openPanel(parcel())
  expect(await screen.findByRole('img', { name: /carton with 2 items/ })).toBeTruthy()
  expect(screen.getByText('27% full; leave room for padding.')).toBeTruthy()
})

test('several pieces must be counted before they are put in manually', async () => {
  const mugs = { ...content(11, 'A-1', 'SF1604883201557'), quantity: 3 }
  const { user, sent } = openPanel(parcel({ contents: [mugs] }))
  await user.click(await screen.findByRole('button', { name: 'Put in by hand' }))
  expect(await screen.findByText('Are there exactly 3 items?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '3 counted' }))
  await waitFor(() => expect(sent[0]?.body).toEqual({ code: ID(11), pieces: 3 }))
})

test('two pieces scanned in quick succession count as two: the second is sent once the first has been counted', async () => {
  const pair = { ...content(11, 'A-1', 'SF1604883201557'), quantity: 2 }
  const counted: (() => void)[] = []
  let now = parcel({ contents: [pair] })
  const { user, sent } = openPanel(now, {
    'GET /staff/parcels/{id}': () => now,
    'POST /staff/parcels/{id}/check': () =>
      new Promise((answer) => {
        const pieces = counted.length + 1
        counted.push(() => {
          now = parcel({ contents: [{ ...pair, checked_pieces: pieces, checked: pieces === 2 }] })
          answer(now)
        })
      }),
  })
  await rows()
  await user.keyboard('SF1604883201557{Enter}')
  aSecondLater()
  await user.keyboard('SF1604883201557{Enter}')
  await waitFor(() => expect(counted).toHaveLength(1))
  expect(sent).toHaveLength(1)
  counted[0]!()
  await waitFor(() => expect(counted).toHaveLength(2))
  counted[1]!()
  expect(await screen.findByText('All in the box')).toBeTruthy()
})

test('an item of another package is refused, with the package that it belongs to', async () => {
  const { user } = openPanel(parcel(), {
    'POST /staff/parcels/{id}/check': () =>
      new Refused(400, 'This doesn’t belong in this package', {
        error: 'invalid_input',
        reason: 'not_in_this_package',
        belongs: { shelf: 'B-02', package_number: 'P000123' },
      }),
  })
  await rows()
  await user.keyboard('SF9999999999999{Enter}')
  expect(await screen.findByText(/It belongs to package P000123, shelf B-02/, IN_STATUS)).toBeTruthy()
})

test('splitting shows both prices first, and sends the prices shown', async () => {
  const change = {
    before_fen: 20_000,
    after: [
      { number: '20321-5', item_count: 1, estimated_grams: 440, estimated_size_mm: [100, 80, 50], total_fen: 13_000, frozen_fen: 13_000 },
      { number: null, item_count: 1, estimated_grams: 440, estimated_size_mm: [100, 80, 50], total_fen: 13_000, frozen_fen: 7_000 },
    ],
    given_back_fen: 0,
    missing_fen: 6_000,
  } // prettier-ignore
  const { user, sent } = openPanel(parcel({ stage: 'to_pick' }), {
    'POST /staff/parcels/{id}/preview_split': () => change,
    'POST /staff/parcels/{id}/split': () => ({ ...change, new_parcel_id: ID(2), new_number: '20322-3' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Split' }))
  await user.click(screen.getByRole('checkbox', { name: /Thing 12/ }))
  expect(await screen.findByText('Charged when packed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Split it' }))
  expect(screen.getByText('Please give a reason')).toBeTruthy()
  fireEvent.input(screen.getByLabelText(/Reason/), { target: { value: 'Too heavy' } })
  await user.click(screen.getByRole('button', { name: 'Split it' }))
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      stock_item_ids: [ID(12)],
      reason: 'Too heavy',
      expected_after_fen: 26_000,
    }),
  )
})
