import { foundNumberText } from '@longhaul/domain/warehouse/found-things.ts'
import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { keep } from '../shared/stored.ts'
import { ID, NO_NETWORK, type Replier, Refused, renderConsole, scanCode } from '../shared/testing.tsx'
import CountScreen from './CountScreen.tsx'
import type { CountedThing, FoundInCount } from './take-order.ts'

const FOUND = foundNumberText(17)
const LABELS = [10_407, 10_408, 10_409].map(goodsNumberText)

const thing = (at: number, given: Partial<CountedThing> = {}): CountedThing => ({
  ...PLAIN,
  stock_item_id: ID(100 + at),
  title: `手套 ${at}`,
  names: { title: `Gloves ${at}`, options: '' },
  options_text: '',
  quantity: 1,
  image: null,
  warehouse_id: 'GZ',
  shelf: 'A-01',
  goods_number: LABELS[at]!,
  labelled_pieces: 1,
  lies: 'here',
  pieces: [1],
  ...given,
})

/** A counting station in GZ; the fake server really keeps its counts. */
function open(
  more: Record<string, Replier> = {},
  known: readonly CountedThing[] = LABELS.map((_, at) => thing(at)),
) {
  keep('warehouse', 'GZ')
  let shelf: string | null = null
  const scanned: CountedThing[] = []
  const toldThings: FoundInCount[] = []
  const card = () => ({
    id: ID(1),
    warehouse_id: 'GZ',
    shelf,
    counted_by: 'Su',
    is_mine: true,
    is_left: false,
    begun_at: '2026-11-02T02:00:00.000Z',
    active_at: '2026-11-02T02:00:00.000Z',
    scans: scanned.length,
  })
  const view = renderConsole(<CountScreen />, {
    path: '/receive/count',
    replies: {
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ', name: 'Guangzhou' }], closed: [] }),
      'GET /staff/shelf_counts': () => ({
        running: shelf ? [card()] : [],
        due: [
          { warehouse_id: 'GZ', shelf: 'B-05-2', why: 'asked', counted_at: null, counted_by: null },
          { warehouse_id: 'GZ', shelf: 'A-01', why: 'never', counted_at: null, counted_by: null },
        ],
        shelves: 2,
        counted_today: 0,
        agreed_today: 0,
        open_differences: 3,
        open_found: 0,
      }),
      'GET /staff/shelf_counts/{id}': () => ({ ...card(), things: scanned, found: toldThings }),
      'POST /staff/shelf_counts': ({ body }) => {
        ;({ shelf } = body as { shelf: string })
        return { ...card(), things: scanned, found: toldThings }
      },
      'POST /staff/shelf_counts/{id}/scans': ({ body }) => {
        const { code } = body as { code: string }
        const found = known.find(({ goods_number }) => code.startsWith(goods_number))
        if (!found) return new Refused(400, 'No goods have this label', { error: 'invalid_input' })
        const again = scanned.includes(found)
        if (!again) scanned.unshift(found)
        return { again, thing: found, scans: scanned.length }
      },
      'POST /staff/shelf_counts/{id}/unscan': ({ body }) => {
        const { code } = body as { code: string }
        scanned.splice(
          scanned.findIndex(({ goods_number }) => code.startsWith(goods_number)),
          1,
        )
        return { scans: scanned.length }
      },
      'GET /staff/found_things': () => ({ items: [], next_cursor: null }),
      'POST /staff/found_labels': () => ({ numbers: [FOUND] }),
      'POST /staff/shelf_counts/{id}/found': ({ body }) => {
        const { number, look, pieces } = body as FoundInCount
        const told = { id: ID(9), number, look, pieces, image: null }
        toldThings.unshift(told)
        return { again: false, found: told }
      },
      'POST /staff/shelf_counts/{id}/end': () => {
        const done = { shelf, found: scanned.length, excused: 1, differences: 2, told: toldThings.length }
        shelf = null
        return done
      },
      ...more,
    },
  })
  return { ...view, specs: () => view.sent.map(({ spec }) => spec.replace('/staff/shelf_counts', '')) }
}

const label = (at: number) => `${LABELS[at]}-1`
const figure = async (count: number) =>
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Counting' }).textContent).toContain(`${count} thing`),
  )

