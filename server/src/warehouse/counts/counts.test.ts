import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let wu: Person
let mo: Person
let yi: Person
let ada: Person
let shelves = 0
/** A shelf of its own for each test. */
let shelf: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  wu = await world.staff('wu', ['warehouse'])
  mo = await world.staff('mo', ['warehouse'])
  yi = await world.staff('yi', ['warehouse'])
  ada = await world.staff('ada', ['admin'])
  for (const who of [wu, mo]) await who.call('PUT /staff/workplace', { body: { warehouse_id: 'GZ1' } })
})

beforeEach(() => {
  shelves += 1
  shelf = `A-${shelves}`
})

/** A thing with labels on a shelf. */
async function onShelf(place = shelf, quantity = 1, labelled = true): Promise<{ id: string; code: string }> {
  const id = await given.stock(world, ana, wu, { inbound: { quantity } })
  await put(id, place)
  if (labelled) await wu.call('POST /staff/stock_items/labels', { body: { ids: [id] } })
  const row = await wu.call('GET /staff/stock_items/{id}', { params: { id } })
  await given.later(world, { minutes: 1 })
  return { id, code: `${row.goods_number}-1` }
}
const put = (id: string, place: string, who = wu) =>
  who.call('POST /staff/stock_items/shelf', { body: { ids: [id], shelf: place } })

const at = () => world.clock.now().toISOString()
const begin = (place = shelf, who = wu, when = at()) =>
  who.call('POST /staff/shelf_counts', { body: { warehouse_id: 'GZ1', shelf: place, at: when } })
const scan = (id: string, code: string, who = wu, when = at()) =>
  who.call('POST /staff/shelf_counts/{id}/scans', { params: { id }, body: { code, at: when } })
const end = (id: string, who = wu) =>
  who.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
const differences = async (place = shelf, stage = 'open') =>
  (await mo.call('GET /staff/count_differences', { query: { stage, limit: 100 } })).items.filter(
    (item) => item.counted_shelf === place,
  )
const decide = (id: string, body: { decision: 'here' | 'again' | 'lost' | 'found' | 'put_back' }, who = mo) =>
  who.call('POST /staff/count_differences/{id}/decide', { params: { id }, body: { note: '', ...body } })
const undo = (id: string, who = mo) =>
  who.call('POST /staff/count_differences/{id}/undo', { params: { id }, body: {} })
const lose = (id: string, who = mo) =>
  who.call('POST /staff/count_differences/{id}/decide', {
    params: { id },
    body: { decision: 'lost', cause: 'searched', note: 'Not on the neighbouring shelves either' },
  })
/** Counts a shelf in one go. */
async function count(codes: readonly string[], place = shelf, who = wu) {
  const { id } = await begin(place, who)
  for (const code of codes) await scan(id, code, who)
  return { id, ...(await end(id, who)) }
}

