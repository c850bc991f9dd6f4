import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { LIST_IDS, listShape } from '@longhaul/domain/lists/lists.ts'
import type { TSchema } from 'typebox'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from './given.ts'
import * as at from './money-states.ts'
import { type Person, PASSWORD, testWorld } from './world.ts'

/*
 * Generated from the contract, so that no query parameter can be missed: each parameter of each list is sent
 * with a value that finds something and with one that finds something else or nothing, in a shop where all
 * this is at work.
 */

const world = testWorld()
let ana: Person
let admin: Person
/** Words of the scene, any of which a search may find; which ones it looks at is its own matter. */
let words: string[]
const ids = { stock: '', code: '', withdrawal: '', order: '', question: '', offer: '', found: '' }

beforeAll(async () => {
  const crew = await at.aCrew(world)
  admin = await world.staff('ada', ['admin'])
  ana = await world.shopper('ana')
  const bo = await world.shopper('bo', { lang: 'zh' })
  await world.shopper('cy', { verified: false })
  const scene = { ...crew, who: ana }
  await given.anOrder(ana)
  await at.anItemInReview(scene)
  const order = await given.aPaidOrder(world, ana, { line: { title: 'Paper lantern' } })
  await at.anAskedItem(scene, 3_600)
  await at.anOpenRefund(scene)
  await at.anOpenRefund(scene, true)
  await given.anInbound(ana)
  await given.anInbound(ana)
  ids.stock = await given.stock(world, ana, crew.packer)
  await given.anArrivedItem(world, ana, crew)
  const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, crew.packer)])
  const wave = { parcel_ids: [parcel.id], cart: 1, bins: 8, for_me: false }
  await crew.packer.call('POST /staff/pick_waves', { body: wave })
  await at.aPackedParcel(scene)
  const claims = [
    await at.aGrantedClaim(scene),
    await at.aGrantedClaim(scene),
    await at.aGrantedClaim({ ...scene, who: bo }),
  ]
  await crew.fin.call('POST /staff/claims/{id}/pay', { params: { id: claims[0]! }, body: {} })
  await at.anAskedCorrection(scene)
  await at.anAskedCorrection(scene)
  await crew.fin.call('POST /staff/adjustments', { body: { shopper_id: ana.id, ...at.CORRECTION } })
  await at.aRemittance(scene)
  await at.aRemittance(scene)
  const { id: remittance, credit } = await at.aRemittance(scene)
  await crew.fin.call('POST /staff/remittances/{id}/credit', { params: { id: remittance }, body: credit })
  ids.withdrawal = await at.aWithdrawal(scene, PASSWORD)
  await crew.fin.call('POST /staff/withdrawals/{id}/pay', { params: { id: ids.withdrawal }, body: {} })
  await at.aWithdrawal(scene, PASSWORD)
  await at.aWithdrawal({ ...scene, who: bo }, PASSWORD)
  await ana.call('POST /recharges', { body: { method: 'sandbox', currency: 'USD', credit_fen: 20_000 } })
  ids.order = order.id
  const about = { kind: 'order', id: order.id } as const
  const question = (ids.question = await given.aQuestion(ana, { about }))
  await given.aReply(ana, question)
  await given.anAnswer(crew.support, question)
  await given.aQuestion(ana, { subject: 'And my parcel?' })
  await given.aQuestion(bo, { subject: 'Is the parasol in?' })
  const lead = {
    name: 'Kim',
    company: 'Toys',
    email: 'desk@toys.example',
    phone: '',
    monthly_volume: 'up_to_100',
    message: 'Hello',
    consent: true,
  } as const
  await world.caller()('POST /leads', { body: lead })
  const { items: leads } = await admin.call('GET /staff/leads')
  await admin.call('POST /staff/leads/{id}/notes', { params: { id: leads[0]!.id }, body: { note: 'called' } })
  await world.caller()('POST /leads', { body: { ...lead, email: 'other@toys.example' } })
  ids.offer = await given.aCouponOffer(crew.fin)
  for (const { email } of [ana, bo])
    await crew.fin.call('POST /staff/coupon_offers/{id}/give', {
      params: { id: ids.offer },
      body: { shopper: email, note: '' },
    })
  await given.aCoupon(crew.fin, ana)
  for (const word of ['first', 'second']) {
    const { id, number } = await given.anUnclaimedParcel(world, crew.packer)
    await given.claim(ana, id, { tracking_number: number })
    await aDebt(word)
    await aReview(crew.packer)
  }
  const { items: reviews } = await admin.call('GET /staff/reviews', { query: { stage: 'waiting' } })
  await crew.support.call('POST /staff/reviews/{id}/decide', {
    params: { id: reviews[0]!.id },
    body: { show: true, reason: '' },
  })
  await aReview(crew.packer)
  for (const { id } of (await admin.call('GET /staff/reviews', { query: { stage: 'waiting' } })).items.slice(
    1,
  ))
    await crew.support.call('POST /staff/reviews/{id}/decide', {
      params: { id },
      body: { show: true, reason: '' },
    })
  await aReview(crew.packer)
  await aCount(crew.packer)
  await someLoads(crew.packer)
  await admin.call('POST /staff/list_views', {
    body: { list: 'items', name: 'Mine', shared: false, query: {} },
  })
  for (const name of ['check-books', 'clean-up'])
    await world.db
      .insertInto('job_runs')
      .values({ name, job_id: '1', started_at: world.clock.now(), took_ms: 1 })
      .execute()
  for (const sequence of [1, 2])
    await world.db
      .insertInto('event_log')
      .values({
        ...{ shopper_id: ana.id, sequence, event: 'order.placed', subject_id: order.id },
        body: JSON.stringify({
          type: 'order.placed',
          timestamp: '2026-11-02T02:00:00.000Z',
          data: { sequence },
        }),
        recorded_at: world.clock.now(),
      })
      .execute()
  await world.staff('gone', ['buyer'])
  await world.runJobs()
  const [message] = (await ana.call('GET /messages')).items
  await ana.call('POST /messages/read', { body: { ids: [message!.id] } })
  const [row] = (await admin.call('GET /staff/lists/items', { query: { q: ana.email } })).items
  ids.code = String(row!.cells['shopper']).split(' · ')[1]!
  words = [
    'ana',
    ana.email,
    order.number,
    parcel.number,
    'Paper lantern',
    'parasol',
    'desk@toys',
    'ada',
    'shipping',
    ...(await world.db.selectFrom('recharges').select('number').execute()).map(({ number }) => number),
    ...(await world.db.selectFrom('remittances').select('number').execute()).map(({ number }) => number),
    ...(await world.db.selectFrom('withdrawals').select('number').execute()).map(({ number }) => number),
    ...(await world.db.selectFrom('inbounds').select('tracking_number').execute()).map(
      (known) => known.tracking_number,
    ),
    ...(await world.db.selectFrom('arrivals').select('tracking_number').execute()).map(
      (known) => known.tracking_number,
    ),
  ]
})

