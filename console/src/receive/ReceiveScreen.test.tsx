import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { ID, NO_NETWORK, Refused, type Replier, scanCode } from '../shared/testing.tsx'
import { answer, open, photo, stock, unclaimed } from './receive.test-support.tsx'

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** Four kilograms in a 40 cm box: plausible, so nothing is asked. */
function fillBox() {
  fill('Weight', '4000')
  for (const label of ['Length', 'Width', 'Height']) fill(label, '40')
}

describe('scanning at the dock', () => {
  test('a known parcel is announced in green and its item opens', async () => {
    open([stock(1, { services: [{ service: 'photos', done: 0, wanted: 3, note: 'Inner label' }] })])
    scanCode('YT7720418836621')
    const banner = await screen.findByText('Matched')
    expect(banner.closest('[role=status]')).toBeTruthy()
    const panel = within(await screen.findByRole('article', { name: 'Gloves 1' }))
    expect(panel.getByText('Inner label')).toBeTruthy()
    expect(panel.getByText('Detail photos 0/3')).toBeTruthy()
  })

  test('whose next code has begun when the item opens stays whole in the scan field', async () => {
    const { user } = open([stock(1)])
    scanCode('YT7720418836621')
    await user.type(screen.getByRole('textbox', { name: 'Scan a parcel' }), 'UN')
    await screen.findByRole('article', { name: 'Gloves 1' })
    await user.keyboard('DO')
    expect(screen.getByRole('textbox', { name: 'Scan a parcel' })).toHaveProperty('value', 'UNDO')
  })

  test('an unexpected parcel becomes unclaimed only on purpose, is announced urgently, and says what to do', async () => {
    const { user, sent } = open([], {
      'POST /staff/arrivals': ({ body }) =>
        (body as { register_unclaimed?: boolean }).register_unclaimed
          ? answer([], body)
          : new Refused(400, 'Please check the marked fields', {
              error: 'invalid_input',
              reason: 'not_expected',
              fields: { tracking_number: 'Nobody is expecting this number' },
            }),
    })
    scanCode('SF1604883201557')
    expect(await screen.findByText('Nobody is expecting this number')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    await user.keyboard('{F3}')
    await waitFor(() => expect(sent.filter(({ spec }) => spec === 'POST /staff/arrivals')).toHaveLength(2))
    const what = await screen.findByText(/put it on the unclaimed shelf/)
    const banner = what.closest<HTMLElement>('[role=alert]')
    expect(banner && within(banner).getByText('Unclaimed')).toBeTruthy()
    expect(await screen.findByRole('article', { name: 'Unclaimed parcel SF1604883201557' })).toBeTruthy()
  })

  test('a parcel in doubt is put aside, with its claims; what we bought is received after a look', async () => {
    const scanned = vi.fn<() => unknown>()
    const { user } = open([], {
      'POST /staff/arrivals': ({ body }) => ({ ...answer([], body), in_doubt: true }),
      'GET /staff/unclaimed/{id}': () => ({
        ...unclaimed,
        open_claims: 1,
        claims: [
          {
            id: ID(1),
            stage: 'submitted',
            shopper_id: ID(2),
            shopper_name: 'Bo',
            shopper_code: 'U2',
            tracking_number: unclaimed.tracking_number,
            number_proof: 'same',
            announced: true,
            title: 'A thing',
            quantity: 1,
            value_fen: 100,
            note: '',
            images: [],
            reason: '',
            created_at: '2026-11-02T01:00:00.000Z',
            decided_at: null,
          },
        ],
        bought: [
          {
            item_id: ID(3),
            order_number: 'O1',
            ...PLAIN,
            title: 'Linen shirt',
            options_text: '',
            image: null,
            quantity: 1,
            seller_name: 'Linen House',
            shopper_id: ID(4),
            shopper_name: 'Ana',
            shopper_code: 'U4',
          },
        ],
      }),
      'POST /staff/unclaimed/{id}/receive': scanned,
    })
    scanCode('SF1604883201557')
    expect(await screen.findByText(/look for the shopper’s code on the label/)).toBeTruthy()
    // An announced number is not shown as proof.
    expect(await screen.findByText('Added this number, which is no proof')).toBeTruthy()
    expect(screen.queryByText('The full number is correct')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    const accepting = await screen.findByRole('dialog', { name: 'Is this parcel theirs?' })
    expect(accepting.textContent).toContain('Look for their code on the label first.')
    await user.click(within(accepting).getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: 'Receive as bought' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are these the goods that we bought?' }))
    await user.click(dialog.getByRole('button', { name: 'Receive as bought' }))
    await waitFor(() => expect(scanned).toHaveBeenCalledOnce())
  })

  test('a refused number says why and opens nothing', async () => {
    open([], {
      'POST /staff/arrivals': () =>
        new Refused(400, 'Please check the marked fields', {
          error: 'invalid_input',
          fields: { tracking_number: 'This doesn’t look right' },
        }),
    })
    scanCode('ABCDEFGH')
    expect(await screen.findByText('This doesn’t look right')).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('keeps the last five scans, newest first', async () => {
    open([])
    for (const last of '1234567') scanCode(`SF160488320155${last}`)
    const list = await screen.findByRole('region', { name: 'Last five scans' })
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBe(5))
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('SF1604883201557'),
    )
  })

  test('does nothing before its user has chosen a warehouse', async () => {
    let workplace: string | null = null
    const replies: Record<string, Replier> = {
      'GET /warehouses': () => ({
        warehouses: [
          { id: 'GZ', name: 'Guangzhou' },
          { id: 'YW', name: 'Yiwu' },
        ],
        closed: [],
      }),
      'GET /staff/info': () => ({
        id: ID(1),
        name: 'Su',
        email: 'su@demo.example',
        lang: 'en',
        roles: ['warehouse'],
        warehouse_id: workplace,
        two_factor: 'off',
      }),
      'PUT /staff/workplace': ({ body }) => {
        workplace = (body as { warehouse_id: string }).warehouse_id
        return { warehouse_id: workplace }
      },
    }
    const { user, sent } = open([stock(1)], replies, '')
    scanCode('YT7720418836621')
    expect(screen.getAllByText('Choose your warehouse first.').length).toBeGreaterThan(0)
    expect(sent).toEqual([])
    await user.selectOptions(await screen.findByLabelText('Your warehouse'), 'GZ')
    await waitFor(() => expect(screen.queryByText('Choose your warehouse first.')).toBe(null))
    scanCode('YT7720418836621')
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ warehouse_id: 'GZ', tracking_number: 'YT7720418836621' }),
    )
  })

  test('without a network, scans wait, are counted, survive a reload, and are sent once and in order', async () => {
    let network = false
    const { sent, unmount } = open([stock(1)], { 'POST /staff/arrivals': () => NO_NETWORK })
    scanCode('YT7720418836621')
    scanCode('SF1604883201557')
    expect((await screen.findAllByText('2 scans waiting for the network')).length).toBeGreaterThan(0)
    const kept = JSON.parse(localStorage.getItem('console.queue.receive') ?? '[]') as { key: string }[]
    expect(kept).toHaveLength(2)
    expect(
      sent.every(
        (entry) => (entry.body as { tracking_number: string }).tracking_number === 'YT7720418836621',
      ),
    ).toBe(true)
    unmount()

    const again = open([stock(1)], {
      'POST /staff/arrivals': ({ body }) => (network ? answer([stock(1)], body) : NO_NETWORK),
    })
    expect((await screen.findAllByText('2 scans waiting for the network')).length).toBeGreaterThan(0)
    network = true
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(localStorage.getItem('console.queue.receive')).toBe(null))
    const numbers = again.sent.map((entry) => (entry.body as { tracking_number: string }).tracking_number)
    expect(numbers.slice(-2)).toEqual(['YT7720418836621', 'SF1604883201557'])
    // All attempts to send a scan carried the same key.
    const keys = [...sent, ...again.sent].filter(
      (entry) => (entry.body as { tracking_number: string }).tracking_number === 'YT7720418836621',
    )
    expect(new Set(keys.map((entry) => entry.key))).toEqual(new Set([kept[0]?.key]))
  })

  test('a scan refused after the wait is shown until it is dismissed', async () => {
    let network = false
    const { user } = open([], {
      'POST /staff/arrivals': () =>
        network
          ? new Refused(400, 'Please check the marked fields', {
              error: 'invalid_input',
              fields: { tracking_number: 'This is a label of our own' },
            })
          : NO_NETWORK,
    })
    scanCode('O000010424')
    await screen.findAllByText('1 scan waiting for the network')
    network = true
    dispatchEvent(new Event('online'))
    expect(await screen.findByText('1 scan was refused when sent')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('1 scan was refused when sent')).toBeNull()
  })
})

