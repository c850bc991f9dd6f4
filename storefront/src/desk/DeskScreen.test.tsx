import '@longhaul/ui/testing.ts'
import { takeDraft } from '@longhaul/ui/field/tab-drafts.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { parcel } from '../parcels/parcels.test-support.ts'
import { type Replies, renderScreen } from '../shared/render-screen.test-support.tsx'
import { keepUnfinished, readUnfinished } from '../shared/unfinished.ts'
import type { Bought, Coming, DeskData, Shelved, UnderWay, Waiting } from '../shared/waiting/desk-data.ts'
import DeskScreen from './DeskScreen.tsx'

const emptyDesk: DeskData = {
  waiting: { count: 0, items: [] },
  under_way: { count: 0, items: [] },
  coming: { count: 0, items: [] },
  shelf: { count: 0, ready_count: 0, ready_grams: 0, ready_more: false, items: [] },
  bought: [],
  has_ordered: false,
  available_fen: 12_345,
  frozen_fen: 0,
  owed_fen: 0,
}

const step = (over: Partial<Waiting['step']>): Waiting['step'] => ({
  kind: 'answer',
  about: 'problem_found',
  waits: true,
  by: '2030-11-23T20:30:00.000Z',
  otherwise: 'kept',
  pay_fen: null,
  back_fen: 7_140,
  day_fen: null,
  finding: { problem: 'damaged', flaw: 'crack', note: '2.0 cm at the rim' },
  ...over,
})

const waiting = (over: Partial<Waiting> = {}): Waiting => ({
  step: step({}),
  subject: { kind: 'order', id: 'o1', number: 'O000000001' },
  order_item_id: 'i1',
  stock_item_id: 's1',
  title: '陶瓷茶壶',
  names: { title: 'Ceramic teapot', options: '', own: '' },
  options_text: '',
  quantity: 2,
  item_count: 1,
  image: null,
  photos: ['/photo-1.webp', '/photo-2.webp'],
  note: 'A crack at the rim',
  ...over,
})

const unpaid = waiting({
  step: step({
    kind: 'pay',
    about: 'order_unpaid',
    by: '2030-11-24T20:30:00.000Z',
    otherwise: 'cancelled',
    pay_fen: 9_900,
    back_fen: null,
  }),
  subject: { kind: 'order', id: 'o2', number: 'O000000002' },
  order_item_id: 'i2',
  title: 'Enamel mug',
  names: { title: '', options: '', own: '' },
  photos: [],
})

const kept = waiting({
  step: step({ kind: 'pay', about: 'storage_expired', by: null, otherwise: 'given_up', pay_fen: 600 }),
  subject: { kind: 'stock_item', id: 's3', number: 'O000000003' },
  order_item_id: null,
  stock_item_id: 's3',
  title: 'Wool scarf',
  names: { title: '', options: '', own: '' },
})

const shelved: Shelved = {
  id: 's4',
  title: '羊毛围巾',
  names: { title: 'Wool scarf', options: '', own: 'For Dad' },
  image: null,
  photo: null,
  weight_grams: 320,
  warehouse_id: 'w',
  stage: 'in_stock',
  free_until: '2030-11-26T16:00:00.000Z',
  days_left: 3,
  free_days: 60,
  ready: true,
  step: null,
}

const underWay: UnderWay = {
  id: 'p1',
  number: 'P000203208',
  name: 'Headphones and bottle to Berlin',
  country: 'DE',
  country_name: 'Germany',
  city: 'Berlin',
  warehouse_name: 'Huizhou',
  item_count: 2,
  weight_grams: 1_500,
  images: [],
  step: null,
  shipped_at: '2030-11-18T01:00:00.000Z',
  stops: [
    { milestone: 'in_transit', place: '', happened_at: '2030-11-18T01:00:00.000Z' },
    { milestone: 'customs', place: 'Leipzig', happened_at: '2030-11-20T01:00:00.000Z' },
  ],
  expected_from: '2030-11-25T00:00:00.000Z',
  expected_until: '2030-11-28T00:00:00.000Z',
}

const coming: Coming = {
  order_id: 'o5',
  order_number: 'O000000005',
  order_item_id: 'i5',
  title: '棉麻桌布',
  names: { title: 'Linen tablecloth', options: '', own: '' },
  options_text: '',
  image: null,
  stage: 'purchased',
  stage_at: '2030-11-20T01:00:00.000Z',
  review_due_at: null,
}

const open = (desk: Partial<DeskData> = {}, replies: Replies = {}) =>
  renderScreen(<DeskScreen />, { replies: { 'GET /desk': { ...emptyDesk, ...desk }, ...replies } })

const addressOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

describe('the desk', () => {
  it('shows a newcomer how to start', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Paste a link to begin' })).toBeTruthy()
    expect(screen.getByText(/will appear here/)).toBeTruthy()
    expect(screen.getByText(/Items are kept here once they reach our warehouse/)).toBeTruthy()
    expect(screen.getByText('¥123.45')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3)
    expect(screen.queryByRole('heading', { name: 'On its way' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'On the way to our warehouse' })).toBeNull()
  })

  it('welcomes a shopper who has ordered before, and opens the order form with the same goods', async () => {
    const bought: Bought = {
      order_id: 'o9',
      order_item_id: 'i9',
      url: 'https://item.taobao.com/item.htm?id=812600000101',
      title: '重磅纯棉连帽卫衣',
      names: { title: 'Heavy cotton hoodie', options: 'Dark green', own: '' },
      options_text: '颜色: 墨绿',
      quantity: 2,
      image: null,
      unit_price_fen: 12_900,
      ordered_at: '2026-11-02T02:00:00.000Z',
      weight_grams: 1_560,
    }
    const { address } = open({ bought: [bought], has_ordered: true })
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull()
    const goods = within(await screen.findByRole('region', { name: 'Buy again' }))
    expect(await goods.findByText('¥129.00 on 2 Nov 2026')).toBeTruthy()
    expect(goods.getByText(/2 items · 1\.56.kg on our scale/)).toBeTruthy()
    const again = await goods.findByRole('link', { name: 'Buy again Heavy cotton hoodie' })
    expect(again.getAttribute('href')).toBe(`/productdetail?url=${encodeURIComponent(bought.url)}`)
    await userEvent.click(again)
    await vi.waitFor(() => expect(address()).toBe(again.getAttribute('href')))
    expect(takeDraft(`goods:${bought.url}`)).toEqual({
      quantity: 2,
      ownOptions: true,
      optionsText: '颜色: 墨绿',
    })
  })

  it('shows a returning shopper the last packages with their state, once each', async () => {
    const delivered = parcel({
      id: 'p2',
      number: 'P000203190',
      name: 'Mug to Berlin',
      stage: 'done',
      actual_grams: 1_200,
      item_count: 3,
    })
    const { asked } = open(
      { has_ordered: true, under_way: { count: 1, items: [underWay] } },
      {
        'GET /parcels': {
          items: [parcel({ id: underWay.id, number: underWay.number }), delivered],
          next_cursor: null,
          counts: {},
        },
      },
    )
    const packages = within(await screen.findByRole('region', { name: 'Your last packages' }))
    expect(packages.getAllByRole('listitem')).toHaveLength(1)
    expect(packages.getByRole('link', { name: 'Mug to Berlin' }).getAttribute('href')).toBe(
      '/mine/package/packageDetail?id=p2',
    )
    expect(packages.getByText('Done')).toBeTruthy()
    expect(packages.getByText(/3 items, 1\.20.kg · 12 Nov/)).toBeTruthy()
    expect(packages.getByRole('link', { name: 'Your packages' }).getAttribute('href')).toBe('/mine/package')
    expect(asked.find(({ spec }) => spec === 'GET /parcels')?.query.get('limit')).toBe('4')
  })

  it('has no heading for packages where there are none, and does not ask for those of a newcomer', async () => {
    const none = { items: [], next_cursor: null, counts: {} }
    const { asked } = open({ has_ordered: true }, { 'GET /parcels': none })
    await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })
    await vi.waitFor(() => expect(asked.some(({ spec }) => spec === 'GET /parcels')).toBe(true))
    expect(screen.queryByRole('region', { name: 'Your last packages' })).toBeNull()
    cleanup()
    const newcomer = open()
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeTruthy()
    expect(newcomer.asked.some(({ spec }) => spec === 'GET /parcels')).toBe(false)
  })

  it('does not teach how to begin once anything was ordered, even if nothing arrived', async () => {
    open({ has_ordered: true })
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeTruthy()
    expect(screen.queryByText('Paste a link to begin')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Buy again' })).toBeNull()
  })

  it('says first what is owed, and how it is paid', async () => {
    open({ has_ordered: true, owed_fen: 5_000 })
    expect(await screen.findByText('You owe ¥50.00 CNY')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your balance' }).getAttribute('href')).toBe('/mine/fund')
  })

  it('leads with the nearest decision: its item in the reader’s language, both answers, and what happens without one', async () => {
    const { asked } = open(
      { waiting: { count: 1, items: [waiting()] } },
      { 'POST /order_items/{id}/answer': { stage: 'in_stock', supplement_id: null } },
    )
    expect(
      await screen.findByRole('heading', { level: 1, name: 'One thing is waiting for you' }),
    ).toBeTruthy()
    expect(screen.getByText('Cracked, 2.0 cm at the rim. Keep it, or send it back?')).toBeTruthy()
    expect(screen.getByText('Ceramic teapot')).toBeTruthy()
    expect(screen.getByText('A crack at the rim')).toBeTruthy()
    expect(screen.getByText(/If you don’t answer, we’ll keep it/)).toBeTruthy()
    expect(addressOf('All 2 photos')).toBe('/mine/order/orderDetail?id=o1')
    expect(screen.getByRole('button', { name: /¥71\.40/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /keep/i }))
    expect(asked.find(({ spec }) => spec.startsWith('POST'))).toMatchObject({
      path: '/order_items/i1/answer',
      body: { accept: true },
    })
  })

  it('lists the other decisions in order, each with its own link, and says how many more there are', async () => {
    open({ waiting: { count: 25, items: [waiting(), unpaid, kept] } })
    expect(
      await screen.findByRole('heading', { level: 1, name: '25 things are waiting for you' }),
    ).toBeTruthy()
    const rows = screen
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '')
      .filter((words) => /Waiting for your payment|Storage has run out/.test(words))
    expect(rows.map((words) => /Enamel mug|Wool scarf/.exec(words)?.[0])).toEqual([
      'Enamel mug',
      'Wool scarf',
    ])
    expect(addressOf('Pay ¥99.00')).toBe('/payment?orders=o2')
    expect(addressOf('Pay ¥6.00')).toBe('/mine/store')
    expect(addressOf('22 more in your orders')).toBe('/mine/order')
  })

  it('folds later decisions where many wait, and pays all unpaid orders together', async () => {
    const items = Array.from({ length: 9 }, (_, at) => ({
      ...unpaid,
      subject: { ...unpaid.subject, id: `o${at}` },
      order_item_id: `i${at}`,
    }))
    open({ waiting: { count: 9, items } })
    const together = await screen.findByRole('link', { name: 'Pay them together' })
    expect(together.getAttribute('href')).toBe('/payment?orders=o0,o1,o2,o3,o4,o5,o6,o7,o8')
    expect(screen.getByText('9 orders are waiting for payment: ¥891.00 in all')).toBeTruthy()
    const pays = () => screen.getAllByRole('link', { name: 'Pay ¥99.00' })
    expect(pays()).toHaveLength(6)
    await userEvent.click(screen.getByRole('button', { name: 'Show the other 3' }))
    expect(pays()).toHaveLength(9)
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
    expect(pays()).toHaveLength(6)
  })

  it('shows the shelf with the days left, by the shopper’s own names, and what can be packed', async () => {
    open({ shelf: { count: 7, ready_count: 1, ready_grams: 320, ready_more: false, items: [shelved] } })
    const name = await screen.findByRole('link', { name: 'For Dad' })
    expect(name.getAttribute('href')).toBe('/mine/store')
    expect(screen.getByText('3 days left')).toBeTruthy()
    expect(screen.getByText('One item is ready, 0.32 kg')).toBeTruthy()
    expect(addressOf('6 more on the shelf')).toBe('/mine/store')
    expect(addressOf('Put a package together')).toBe('/mine/store?items=s4')
  })

  it('shows packages on their way: the number, the places passed, and the expected days', async () => {
    open({ under_way: { count: 1, items: [underWay] }, coming: { count: 1, items: [coming] } })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A package is on its way to you' }),
    ).toBeTruthy()
    const ticket = within(await screen.findByRole('article', { name: 'Headphones and bottle to Berlin' }))
    expect(ticket.getByText(/^2 items/)).toBeTruthy()
    expect(ticket.getByRole('link', { name: /^At your door between/ }).getAttribute('href')).toBe(
      '/mine/package/packageDetail?id=p1',
    )
    for (const place of ['Huizhou', 'Leipzig', 'Berlin']) expect(ticket.getByText(place)).toBeTruthy()
    expect(addressOf('Linen tablecloth')).toBe('/mine/order/orderDetail?id=o5')
    expect(screen.getByText('Bought; waiting for the shop to send it')).toBeTruthy()
  })

  it('says of a held package what is known, and promises no day', async () => {
    const held = { ...underWay, step: step({ kind: 'track', about: 'held', waits: false, by: null }) }
    open({ under_way: { count: 1, items: [held] } })
    const ticket = within(await screen.findByRole('article', { name: 'Headphones and bottle to Berlin' }))
    expect(ticket.getByRole('link', { name: 'It’s delayed' })).toBeTruthy()
    expect(ticket.queryByText(/At your door between|–/)).toBeNull()
  })

  it('names each place once, and for a problem the event before the place', async () => {
    const stops: UnderWay['stops'] = [
      { milestone: 'in_transit', place: 'Huizhou', happened_at: '2030-11-18T01:00:00.000Z' },
      { milestone: 'departed', place: 'Huizhou', happened_at: '2030-11-19T01:00:00.000Z' },
      { milestone: 'customs', place: 'Leipzig', happened_at: '2030-11-20T01:00:00.000Z' },
      { milestone: 'trouble', place: 'Halle', happened_at: '2030-11-21T01:00:00.000Z' },
    ]
    open({ under_way: { count: 1, items: [{ ...underWay, stops }] } })
    const rail = within(await screen.findByRole('list', { name: 'The route so far' }))
    expect(
      rail.getAllByRole('listitem').map((stop) => stop.querySelector('.rail-label')?.textContent),
    ).toEqual(['Huizhou', 'Left China', 'Leipzig', 'Delayed', 'Berlin'])
    expect(rail.getByText('Halle')).toBeTruthy()
    expect(rail.getByText('won’t arrive')).toBeTruthy()
  })

  it('says why goods on the shelf cannot be shipped', async () => {
    const items = (['received', 'abnormal', 'storage_expired', 'in_stock'] as const).map((stage) => ({
      ...shelved,
      id: stage,
      stage,
      ready: false,
    }))
    open({ shelf: { count: 4, ready_count: 0, ready_grams: 0, ready_more: false, items } })
    const words = [
      'being checked',
      'waiting for your answer',
      'storage has run out',
      'can’t be shipped right now',
    ]
    await screen.findByText(words[0]!)
    for (const word of words) expect(screen.getByText(word)).toBeTruthy()
  })
})