describe('a count', () => {
  test('of a shelf of 20 takes a scan for each thing and one for the shelf, and agrees', async () => {
    const things = await Promise.all(Array.from({ length: 3 }, () => onShelf()))
    const counted = await count(things.map(({ code }) => code))
    expect(counted).toMatchObject({ shelf, found: 3, excused: 0, differences: 0 })
    const { due, counted_today } = await wu.call('GET /staff/shelf_counts')
    expect(due.map((row) => row.shelf)).not.toContain(shelf)
    expect(counted_today).toBeGreaterThan(0)
  }, 20_000)

  test('never tells the clerk how much should lie there', async () => {
    await onShelf()
    const running = await begin()
    expect(running).toMatchObject({ shelf, scans: 0, things: [], is_mine: true, counted_by: 'wu' })
    const listed = await wu.call('GET /staff/shelf_counts')
    expect(JSON.stringify([running, listed.running, listed.due])).not.toMatch(/expected|missing|quantity/)
  })

  test('counts a label once, however often it is scanned, at once or later', async () => {
    const { code } = await onShelf()
    const { id } = await begin()
    const answers = await Promise.all([scan(id, code), scan(id, code)])
    expect(answers.filter(({ again }) => again)).toHaveLength(1)
    await given.later(world, { minutes: 1 })
    expect(await scan(id, code.toLowerCase())).toMatchObject({ again: true, scans: 1 })
    expect(await end(id)).toMatchObject({ found: 1, differences: 0 })
  })

  test('takes a scan back, and a repeated one does nothing more', async () => {
    const { code } = await onShelf()
    const { id } = await begin()
    await scan(id, code)
    for (let times = 0; times < 2; times += 1)
      expect(
        await wu.call('POST /staff/shelf_counts/{id}/unscan', { params: { id }, body: { code } }),
      ).toEqual({ scans: 0 })
    expect(await end(id)).toMatchObject({ found: 0, differences: 1 })
  })

  test('refuses what is no label: an unlabelled thing gets one first, so it never counts twice', async () => {
    const plain = await onShelf(shelf, 1, false)
    const pair = await onShelf(shelf, 2)
    const { id } = await begin()
    const reason = async (code: string) => (await expectRefusal(scan(id, code), 'invalid_input')).reason
    expect(await reason('SF1000000001001')).toBe('label_unknown')
    expect(await reason(plain.code)).toBe('label_unknown')
    expect(await reason(pair.code.slice(0, -2))).toBe('say_which_piece')
    expect(await reason(pair.code.replace('-1', '-3'))).toBe('label_unknown')
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [plain.id] } })
    expect(await scan(id, plain.code)).toMatchObject({ again: false })
    await scan(id, pair.code)
    await end(id)
    expect(await differences()).toMatchObject([{ kind: 'missing', expected_pieces: 2, found_pieces: 1 }])
  })

  test('ended twice is one count', async () => {
    await onShelf()
    const { id } = await begin()
    const [first, second] = await Promise.all([end(id), end(id)])
    expect(second).toEqual(first)
    expect(await differences()).toHaveLength(1)
    expect((await expectRefusal(scan(id, 'G0000000000-1'), 'transition_not_allowed')).reason).toBe(
      'count_closed',
    )
  })

  test('is repeated by a station that lost the answer, and goes on after a reload', async () => {
    const { code } = await onShelf()
    const first = await begin()
    await scan(first.id, code)
    const second = await begin()
    expect(second).toMatchObject({ id: first.id, scans: 1, things: [{ lies: 'here', pieces: [1] }] })
  })
})