/** A shopper whose recharge was disputed after it was spent. */
async function aDebt(name: string): Promise<void> {
  const who = await world.shopper(name)
  const { id: rechargeId, pay_minor: amountMinor } = await who.call('POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: 10_000 },
  })
  await given.theProviderSays(world, 'paid', { rechargeId })
  await given.aPaidOrderOf(who, await given.anOrder(who))
  await given.aDispute(world, who, { rechargeId, currency: 'USD', amountMinor, outcome: 'refunded' })
}

/** A count that finds nothing of two things on their shelf, but two others without a label. */
async function aCount(packer: Person): Promise<void> {
  for (let thing = 0; thing < 2; thing += 1) await given.stock(world, ana, packer)
  await given.later(world, { minutes: 1 })
  const body = { warehouse_id: 'GZ1', shelf: 'A-03-2-05', at: world.clock.now().toISOString() }
  const { id } = await packer.call('POST /staff/shelf_counts', { body })
  const { numbers } = await packer.call('POST /staff/found_labels', { body: { count: 2 } })
  for (const number of numbers) {
    const found = { number, look: 'A mug', pieces: 1, file_id: null }
    await packer.call('POST /staff/shelf_counts/{id}/found', { params: { id }, body: found })
    await given.later(world, { minutes: 1 })
  }
  ids.found = numbers[0]!
  await packer.call('POST /staff/shelf_counts/{id}/end', { params: { id }, body: {} })
}

/** Transfers that are being packed, and one that was called off. */
async function someLoads(packer: Person): Promise<void> {
  const body = { from_warehouse: 'GZ1', to_warehouse: 'YW1', reason: 'The line leaves from there' }
  await packer.call('POST /staff/transfer_loads', { body })
  const { id } = await packer.call('POST /staff/transfer_loads', { body })
  await packer.call('POST /staff/transfer_loads', { body })
  await packer.call('POST /staff/transfer_loads/{id}/call_off', { params: { id }, body: {} })
}