describe('counting a shelf', () => {
  test('says which shelf is next and why, and takes scans alone: shelf, labels, DONE', async () => {
    const { specs } = open()
    expect(await screen.findByText('To be counted again')).toBeTruthy()
    scanCode('SHELF:A-01')
    scanCode(label(0))
    scanCode(label(1))
    await figure(2)
    expect(await screen.findByText('Gloves 1')).toBeTruthy()
    scanCode('DONE')
    expect(await screen.findByText('A-01 handed in')).toBeTruthy()
    expect(screen.getByText(/2 as in the books, 2 differ.*1 thing with a picker/)).toBeTruthy()
    expect(specs()).toEqual(['POST ', 'POST /{id}/scans', 'POST /{id}/scans', 'POST /{id}/end'])
  })

  test('counts a label once and says so, and one of another shelf at once', async () => {
    open({}, [thing(0), thing(1, { lies: 'elsewhere', shelf: 'C-09' })])
    scanCode('A-01')
    scanCode(label(0))
    await figure(1)
    // Within a second the field itself drops the second reading.
    scanCode(`${LABELS[0]}-1 `)
    scanCode(label(1))
    expect(await screen.findByText('Belongs on C-09', { selector: 'p' })).toBeTruthy()
    await figure(2)
  })

  test('takes the last scan back with UNDO or Ctrl Z, and nothing where nothing is left', async () => {
    const { specs } = open()
    scanCode('A-01')
    scanCode(label(0))
    await figure(1)
    scanCode('UNDO')
    await figure(0)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(specs()).toEqual(['POST ', 'POST /{id}/scans', 'POST /{id}/unscan'])
  })

  test('refuses goods before a shelf, and another shelf before the first is handed in', async () => {
    const { specs } = open()
    scanCode(label(0))
    expect(await screen.findByText('Scan the shelf first')).toBeTruthy()
    scanCode('A-01')
    scanCode('B-02')
    expect(await screen.findByText('A-01 is not handed in yet')).toBeTruthy()
    scanCode('SF1000000001001')
    expect(await screen.findByText(/Only labels of goods count/)).toBeTruthy()
    expect(specs()).toEqual(['POST '])
  })

  test('a shelf that a colleague counts is refused, and the next one can be scanned', async () => {
    open({
      'POST /staff/shelf_counts': () =>
        new Refused(409, 'A colleague is counting this shelf', { error: 'transition_not_allowed' }),
    })
    scanCode('A-01')
    expect(await screen.findByText('A colleague is counting this shelf')).toBeTruthy()
    expect(await screen.findByText('Next shelf')).toBeTruthy()
  })

  test('works without a network: scans are kept, shown and sent once, with the time of their scan', async () => {
    let isAway = true
    const { sent } = open({
      'POST /staff/shelf_counts': () =>
        isAway ? NO_NETWORK : { ...thing(0), id: ID(1), things: [], running: [] },
    })
    scanCode('A-01')
    scanCode(label(0))
    scanCode(label(1))
    expect(await screen.findByRole('list', { name: /Waiting for the network/ })).toBeTruthy()
    await figure(2)
    isAway = false
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(sent.filter(({ spec }) => spec.endsWith('/scans'))).toHaveLength(2))
    for (const { body } of sent) expect((body as { at: string }).at).toMatch(/^\d{4}-/)
  })

  test('a thing without a label is told under the number of the label that it got, and counts once', async () => {
    const { user, specs, sent } = open()
    scanCode(FOUND)
    expect(await screen.findByText('Scan the shelf first')).toBeTruthy()
    scanCode('A-01')
    await figure(0)
    scanCode(FOUND)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Count it' }))
    expect(dialog.getByText('Say what it is like.')).toBeTruthy()
    await user.type(dialog.getByLabelText('What is it like?'), 'A green mug')
    await user.click(dialog.getByRole('button', { name: 'Count it' }))
    await figure(1)
    expect(sent.at(-1)?.body).toEqual({ number: FOUND, look: 'A green mug', pieces: 1, file_id: null })
    scanCode(`${FOUND} `)
    expect(await screen.findByText(/A green mug was told already/)).toBeTruthy()
    scanCode('DONE')
    expect(await screen.findByText(/1 thing without a label: a colleague/)).toBeTruthy()
    expect(specs()).toEqual(['POST ', 'POST /{id}/found', 'POST /{id}/end'])
  })

  test('a label that is in use says on what it is', async () => {
    open({
      'GET /staff/found_things': () => ({
        items: [
          {
            ...{ id: ID(9), number: FOUND, look: 'A red scarf', pieces: 1, image: null, note: '' },
            ...{ warehouse_id: 'GZ', shelf: 'C-02', told_by: 'Mo', told_at: '2026-11-02T02:00:00.000Z' },
            ...{ is_counting: false, why_not_second: null, decision: null, goods: null, was_lost: false },
            ...{ unclaimed_id: null, decided_by: null, decided_at: null },
          },
        ],
        next_cursor: null,
      }),
    })
    scanCode('A-01')
    await figure(0)
    scanCode(FOUND)
    expect(await screen.findByText('A red scarf: found on GZ C-02 by Mo.')).toBeTruthy()
  })
})