describe('two clerks', () => {
  test('never count one shelf at once, also when they begin in the same moment', async () => {
    const both = await Promise.allSettled([begin(), begin(shelf, mo)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const failed = await expectRefusal(begin(shelf, yi), 'transition_not_allowed')
    expect(failed).toMatchObject({ reason: 'shelf_being_counted' })
  })

  test('go on with a count that was left for half an hour; its scans stay', async () => {
    const { code } = await onShelf()
    const { id } = await begin()
    await scan(id, code)
    await given.later(world, { minutes: 29 })
    await expectRefusal(begin(shelf, mo), 'transition_not_allowed')
    await given.later(world, { minutes: 1 })
    expect(await begin(shelf, mo)).toMatchObject({ id, scans: 1, counted_by: 'mo' })
    expect((await expectRefusal(scan(id, code), 'transition_not_allowed')).reason).toBe('shelf_being_counted')
    expect(await end(id, mo)).toMatchObject({ found: 1 })
  })

  test('cancel their own; a colleague’s only if it was left; an admin any', async () => {
    const cancel = (id: string, who: Person) =>
      who.call('POST /staff/shelf_counts/{id}/cancel', { params: { id }, body: {} })
    await onShelf()
    const { id } = await begin()
    await expectRefusal(cancel(id, mo), 'transition_not_allowed')
    await cancel(id, ada)
    expect((await expectRefusal(end(id), 'transition_not_allowed')).reason).toBe('count_closed')
    expect(await differences()).toEqual([])
    const own = await begin()
    await cancel(own.id, wu)
    await cancel(own.id, wu)
    expect((await begin()).id).not.toBe(own.id)
  })

  test('of another warehouse touch nothing here', async () => {
    await yi.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
    const { id } = await begin()
    const who = { params: { id }, body: {} }
    for (const refused of [
      () => begin(shelf, yi),
      () => scan(id, 'G0000000000-1', yi),
      () => yi.call('POST /staff/shelf_counts/{id}/end', who),
      () => yi.call('POST /staff/shelf_counts/{id}/cancel', who),
      () => yi.call('GET /staff/shelf_counts/{id}', { params: { id } }),
    ])
      expect((await expectRefusal(refused(), 'transition_not_allowed')).reason).toBe('other_warehouse')
    await expectRefusal(buyer.call('GET /staff/shelf_counts'), 'forbidden')
    await expectRefusal(
      wu.call('POST /staff/shelf_counts', { body: { warehouse_id: 'NO1', shelf, at: at() } }),
      'invalid_input',
    )
  })
})

describe('a count while others work', () => {
  test('finds no loss in what is picked, moved or sent meanwhile', async () => {
    const [picked, moved, sent, bought] = [await onShelf(), await onShelf(), await onShelf(), await onShelf()]
    const parcel = await given.aPaidParcel(world, ana, [picked!.id])
    const { id } = await begin()
    await given.later(world, { minutes: 1 })
    await given.pickAll(mo, parcel.id)
    await put(moved!.id, `${shelf}-B`, mo)
    await mo.call('POST /staff/stock_items/{id}/send', {
      params: { id: sent!.id },
      body: { warehouse_id: 'YW1', reason: 'Asked' },
    })
    await given.aPaidParcel(world, ana, [bought!.id])
    expect(await end(id)).toEqual({ shelf, found: 0, excused: 4, differences: 0, told: 0 })
  }, 20_000)

  test('finds no loss in what is put on the shelf behind the clerk', async () => {
    const { id } = await begin()
    const late = await onShelf()
    expect(await end(id)).toMatchObject({ differences: 0 })
    expect(late.id).toBeTruthy()
  })

  test('without a network is compared with the time of its scans, not of their arrival', async () => {
    const thing = await onShelf()
    const other = await onShelf()
    await given.later(world, { minutes: 1 })
    const walked = at()
    await given.later(world, { minutes: 10 })
    await put(thing.id, `${shelf}-C`, mo)
    const late = await onShelf()
    const { id } = await begin(shelf, wu, walked)
    expect(await scan(id, thing.code, wu, walked)).toMatchObject({ thing: { lies: 'here' } })
    await scan(id, other.code, wu, walked)
    expect(await end(id)).toEqual({ shelf, found: 1, excused: 2, differences: 0, told: 0 })
    expect(late.id).toBeTruthy()
  })

  test('a clock that is set back excuses nothing, one that is ahead neither', async () => {
    const thing = await onShelf()
    const lost = await onShelf()
    const old = new Date(world.clock.now().getTime() - 13 * 3_600_000).toISOString()
    expect((await expectRefusal(begin(shelf, wu, old), 'transition_not_allowed')).reason).toBe(
      'count_too_old',
    )
    const { id } = await begin(shelf, wu, '2126-01-01T00:00:00.000Z')
    await put(thing.id, `${shelf}-D`, mo)
    await given.later(world, { minutes: 1 })
    // Said to have been scanned years ago: the move since then would excuse it.
    await scan(id, thing.code, wu, '2020-01-01T00:00:00.000Z')
    await end(id)
    expect((await differences()).map(({ goods_number }) => goods_number)).toEqual([lost.code.slice(0, -2)])
  })
})

describe('a difference', () => {
  test('is a thing of another shelf, said at once; the books are corrected by a second person', async () => {
    const thing = await onShelf(`${shelf}-E`)
    const { id } = await begin()
    expect(await scan(id, thing.code)).toMatchObject({
      thing: { lies: 'elsewhere', warehouse_id: 'GZ1', shelf: `${shelf}-E` },
    })
    await end(id)
    const [difference] = await differences()
    expect(difference).toMatchObject({
      kind: 'elsewhere',
      decisions: ['here', 'put_back', 'again'],
      why_not_second: null,
      counted_by: 'wu',
    })
    const own = decide(difference!.id, { decision: 'here' }, wu)
    expect((await expectRefusal(own, 'transition_not_allowed')).reason).toBe('second_person_needed')
    await expectRefusal(lose(difference!.id), 'invalid_input')
    await decide(difference!.id, { decision: 'here' })
    await decide(difference!.id, { decision: 'here' })
    expect((await wu.call('GET /staff/stock_items/{id}', { params: { id: thing.id } })).shelf).toBe(shelf)
    const again = decide(difference!.id, { decision: 'put_back' })
    expect((await expectRefusal(again, 'transition_not_allowed')).reason).toBe('difference_decided')
    expect(await differences(shelf, 'decided')).toMatchObject([{ decision: 'here', decided_by: 'mo' }])
  })

  test('that is missing on one shelf and found on another is one thing to decide', async () => {
    const thing = await onShelf()
    await count([])
    expect(await differences()).toMatchObject([{ kind: 'missing' }])
    await count([thing.code], `${shelf}-F`)
    expect(await differences()).toEqual([])
    expect(await differences(shelf, 'decided')).toMatchObject([{ decision: 'settled', decided_by: null }])
    expect(await differences(`${shelf}-F`)).toMatchObject([{ kind: 'elsewhere', books_shelf: shelf }])
    // The other shelf is counted again before anybody decided.
    await count([])
    expect(await differences()).toEqual([])
  })

  test('that is missing again waits for one decision; to be looked for, its shelf is due first', async () => {
    await onShelf()
    await count([])
    await count([])
    const [difference, ...more] = await differences()
    expect(more).toEqual([])
    await given.later(world, { minutes: 1 })
    const first = async () => (await wu.call('GET /staff/shelf_counts')).due[0]
    expect((await first())?.shelf).not.toBe(shelf)
    await decide(difference!.id, { decision: 'again' })
    expect(await first()).toMatchObject({ shelf, why: 'asked', counted_by: 'wu' })
    await given.later(world, { minutes: 1 })
    await count([])
    expect((await first())?.shelf).not.toBe(shelf)
    expect(await differences()).toHaveLength(1)
  })

  test('of another warehouse, or of goods that left, is put back by hand', async () => {
    await yi.call('PUT /staff/workplace', { body: { warehouse_id: 'YW1' } })
    const there = await given.stock(world, ana, yi, { inbound: { warehouse_id: 'YW1' } })
    await yi.call('POST /staff/stock_items/labels', { body: { ids: [there] } })
    const row = await yi.call('GET /staff/stock_items/{id}', { params: { id: there } })
    const gone = await onShelf()
    await given.aShippedParcel(world, ana, wu, [gone.id])
    await given.later(world, { minutes: 1 })
    const { id } = await begin()
    expect(await scan(id, `${row.goods_number}-1`)).toMatchObject({
      thing: { lies: 'other_warehouse', warehouse_id: 'YW1' },
    })
    expect(await scan(id, gone.code)).toMatchObject({ thing: { lies: 'gone' } })
    await end(id)
    const found = await differences()
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['gone', 'other_warehouse'])
    for (const difference of found) {
      await expectRefusal(decide(difference.id, { decision: 'here' }), 'invalid_input')
      await decide(difference.id, { decision: 'put_back' })
    }
  }, 20_000)

  test('found by the only person who works with goods may be decided alone after a day', async () => {
    await onShelf()
    await count([], shelf, ada)
    const [difference] = await differences()
    const others = world.db.updateTable('staff').where('id', 'in', [wu.id, mo.id, yi.id])
    await others.set({ disabled_at: world.clock.now() }).execute()
    const alone = () => decide(difference!.id, { decision: 'found' }, ada)
    try {
      expect((await expectRefusal(alone(), 'transition_not_allowed')).reason).toBe('second_person_waits')
      await given.later(world, { hours: 24 })
      expect(await alone()).toMatchObject({ decision: 'found' })
    } finally {
      await others.set({ disabled_at: null }).execute()
    }
  })
})

describe('a loss', () => {
  test('of what we bought opens one refund request at our expense, told to its shopper', async () => {
    const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
    await put(stockId, shelf)
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
    // Long after the shopper's own time for a request.
    await given.later(world, { days: 10 })
    await count([])
    const [difference] = await differences()
    expect(difference).toMatchObject({ kind: 'missing', decisions: ['found', 'again', 'lost'] })
    await expectRefusal(decide(difference!.id, { decision: 'lost' }), 'invalid_input')
    await expectRefusal(lose(difference!.id, wu), 'transition_not_allowed')
    await Promise.all([lose(difference!.id), lose(difference!.id)])
    const { items } = await buyer.call('GET /staff/refund_cases')
    expect(items).toMatchObject([{ stage: 'requested', fault: 'ours' }])
    const told = (await messagesOf(ana)).find((message) => message.kind === 'stock_lost')
    expect(told!.body).toContain('at our expense')
    expect((await messagesOf(ana)).some((message) => message.kind === 'refund_requested')).toBe(false)
  }, 20_000)

  test('of forwarded goods opens none; of goods in a package is refused', async () => {
    const thing = await onShelf()
    await count([])
    const [difference] = await differences()
    await lose(difference!.id)
    const told = (await messagesOf(ana)).find((message) => message.kind === 'stock_lost')
    expect(told!.body).toContain('write to us')
    const packed = await onShelf(`${shelf}-G`)
    await given.aParcel(ana, [packed.id])
    await given.later(world, { minutes: 1 })
    await end((await begin(`${shelf}-G`)).id)
    const [other] = await differences(`${shelf}-G`)
    expect((await expectRefusal(lose(other!.id), 'transition_not_allowed')).reason).toBe(
      'already_in_a_package',
    )
    expect(thing.id).toBeTruthy()
  })

  test('takes forwarded goods off their shelf, and is taken back within a minute', async () => {
    const thing = await onShelf()
    await count([])
    const [difference] = await differences()
    await lose(difference!.id)
    const rowOf = () => wu.call('GET /staff/stock_items/{id}', { params: { id: thing.id } })
    expect(await rowOf()).toMatchObject({ stage: 'abandoned', shelf: '' })
    await expectRefusal(given.aParcel(ana, [thing.id]), 'transition_not_allowed')
    await expectRefusal(undo(difference!.id, yi), 'transition_not_allowed')
    expect(await undo(difference!.id)).toMatchObject({ decision: null, cause: null, decided_by: null })
    expect(await rowOf()).toMatchObject({ stage: 'in_stock', shelf })
    expect((await messagesOf(ana)).map(({ kind }) => kind)).toContain('stock_found')
    await expectRefusal(undo(difference!.id), 'transition_not_allowed')
    await lose(difference!.id)
    await given.later(world, { minutes: 2 })
    expect((await expectRefusal(undo(difference!.id), 'transition_not_allowed')).reason).toBe(
      'decision_stands',
    )
  }, 20_000)

  test('of bought goods withdraws its refund request, until somebody works on that', async () => {
    for (const isWorkedOn of [false, true]) {
      const { stockId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
      const place = `${shelf}-${isWorkedOn ? 'W' : 'N'}`
      await put(stockId, place)
      await wu.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
      await given.later(world, { minutes: 1 })
      const { id } = await begin(place)
      await end(id)
      const [difference] = await differences(place)
      await lose(difference!.id)
      const { items } = await buyer.call('GET /staff/refund_cases')
      const [refund] = items
      if (isWorkedOn) {
        await buyer.call('POST /staff/refund_cases/{id}/decide', {
          params: { id: refund!.id },
          body: { step: 'ask_seller', note: '' },
        })
        expect((await expectRefusal(undo(difference!.id), 'transition_not_allowed')).reason).toBe(
          'refund_decided',
        )
      } else {
        await undo(difference!.id)
        const row = await world.db
          .selectFrom('refund_cases')
          .where('id', '=', refund!.id)
          .select('stage')
          .executeTakeFirstOrThrow()
        expect(row.stage).toBe('cancelled')
        // It is missing again, and held until it is found.
        expect((await expectRefusal(given.aParcel(ana, [stockId]), 'transition_not_allowed')).reason).toBe(
          'being_looked_for',
        )
        await decide(difference!.id, { decision: 'found' })
        await given.aParcel(ana, [stockId])
      }
    }
  }, 20_000)

  test('a corrected shelf is corrected back, unless the thing was moved again', async () => {
    for (const isMoved of [false, true]) {
      const [from, found] = [`${shelf}-${isMoved ? 'M' : 'S'}`, `${shelf}-${isMoved ? 'X' : 'T'}`]
      const thing = await onShelf(from)
      await onShelf(found)
      const { id } = await begin(found)
      await scan(id, thing.code)
      await end(id)
      const difference = (await differences(found)).find(({ kind }) => kind === 'elsewhere')
      await decide(difference!.id, { decision: 'here' })
      if (isMoved) await put(thing.id, `${shelf}-Y`)
      if (isMoved) await expectRefusal(undo(difference!.id), 'transition_not_allowed')
      else await undo(difference!.id)
      const row = await wu.call('GET /staff/stock_items/{id}', { params: { id: thing.id } })
      expect(row.shelf).toBe(isMoved ? `${shelf}-Y` : from)
    }
  }, 20_000)

  test('is refused once the thing was moved: somebody had it in their hand', async () => {
    const thing = await onShelf()
    await count([])
    await put(thing.id, `${shelf}-H`)
    const [difference] = await differences()
    expect((await expectRefusal(lose(difference!.id), 'transition_not_allowed')).reason).toBe(
      'items_moved_on',
    )
  })

  test('never ends with the refund and with the goods, in whichever order they are taken', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
    await put(stockId, shelf)
    await wu.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
    await given.later(world, { minutes: 1 })
    await count([])
    const [difference] = await differences()
    // Lost, and packed by its shopper, in the same moment: it is held.
    const both = await Promise.allSettled([lose(difference!.id), given.aParcel(ana, [stockId])])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    await expectRefusal(given.aParcel(ana, [stockId]), 'transition_not_allowed')

    const { items } = await buyer.call('GET /staff/refund_cases')
    const refund = items.find(({ item_id }) => item_id === itemId)!
    const settle = (step: 'grant' | 'pay_back') =>
      ada.call('POST /staff/refund_cases/{id}/decide', {
        params: { id: refund.id },
        body: { step, note: 'Lost' },
      })
    await settle('grant')
    await settle('pay_back')
    await world.runJobs()
    await expectRefusal(given.aParcel(ana, [stockId]), 'transition_not_allowed')
    // It turns up again: it is the house's, and can be neither shelved for its shopper nor lost once more.
    const row = await wu.call('GET /staff/stock_items/{id}', { params: { id: stockId } })
    await given.later(world, { minutes: 1 })
    await count([`${row.goods_number}-1`])
    const [found] = await differences()
    expect(found).toMatchObject({ kind: 'gone' })
    await expectRefusal(lose(found!.id), 'invalid_input')
    await decide(found!.id, { decision: 'put_back' })
    await expectRefusal(given.aParcel(ana, [stockId]), 'transition_not_allowed')
  }, 20_000)
})

test('a count finds no loss in what is out for photos, or on its way back to its seller', async () => {
  const photographed = await onShelf()
  await given.money(world, ana, 1_000)
  await ana.call('POST /stock_items/{id}/fine_photos', {
    params: { id: photographed.id },
    body: { shots: 1, remark: '' },
  })
  const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu })
  await put(stockId, shelf)
  const body = { cause: 'wrong_options', reason: '' } as const
  await ana.call('POST /order_items/{id}/refund', { params: { id: itemId }, body })
  const { items } = await ada.call('GET /staff/refund_cases')
  const { id } = items.find((item) => item.item_id === itemId)!
  for (const step of ['ask_seller', 'return_goods'] as const)
    await ada.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
  await given.later(world, { minutes: 1 })
  expect(await count([])).toMatchObject({ excused: 2, differences: 0 })
}, 20_000)