describe('unfinished work', () => {
  const form = {
    of: 'https://shop.example/1',
    address: '/productdetail?url=x',
    title: 'Heavy cotton hoodie',
    image: null,
    count: 1,
    values: {},
  }
  const combined = { ...form, of: 's4', address: '/mine/store/confirmInfo?items=s4', title: '', values: null }
  const shelf = { count: 1, ready_count: 1, ready_grams: 320, ready_more: false, items: [shelved] }
  beforeEach(() => localStorage.setItem('shopper-here', 'ana'))

  it('ends the column, each entry with its own link, and does not count as waiting', async () => {
    keepUnfinished('goods', form)
    keepUnfinished('parcel', combined)
    open({ shelf })
    expect(await screen.findByRole('heading', { level: 1, name: 'One item is ready to ship' })).toBeTruthy()
    expect(addressOf('Continue Heavy cotton hoodie')).toBe('/productdetail?url=x')
    expect(addressOf('Continue A package of 1 item')).toBe('/mine/store/confirmInfo?items=s4')
    expect(screen.getAllByText('Left unfinished')).toHaveLength(2)
  })

  it('is gone once discarded', async () => {
    keepUnfinished('goods', form)
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Discard Heavy cotton hoodie' }))
    expect(screen.queryByText('Left unfinished')).toBeNull()
    expect(readUnfinished('goods')).toBeUndefined()
  })

  it('is not offered when its items are no longer on the shelf', async () => {
    keepUnfinished('parcel', { ...combined, of: 's4,s5' })
    open({ shelf })
    expect(await screen.findByRole('link', { name: 'For Dad' })).toBeTruthy()
    expect(screen.queryByText('Left unfinished')).toBeNull()
  })

  it('is shown to no other user, nor a week later', () => {
    keepUnfinished('goods', form)
    localStorage.setItem('shopper-here', 'bo')
    expect(readUnfinished('goods')).toBeUndefined()
    localStorage.setItem('shopper-here', 'ana')
    expect(readUnfinished('goods')?.title).toBe('Heavy cotton hoodie')
    vi.setSystemTime(Date.now() + 8 * 86_400_000)
    expect(readUnfinished('goods')).toBeUndefined()
  })

  it('is nothing where the browser’s storage holds something else under its key', () => {
    for (const other of ['not json', '[]', '{"owner":"ana"}', 'null', '7']) {
      localStorage.setItem('unfinished:goods', other)
      expect(readUnfinished('goods')).toBeUndefined()
    }
  })
})