describe('undoing a scan', () => {
  const undo = {
    'POST /staff/arrivals/{id}/undo': () => ({ arrival_id: ID(600), tracking_number: '', items: 1 }),
  }

  test('with the button asks the server and empties the bench', async () => {
    const { user, sent } = open([stock(1)], undo)
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.click(screen.getByRole('button', { name: 'Undo YT7720418836621' }))
    expect(await screen.findByText('Marked as on its way again; the shopper is notified.')).toBeTruthy()
    expect(sent.at(-1)?.spec).toBe('POST /staff/arrivals/{id}/undo')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    expect(screen.getByRole('button', { name: 'Undo YT7720418836621' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('works with the printed command, even after a reload; a second command finds nothing', async () => {
    const first = open([stock(1)], undo)
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    first.unmount()
    const { sent } = open([stock(1)], undo)
    scanCode('UNDO')
    await waitFor(() => expect(sent.map((entry) => entry.spec)).toEqual(['POST /staff/arrivals/{id}/undo']))
    await screen.findByText('Marked as on its way again; the shopper is notified.')
    scanCode('UNDO')
    expect(await screen.findByText('Nothing to undo')).toBeTruthy()
    expect(sent).toHaveLength(1)
  })

  test('an undo that the server refuses says why', async () => {
    open([stock(1)], {
      'POST /staff/arrivals/{id}/undo': () => new Refused(409, 'This parcel was weighed already'),
    })
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    scanCode('UNDO')
    expect(await screen.findByText('Not undone')).toBeTruthy()
    expect(screen.getByText('This parcel was weighed already')).toBeTruthy()
  })

  test('a scan that waits behind another for the network is not sent at all', async () => {
    open([stock(1)], { 'POST /staff/arrivals': () => NO_NETWORK })
    scanCode('YT7720418836621')
    scanCode('SF1604883201557')
    await screen.findAllByText('2 scans waiting for the network')
    scanCode('UNDO')
    expect((await screen.findAllByText('1 scan waiting for the network')).length).toBeGreaterThan(0)
    const kept = JSON.parse(localStorage.getItem('console.queue.receive') ?? '[]') as { code: string }[]
    expect(kept.map((row) => row.code)).toEqual(['YT7720418836621'])
  })
})

describe('commands and shelves', () => {
  test('a scanned shelf stays set; DONE puts the item on the bench there', async () => {
    const { sent } = open([stock(6, { photos: [photo] })])
    scanCode('SHELF:b-11')
    expect(await screen.findByText('Everything goes there until another shelf is scanned.')).toBeTruthy()
    scanCode('YT7720418836621')
    const bench = within(await screen.findByRole('article'))
    await bench.findAllByText(/Still missing: weight and size/)
    scanCode('DONE')
    expect(await screen.findByText(/DONE: not yet. Still missing: weight and size/)).toBeTruthy()
    expect(sent).toHaveLength(1)
    fillBox()
    scanCode('DONE')
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ shelf: 'B-11' }))
  })

  test('NEXT opens the next waiting item; on an empty bench a command says so', async () => {
    open([stock(1)], {
      'GET /staff/stock_items': () => ({ items: [stock(1)], next_cursor: null, counts: {} }),
    })
    scanCode('DONE')
    expect(await screen.findByText('DONE: nothing to do here')).toBeTruthy()
    await screen.findByText('To inspect: 1')
    scanCode('NEXT')
    expect(await screen.findByRole('article', { name: 'Gloves 1' })).toBeTruthy()
  })

  test('a parcel of another warehouse is red and says which warehouse it belongs to', async () => {
    open([stock(1, { warehouse_id: 'YW' })], {
      'POST /staff/arrivals': ({ body }) => answer([stock(1, { warehouse_id: 'YW' })], body, true),
    })
    scanCode('YT7720418836621')
    expect(await screen.findByText('Belongs to another warehouse')).toBeTruthy()
    expect(screen.getByText(/It was received at YW/)).toBeTruthy()
  })
})

describe('inspecting', () => {
  test('says what is still missing, then saves the measurements and shelves in one step', async () => {
    const { user, sent } = open([stock(1, { photos: [photo] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    expect(await screen.findAllByText('Still missing: weight and size, the shelf.')).not.toEqual([])
    fill('Weight', '420')
    fill('Length', '32')
    fill('Width', '24.5')
    fill('Height', '6')
    fill('Shelf', 'a-03')
    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ shelf: 'A-03' }))
    expect(sent.at(-2)?.body).toEqual({
      weight_grams: 420,
      length_mm: 320,
      width_mm: 245,
      height_mm: 60,
      category: null,
    })
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-scan')).toBe(true))
  })

  test('the shelf stays for the next item, and the next item of the same parcel opens automatically', async () => {
    const { user } = open([stock(1, { photos: [photo] }), stock(2, { photos: [photo] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article', { name: 'Gloves 1' })
    fillBox()
    fill('Shelf', 'B-11')
    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    await screen.findByRole('article', { name: 'Gloves 2' })
    expect(screen.getByLabelText<HTMLInputElement>('Shelf').value).toBe('B-11')
    expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('')
  })

  test('every item is typed without the mouse: the cursor waits in the weight, then in the sides', async () => {
    const rows = [21, 22, 23].map((number) => stock(number, { photos: [photo] }))
    rows[1]!.last_size_mm = [240, 140, 180]
    const { user, sent } = open(rows)
    scanCode('SHELF:B-07-3')
    scanCode('YT7720418836621')
    await screen.findByRole('article', { name: 'Gloves 21' })
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Weight')))
    // Never measured: three figures, Enter, six figures, Enter.
    await user.keyboard('640{Enter}201509{Enter}')
    await screen.findByRole('article', { name: 'Gloves 22' })
    const measured = () => sent.filter(({ spec }) => spec.startsWith('PUT')).map(({ body }) => body)
    expect(measured()).toMatchObject([{ weight_grams: 640, length_mm: 200, width_mm: 150, height_mm: 90 }])
    // Measured before: three figures, Enter, Enter.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Weight')))
    await user.keyboard('655{Enter}{Enter}')
    await screen.findByRole('article', { name: 'Gloves 23' })
    expect(measured()[1]).toMatchObject({ weight_grams: 655, length_mm: 240, width_mm: 140, height_mm: 180 })
    // A usual bag: three figures, Enter, +, Enter. A fraction is typed as it is said.
    await user.keyboard('700{Enter}+{Enter}')
    await waitFor(() => expect(measured()[2]).toMatchObject({ length_mm: 250, width_mm: 180, height_mm: 40 }))
    await waitFor(() => expect(document.activeElement?.hasAttribute('data-scan')).toBe(true))
  })

  test('a side with a fraction goes on after it, and its point may come late', async () => {
    const { user } = open([stock(24, { photos: [photo] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.keyboard('640{Enter}20.5159.5')
    const sides = ['Length', 'Width', 'Height'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    )
    expect(sides).toEqual(['20.5', '15', '9.5'])
  })

  test('figures typed after a click on the page go to the bench, never to a parcel', async () => {
    const { user, sent } = open([stock(25, { photos: [photo] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    act(() => (document.activeElement as HTMLElement).blur())
    expect(document.activeElement).toBe(document.body)
    await user.keyboard('1400')
    expect(screen.getByLabelText<HTMLInputElement>('Weight').value).toBe('1400')
    expect(sent.filter(({ spec }) => spec === 'POST /staff/arrivals')).toHaveLength(1)
    // A scan there is still a scan, and leaves the weight as it was.
    act(() => (document.activeElement as HTMLElement).blur())
    scanCode('773012345678901')
    await waitFor(() => expect(sent.filter(({ spec }) => spec === 'POST /staff/arrivals')).toHaveLength(2))
  })

  test('Ctrl Z brings the item that was just shelved back to the bench, to put weight or shelf right', async () => {
    const row = stock(31, { photos: [photo] })
    let now = row
    const { user, sent } = open([row], {
      'GET /staff/stock_items/{id}': () => now,
      'POST /staff/stock_items/{id}/shelve': ({ body }) => {
        now = { ...row, stage: 'in_stock', weight_grams: 640, ...(body as { shelf: string }) }
        return now
      },
      'POST /staff/stock_items/shelf': () => ({ rows: [{ id: row.id, done: true, refusal: null }] }),
    })
    scanCode('SHELF:B-07-3')
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    await user.keyboard('640{Enter}201509{Enter}')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
    await user.keyboard('{Control>}z{/Control}')
    expect(await screen.findByText('Back on the bench')).toBeTruthy()
    await screen.findByRole('form', { name: 'Inspection' })
    scanCode('SHELF:B-07-4')
    scanCode('DONE')
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({
        spec: 'POST /staff/stock_items/shelf',
        body: { ids: [row.id], shelf: 'B-07-4' },
      }),
    )
    expect(sent.some(({ spec }) => spec === 'POST /staff/arrivals/{id}/undo')).toBe(false)
  })

  test('an implausible weight is asked about before anything is sent', async () => {
    const { user, sent } = open([stock(1, { photos: [photo] })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    fill('Weight', '42000')
    for (const label of ['Length', 'Width', 'Height']) fill(label, '40')
    fill('Shelf', 'A-1')
    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Change it' }))
    expect(sent.filter((entry) => entry.spec.startsWith('PUT'))).toEqual([])
  })

  test('a weight implausible for its kind must be confirmed; a scan does not answer the question, a person keeps or changes the weight', async () => {
    const expected_grams = { low: 450, expected: 680, high: 950 }
    const { user, sent } = open([stock(1, { photos: [photo] })], {
      'PUT /staff/stock_items/{id}/measures': ({ body }) =>
        (body as { weight_confirmed?: boolean }).weight_confirmed
          ? stock(1)
          : new Refused(400, 'This weight is unusual for such goods', {
              error: 'invalid_input',
              reason: 'weight_unlike_kind',
              expected_grams,
            }),
    })
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    fillBox()
    fill('Shelf', 'A-1')
    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toMatch(
      /The scale says 4\.00\skg\. Such goods weigh 0\.45\skg to 0\.95\skg\./,
    )
    await user.click(within(question).getByRole('button', { name: 'Change it' }))
    expect(sent.some(({ spec }) => spec === 'POST /staff/stock_items/{id}/shelve')).toBe(false)
    expect(screen.queryByText('This weight is unusual for such goods')).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    const again = await screen.findByRole('dialog')
    scanCode('SF1604883201557')
    expect(screen.getByRole('dialog')).toBe(again)
    await user.click(within(again).getByRole('button', { name: 'Yes, it is right' }))
    await waitFor(() =>
      expect(sent.some(({ spec }) => spec === 'POST /staff/stock_items/{id}/shelve')).toBe(true),
    )
    const measured = sent.filter(({ spec }) => spec.startsWith('PUT'))
    expect(measured.at(-1)?.body).toMatchObject({ weight_grams: 4_000, weight_confirmed: true })
    // The scan is not lost: it comes after the answer.
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({ warehouse_id: 'GZ', tracking_number: 'SF1604883201557' }),
    )
  })

  test('fewer detail photos than were paid for must be confirmed', async () => {
    const { user, sent } = open([stock(1, { photos: [photo], photo_shots: 2 })])
    scanCode('YT7720418836621')
    await screen.findByRole('article')
    fillBox()
    fill('Shelf', 'A-1')
    await user.click(screen.getByRole('button', { name: 'Shelve' }))
    const question = within(await screen.findByRole('dialog'))
    expect(question.getByText(/0 of 2 detail photos have been taken/)).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Shelve anyway' }))
    await waitFor(() => expect(sent.at(-1)?.spec).toBe('POST /staff/stock_items/{id}/shelve'))
  })

  test('says that a refund is requested, in the list and on the bench; once it is paid, that nothing is shelved', async () => {
    const hold = {
      why: 'refund',
      since: '2026-11-02T01:00:00.000Z',
      pieces: 2,
      warehouse_id: null,
      by: null,
      reason: null,
      note: '',
    } as const
    const asked = stock(1, { quantity: 3, refund_pieces: 2, hold })
    open([asked], {
      'GET /staff/stock_items': () => ({ items: [asked], next_cursor: null, counts: {} }),
    })
    expect(await screen.findByText('Hold: refund')).toBeTruthy()
    scanCode('YT7720418836621')
    const held = within(await screen.findByRole('article'))
    expect(held.getByText('Refund requested: inspect as usual, don’t pack')).toBeTruthy()
    expect(held.getByText(/^2 of them · Since .*, until the refund is decided$/)).toBeTruthy()
    cleanup()
    const paid = open([stock(1, { stage: 'refunded' })])
    await paid.user.keyboard('YT7720418836621{Enter}')
    const bench = within(await screen.findByRole('article'))
    expect(bench.getByText(/Put it with the returns, not on a shelf/)).toBeTruthy()
    expect(bench.queryByRole('button', { name: 'Shelve' })).toBeNull()
  })

  test.each([
    ['', true],
    ['on', true],
    ['off', false],
  ])('labels are printed on arrival, unless this machine is switched %j', async (kept, isPrinted) => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    const labels = vi.fn<() => unknown>(() => ({ labels: 2 }))
    const { user } = open([stock(45), stock(46)], { 'POST /staff/stock_items/labels': labels }, 'GZ', kept)
    await user.keyboard('YT7720418836621{Enter}')
    await screen.findByRole('article')
    if (isPrinted) await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect([labels.mock.calls.length, print.mock.calls.length]).toEqual(isPrinted ? [1, 1] : [0, 0])
    print.mockRestore()
  })

  test('before anything is weighed, the bench shows what was chosen and all that the shopper asked for', async () => {
    const { user } = open([
      stock(44, {
        options_text: '颜色: 沙色; 尺码: L',
        names: { title: '', options: 'Colour: Sand; Size: L' },
        remarks: [
          { of: 'order', text: 'It is a gift' },
          { of: 'item', text: 'No black dots please' },
          { of: 'inbound', text: 'please remove the shoe box' },
        ],
        services: [{ service: 'photos', done: 0, wanted: 2, note: 'The seam' }],
      }),
    ])
    await user.keyboard('YT7720418836621{Enter}')
    const bench = within(await screen.findByRole('article'))
    for (const text of [
      'Sand',
      'L',
      '1 item',
      'It is a gift',
      'No black dots please',
      'please remove the shoe box',
    ])
      expect(bench.getByText(text)).toBeTruthy()
    for (const text of ['Note on the order', 'Note on this item', 'Note on the parcel they sent'])
      expect(bench.getByText(text)).toBeTruthy()
    expect(bench.getByText('Detail photos 0/2')).toBeTruthy()
    expect(bench.getByLabelText('Weight')).toHaveProperty('value', '')
  })
})