test('a count expects the pieces that stay while others are on their way back to their seller', async () => {
  const options = { line: { quantity: 5 } }
  const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer: wu }, options)
  await put(stockId, shelf)
  const body = { cause: 'wrong_options', reason: '', quantity: 1 } as const
  await ana.call('POST /order_items/{id}/refund', { params: { id: itemId }, body })
  const { items } = await ada.call('GET /staff/refund_cases')
  const { id } = items.find((item) => item.item_id === itemId)!
  for (const step of ['ask_seller', 'return_goods'] as const)
    await ada.call('POST /staff/refund_cases/{id}/decide', { params: { id }, body: { step, note: '' } })
  await given.later(world, { minutes: 1 })
  await count([])
  expect(await differences()).toMatchObject([{ kind: 'unlabelled', expected_pieces: 4 }])
  await wu.call('POST /staff/stock_items/labels', { body: { ids: [stockId] } })
  await given.later(world, { minutes: 1 })
  const { goods_number: number } = await wu.call('GET /staff/stock_items/{id}', { params: { id: stockId } })
  const codes = [2, 3, 4, 5].map((piece) => `${number}-${piece}`)
  expect(await count(codes)).toMatchObject({ found: 1, differences: 0 })
  await given.later(world, { minutes: 1 })
  expect(await count([])).toMatchObject({ excused: 0, differences: 1 })
  expect(await differences()).toMatchObject([{ kind: 'missing', expected_pieces: 4, found_pieces: 0 }])
}, 20_000)