/** A review of a package that arrived, which also earns points. */
async function aReview(packer: Person): Promise<void> {
  const { id } = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
  await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
  await world.runJob('earn-points', { parcelId: id })
  await ana.call('POST /parcels/{id}/review', {
    params: { id },
    body: { stars: 5, body: 'Well packed', file_ids: [] },
  })
}

type Value = string | readonly string[]
/**
 * A value that finds something, or several of which one does; and one that finds something else, or nothing.
 */
type Probe = { finds: () => Value; differs: string }
const probe = (finds: Value | (() => Value), differs: string): Probe => ({
  finds: typeof finds === 'function' ? finds : () => finds,
  differs,
})
const NO_ID = '00000000-0000-4000-8000-000000000000'

/** By the name of the parameter; a route and a parameter together take precedence. */
const PROBES: Readonly<Record<string, Probe>> = {
  q: probe(() => words, 'zzzz'),
  from: probe('2026-01-01', '2027-01-01'),
  to: probe('2027-01-01', '2026-01-01'),
  shopper: probe(() => ids.code, 'ZZZZZZ'),
  warehouse: probe('GZ1', 'XX9'),
  'GET /orders from': probe('2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'),
  'GET /orders to': probe('2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  'GET /funds/entries from': probe('2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'),
  'GET /funds/entries to': probe('2027-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'),
  'GET /stock_items ids': probe(() => ids.stock, NO_ID),
  'GET /events_log after': probe('0', '2'),
  'GET /staff/audit person': probe(() => admin.id, NO_ID),
  'GET /staff/audit action': probe('ask_adjustment', 'zzzz'),
  'GET /staff/audit subject_kind': probe('adjustment', 'zzzz'),
  'GET /staff/audit subject_id': probe(() => ids.withdrawal, 'zzzz'),
  'GET /staff/ledger account': probe('supplier', 'carrier'),
  'GET /staff/ledger kind': probe('order_paid', 'plan_paid'),
  'GET /staff/ledger min': probe('1', '900000000000000'),
  'GET /staff/ledger max': probe('900000000000000', '1'),
  'GET /staff/recharges provider': probe('sandbox', 'paypal'),
  'GET /staff/lists/recharges provider': probe('sandbox', 'paypal'),
  'GET /staff/lists/items platform': probe('taobao', 'weidian'),
  'GET /staff/lists/parcels country': probe('SG', 'DE'),
  'GET /staff/lists/parcels line': probe('PST-EMS', 'PST-NONE'),
  'GET /staff/lists/stock shelf': probe('A-03-2-05', 'B-99-9-99'),
  'GET /staff/pick_waves warehouse_id': probe('GZ1', 'XX9'),
  'GET /staff/refund_cases stage': probe('requested', 'rejected'),
  'GET /staff/count_differences stage': probe('open', 'decided'),
  'GET /staff/found_things stage': probe('open', 'decided'),
  'GET /staff/found_things number': probe(() => ids.found, 'F000000001'),
  'GET /staff/transfer_loads stage': probe('open', 'over'),
  'GET /staff/stock_items stage': probe('in_stock', 'abandoned'),
  'GET /staff/webhooks provider': probe('sandbox', 'paypal'),
  'GET /unclaimed warehouse_id': probe('GZ1', 'XX9'),
  'GET /conversations about_id': probe(() => ids.order, NO_ID),
  'GET /article type': probe(['1', '2', '3', '4', '5', '6', '7', '8'], '9'),
  'GET /staff/jobs/runs name': probe('check-books', 'clean-up'),
  'GET /staff/jobs/runs before': probe('9007199254740991', '1'),
  'GET /staff/webhooks before': probe('9007199254740991', '1'),
  'GET /staff/list_choices filter': probe('line', 'shopper'),
  'GET /staff/tariff_numbers q': probe('6109', '9506'),
  'GET /staff/duty_tables code': probe('610910', '950300'),
}

/**
 * Parameters that need a scene of their own, with the file that sends them: there the route and the parameter
 * must occur.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /staff/lists/stock hold': 'warehouse/holds/holds.test.ts',
  'GET /exchange_rate currency': 'funds/funds.test.ts',
  'GET /article category': 'site/content.test.ts',
  'GET /shipping/prices country': 'shipping/list-prices.test.ts',
  'GET /shipping/prices weight_grams': 'shipping/list-prices.test.ts',
  'GET /products url': 'goods/goods.test.ts',
  'GET /products pick': 'goods/goods.test.ts',
  'GET /products stored': 'goods/stored-look-up.test.ts',
  'GET /goods/search cursor': 'goods-search/goods-search.test.ts',
  'GET /goods/search q': 'goods-search/goods-search.test.ts',
  'GET /goods/search sort': 'goods-search/goods-search.test.ts',
  'GET /goods/search min_fen': 'goods-search/goods-search.test.ts',
  'GET /goods/search max_fen': 'goods-search/goods-search.test.ts',
  'GET /goods/search marketplace': 'goods-search/goods-search.test.ts',
  'GET /goods/search source': 'goods-search/goods-search.test.ts',
  'GET /goods/search weighed': 'goods-search/goods-search.test.ts',
  'GET /goods/search photos': 'goods-search/search-by-picture.test.ts',
  'GET /goods/search problems_per_mille': 'goods-search/goods-search.test.ts',
  'GET /goods_lists/{id}/rows group': 'goods-lists/goods-lists.test.ts',
  'GET /goods_lists/{id}/rows q': 'goods-lists/goods-lists.test.ts',
  'GET /goods_lists/{id}/rows after': 'goods-lists/goods-lists.test.ts',
  'GET /goods_lists/{id}/rows limit': 'goods-lists/goods-lists.test.ts',
  'GET /favourites/find url': 'favourites/favourites.test.ts',
  'GET /favourites cursor': 'favourites/favourites.test.ts',
  'GET /tokens/{id}/acts cursor': 'accounts/approvals/grants.test.ts',
  'GET /creator/shares cursor': 'rewards/creators/creators.test.ts',
  'GET /staff/creators cursor': 'rewards/creators/creators.test.ts',
  'GET /staff/creators view': 'rewards/creators/creators.test.ts',
  'GET /staff/creator_shares cursor': 'rewards/creators/creators.test.ts',
  'GET /staff/creator_shares creator': 'rewards/creators/creators.test.ts',
  'GET /staff/public_lists cursor': 'goods-lists/publication/public-lists.test.ts',
  'GET /staff/public_lists view': 'goods-lists/publication/public-lists.test.ts',
  'GET /staff/estimate_checks kind': 'goods-knowledge/estimate-accuracy.test.ts',
  'GET /goods/{marketplace}/{item}/photos option': 'goods-knowledge/goods-photos.test.ts',
  'GET /goods/{marketplace}/{item}/knowledge option': 'goods-knowledge/goods-knowledge.test.ts',
  'GET /goods/{marketplace}/{item}/knowledge title': 'goods-knowledge/learn-estimates.test.ts',
  'GET /staff/aside_weighings decided': 'goods-knowledge/aside-weighings.test.ts',
  'GET /staff/tax_report scheme': 'parcels/taxes/taxes.test.ts',
  'GET /staff/tax_report/export scheme': 'parcels/taxes/taxes.test.ts',
  'GET /staff/goods_photos cursor': 'goods-knowledge/goods-photos.test.ts',
  'GET /staff/goods_photos item': 'goods-knowledge/goods-photos.test.ts',
  'GET /staff/seller_orders number': 'orders/purchasing/seller-orders.test.ts',
  'GET /shipping/days country': 'reports/trade/trade.test.ts',
  'GET /staff/rate_cards/export at': 'shipping/rate-cards.test.ts',
  'GET /staff/rate_cards/export line_id': 'shipping/rate-cards.test.ts',
  'GET /staff/carrier_invoice_rows cursor': 'carriers/invoices/invoices.test.ts',
  'GET /staff/carrier_invoice_rows invoice_id': 'carriers/invoices/invoices.test.ts',
  'GET /staff/carrier_invoice_rows part': 'carriers/invoices/invoices.test.ts',
  'GET /customs/rules country': 'customs/customs.test.ts',
  'GET /unclaimed number_end': 'warehouse/unclaimed/unclaimed.test.ts',
  'GET /staff/parcels/{id}/packing_plan carton': 'parcels/dividing/divide.test.ts',
  'GET /staff/jobs/queue name': 'jobs/jobs.test.ts',
  'GET /staff/jobs/queue state': 'jobs/jobs.test.ts',
  'GET /staff/reports/{report} from': 'reports/reports.test.ts',
  'GET /staff/reports/{report} to': 'reports/reports.test.ts',
  'GET /staff/list_choices list': 'lists/lists.test.ts',
  'GET /staff/holds kind': 'records/records.test.ts',
  'GET /staff/shifts day': 'team/shifts.test.ts',
  'GET /staff/assignments kind': 'team/assignments.test.ts',
  'GET /staff/assignments mine': 'team/assignments.test.ts',
  'GET /staff/stock_items mine': 'team/assignments.test.ts',
  'GET /staff/stock_items/{id}/shelf_choices last_used': 'warehouse/shelf-choices.test.ts',
  'GET /staff/parcels mine': 'team/assignments.test.ts',
}

/** Parameters without which a call is refused. */
const NEEDED: Readonly<Record<string, Record<string, string>>> = {
  'GET /staff/shoppers/{id}/records': { kind: 'orders' },
  'GET /staff/list_choices': { list: 'parcels', filter: 'shopper' },
  'GET /staff/tariff_numbers': { q: 'bicycle' },
}

const limits = new Set(['cursor', 'limit'])
const wordsOf = ({ spec, name, schema }: Parameter): readonly string[] => {
  const list = LIST_IDS.find((id) => spec.endsWith(`/lists/${id}`))
  if (name === 'sort' && list) return listShape(list).sorts.flatMap((sort) => [sort, `-${sort}`])
  if ('enum' in schema && Array.isArray(schema.enum)) return schema.enum.map(String)
  return 'type' in schema && schema.type === 'boolean' ? ['true', 'false'] : []
}

type Parameter = {
  name: string
  spec: string
  path: string
  isStaffs: boolean
  schema: TSchema
}
const parameters: readonly Parameter[] = allRoutes
  .filter(({ method, query }) => method === 'GET' && query)
  .flatMap(({ spec, path, who, query }) =>
    Object.entries(query!.properties).map(([name, schema]) => ({
      name,
      spec,
      path,
      isStaffs: typeof who === 'object',
      schema,
    })),
  )

type Answer = { next_cursor?: string } & Record<string, unknown>

async function answerTo({ spec, path, isStaffs }: Parameter, query: Record<string, string>): Promise<Answer> {
  const ofPath = [
    ['/conversations/', ids.question],
    ['/shoppers/', ana.id],
    ['/coupon_offers/', ids.offer],
  ].find(([part]) => path.includes(part!))
  const response = await world.inject({
    url: `/api/v1${path.replaceAll(/\{\w+\}/g, ofPath?.[1] ?? '')}?${new URLSearchParams({ ...NEEDED[spec], ...query })}`,
    headers: { authorization: (isStaffs ? admin : ana).token },
  })
  expect([response.statusCode, response.body.slice(0, 300)]).toEqual([200, expect.anything()])
  return (JSON.parse(response.body) as { data: Answer }).data
}

/** The list in an answer, or all of it where there is none. */
const rowsOf = (answer: Answer): unknown[] =>
  Object.values(answer).find((value) => Array.isArray(value)) ?? [answer]

const keyOf = ({ spec, name }: Parameter) => `${spec} ${name}`

describe('a list is paged by', () => {
  const paged = parameters.filter(({ name, spec }) => name === 'cursor' && !(`${spec} cursor` in ELSEWHERE))
  test.each(paged)('$spec', async (parameter) => {
    const all = rowsOf(await answerTo(parameter, {}))
    expect(all.length).toBeGreaterThan(1)
    const first = await answerTo(parameter, { limit: '1' })
    const second = await answerTo(parameter, { limit: '1', cursor: first.next_cursor! })
    expect([...rowsOf(first), ...rowsOf(second)]).toEqual(all.slice(0, 2))
  })
})

describe('a list is filtered by', () => {
  const filters = parameters.filter((one) => !limits.has(one.name) && !(keyOf(one) in ELSEWHERE))
  test.each(filters)('$spec $name', async (parameter) => {
    const { spec, name } = parameter
    const listed = wordsOf(parameter)
    const own = PROBES[`${spec} ${name}`] ?? (listed.length > 0 ? undefined : PROBES[name])
    const found = async (value: string) =>
      JSON.stringify(rowsOf(await answerTo(parameter, { [name]: value })))
    if (own) {
      const differs = await found(own.differs)
      for (const value of [own.finds()].flat()) {
        const answer = await found(value)
        if (answer !== '[]' && answer !== differs) return
      }
      expect.unreachable(`no value of ${name} finds anything`)
    }
    expect(listed).not.toEqual([])
    const answers = new Set<string>()
    for (const word of listed) answers.add(await found(word))
    expect(answers.size).toBeGreaterThan(1)
  })
})

test('what is tested elsewhere is', () => {
  for (const [parameter, file] of Object.entries(ELSEWHERE)) {
    const [, path, name] = parameter.split(' ')
    const place = join(import.meta.dirname, '../src', file)
    const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
    expect([parameter, text.includes(path!) && new RegExp(`\\b${name}\\b`).test(text)]).toEqual([
      parameter,
      true,
    ])
  }
})
