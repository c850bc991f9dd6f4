import { someOf } from '@longhaul/domain/form.test-support.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { cn22 } from './cn22.ts'
import { cn23 } from './cn23.ts'
import { invoice } from './invoice.ts'
import { packingList } from './packing-list.ts'
import { drawDocument, drawTogether } from './paper.ts'
import { paperSet } from './document-set.ts'
import { fitsShortForm } from './declaration-form.ts'
import { type ShippingDocuments, readShippingDocuments } from './shipping-documents.ts'
import { drawPdf } from '../../platform/documents/pdf.ts'
import { frame, write } from '../../platform/documents/ink.ts'
import { readCode128, readSymbols } from './read-bars.test-support.ts'
import { embeddedFonts, emptyBoxes, overruns } from './read-page.test-support.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

const fetchPdf = (id: string, name: string, token?: string) =>
  world.inject({
    method: 'GET',
    url: `/api/v1/staff/parcels/${id}/${name}.pdf`,
    headers: token ? { authorization: token } : {},
  })

async function aParcelTo(over: Parameters<typeof given.anAddress>[1]): Promise<string> {
  const address = await given.anAddress(ana, over)
  const stockId = await given.stock(world, ana, packer)
  return (await given.aParcel(ana, [stockId], { address_id: address.id })).id
}

describe.each(someOf(['label', 'customs', 'invoice', 'packing_list', 'papers'], 2))('%s.pdf', (name) => {
  // An address book has a maximum size.
  beforeAll(async () => {
    ana = await world.shopper(`ana-${name}`)
  })

  test('is a PDF for warehouse staff, and is recorded in the audit log', async () => {
    const id = await aParcelTo({ last_name: 'Łukasik', city: 'Portland' })
    const answer = await fetchPdf(id, name, packer.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.rawPayload.subarray(-6).toString()).toContain('%%EOF')
    expect(answer.rawPayload.equals((await fetchPdf(id, name, packer.token)).rawPayload)).toBe(true)
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_id', '=', id)
      .select('action')
      .execute()
    expect(acts.map((act) => act.action)).toContain(`print_${name}`)
  })

  test('is refused to others', async () => {
    const id = await aParcelTo({})
    const finance = await world.staff(`fang-${name}`, ['finance'])
    expect((await fetchPdf(id, name)).statusCode).toBe(401)
    expect((await fetchPdf(id, name, ana.token)).statusCode).toBe(403)
    expect((await fetchPdf(id, name, finance.token)).statusCode).toBe(403)
    for (const missing of ['aaaaaaaa-0000-4000-8000-000000000000', 'nonsense'])
      expect((await fetchPdf(missing, name, packer.token)).statusCode).toBe(404)
  })

  test('with a stored address that cannot be printed is refused, with the package, the letter and the field', async () => {
    const id = await aParcelTo({ last_name: 'Silva' })
    const number = await spoil(id, { last_name: 'Silva 😀' })
    const answer = await fetchPdf(id, name, packer.token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: expect.stringContaining('can’t be printed'),
      data: {
        reason: 'address_unprintable',
        fields: { last_name: expect.stringContaining(`Package ${number} can’t be printed`) },
      },
    })
    expect(answer.body).toContain('“😀” (last name)')
  })
})

/** Changes a package's address to one stored by an earlier version. */
async function spoil(id: string, change: Readonly<Record<string, string>>): Promise<string> {
  const { number, address } = await world.db
    .selectFrom('parcels')
    .where('id', '=', id)
    .select(['number', 'address'])
    .executeTakeFirstOrThrow()
  await world.db
    .updateTable('parcels')
    .set({ address: JSON.stringify({ ...(address as object), ...change }) })
    .where('id', '=', id)
    .execute()
  return number
}

describe('labels in every script', () => {
  const korea = {
    country: 'KR',
    first_name: '민수',
    last_name: '김',
    province: 'Seoul',
    city: '강남구',
    address: '테헤란로 123',
    postcode: '06134',
    phone: '+82 2 731 2120',
    tax_id: 'P123456789012',
  }
  const japan = {
    country: 'JP',
    first_name: '太郎',
    last_name: '山﨑',
    province: '東京都',
    city: '渋谷区',
    address: '神宮前１丁目 𠮷田ビル',
    postcode: '150-0001',
    phone: '+81 3 3212 1234',
    tax_id: '',
  }

  test.each([
    ['Korea', korea, '김민수', ['Seoul 강남구', '테헤란로 123', '06134'], 'NotoSansKR'],
    ['Japan', japan, '山﨑 太郎', ['〒150-0001', '東京都渋谷区', '神宮前１丁目 𠮷田ビル'], 'NotoSansJP'],
    [
      'Hawaii',
      {
        last_name: 'Kahanaʻole',
        province: 'Hawaii',
        city: 'Honolulu',
        address: '2525 Kalanianaʻole Hwy',
        postcode: '96815',
      },
      'Ana Kahanaʻole',
      ['2525 Kalanianaʻole Hwy', 'Honolulu, Hawaii 96815'],
      'NotoSans',
    ],
    [
      'one name',
      { first_name: 'Suharto', last_name: '' },
      'Suharto',
      ['12 Burnside Street', 'Portland, Oregon 97209'],
      null,
    ],
  ])(
    '%s: every paper shows the address in its own order, without an empty box',
    async (_, over, name, lines, font) => {
      const id = await aParcelTo(over)
      expect(await readShippingDocuments(world.db, id, world.clock.now())).toMatchObject({
        recipient: { name, lines },
      })
      for (const paper of ['label', 'customs', 'invoice', 'packing_list', 'papers']) {
        const { statusCode, rawPayload } = await fetchPdf(id, paper, packer.token)
        expect([paper, statusCode, emptyBoxes(rawPayload)]).toEqual([paper, 200, 0])
        if (font && paper === 'label') {
          expect(embeddedFonts(rawPayload).join(' ')).toContain(font)
          expect(rawPayload.length).toBeLessThan(80_000)
        }
      }
    },
  )
})

test('labels of many packages: one that cannot be printed leaves the others alone, and has a page that says why', async () => {
  ana = await world.shopper('ana-many')
  const ids = [await aParcelTo({}), await aParcelTo({ last_name: 'Silva' }), await aParcelTo({})]
  const number = await spoil(ids[1]!, { address: '12 Main Street 😀' })
  const fetchLabels = (wanted: readonly string[]) =>
    world.inject({
      method: 'GET',
      url: `/api/v1/staff/parcels/labels.pdf?ids=${wanted.join(',')}`,
      headers: { authorization: packer.token },
    })
  const answer = await fetchLabels(ids)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['longhaul-left-out']).toBe(number)
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(readSymbols(answer.rawPayload)).toHaveLength(2)
  expect((await fetchLabels([ids[0]!])).headers['longhaul-left-out']).toBe('')

  const none = await fetchLabels([ids[1]!])
  expect(none.statusCode).toBe(400)
  expect(none.json()).toMatchObject({
    data: { fields: { [number]: expect.stringContaining('“😀” (street address)') } },
  })
})

describe('the bars of a label', () => {
  test('encode the number of the package, sharp and with room around them', async () => {
    const stockId = await given.stock(world, ana, packer)
    const { id, number } = await given.aParcel(ana, [stockId])
    const symbols = readSymbols((await fetchPdf(id, 'label', packer.token)).rawPayload)
    expect(symbols.map((symbol) => symbol.text)).toEqual([number])
    const bars = symbols[0]!.bars
    const module = Math.min(...bars.map((bar) => bar.width))
    const page = (100 * 72) / 25.4
    // A quarter of a millimetre is what a 203 dpi printer can resolve; ten modules of white on both sides.
    expect(module).toBeGreaterThan((0.25 * 72) / 25.4)
    expect(bars[0]!.x).toBeGreaterThan(10 * module)
    expect(page - bars.at(-1)!.x - bars.at(-1)!.width).toBeGreaterThan(10 * module)
    expect(bars[0]!.height).toBeGreaterThan((12 * 72) / 25.4)
  })

  test('also encode the carrier’s number, once there is one', async () => {
    const stockId = await given.stock(world, ana, packer)
    const { id, number } = await given.aParcel(ana, [stockId])
    await world.db
      .updateTable('parcels')
      .set({ tracking_number: 'LX123456789CN' })
      .where('id', '=', id)
      .execute()
    const label = await fetchPdf(id, 'label', packer.token)
    expect(readSymbols(label.rawPayload).map((symbol) => symbol.text)).toEqual(['LX123456789CN', number])
  })

  test.each(['customs', 'packing_list'])('of %s encode the right text', async (name) => {
    // Heavy enough for the long form: the short one is printed like a label, and only the label's bars are
    // read.
    const stockId = await given.stock(world, ana, packer, { grams: 2_400 })
    const { id, number } = await given.aParcel(ana, [stockId])
    expect(readSymbols((await fetchPdf(id, name, packer.token)).rawPayload).map(({ text }) => text)).toEqual([
      number,
    ])
  })

  test('are refused by the reader when one of them is wrong', () => {
    // "A" in set B with its check character, by the standard's tables.
    const good = [...'211214', ...'111323', ...'131123', ...'2331112'].map(Number)
    expect(readCode128(good)).toBe('A')
    expect(readCode128(good.map((width) => width * 3.3))).toBe('A')
    const bad = [...'211214', ...'111323', ...'111323', ...'2331112'].map(Number)
    expect(() => readCode128(bad)).toThrow('check')
    const torn = [...'211214', ...'611111', ...'131123', ...'2331112'].map(Number)
    expect(() => readCode128(torn)).toThrow('pattern')
    expect(() => readCode128(good.slice(0, -1))).toThrow('widths')
  })
})

describe('Chinese on paper', () => {
  test('an address in Hong Kong is printed as written, with an embedded font', async () => {
    const id = await aParcelTo({
      country: 'HK',
      province: '九龍',
      city: '油尖旺',
      address: '彌敦道 1 號',
      postcode: '',
      phone: '+852 2345 6789',
    })
    const answer = await fetchPdf(id, 'label', packer.token)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansHans/)
    // Only the characters used are embedded: the whole font has eight megabytes.
    expect(answer.rawPayload.length).toBeLessThan(200_000)
  })

  test('goods are described in both languages, with their tariff number', async () => {
    const stockId = await given.stock(world, ana, packer)
    const address = await given.anAddress(ana)
    const form = await given.parcelForm(ana, [stockId], { address_id: address.id })
    const declaration = form.declaration.map((row) => ({
      ...row,
      hs_code: '691200',
      description_chinese: '陶瓷茶壶',
    }))
    const { id } = await ana.call('POST /parcels', { body: { ...form, declaration } })
    const papers = await readShippingDocuments(world.db, id, world.clock.now())
    expect(papers.goods).toEqual([
      {
        description: 'Ceramic teapot',
        descriptionChinese: '陶瓷茶壶',
        ids: '',
        maker: '',
        sellerItem: '',
        hsCode: '691200',
        origin: 'CN',
        label: expect.stringMatching(/^G\d{9}$/),
        quantity: 1,
        netGrams: 600,
        valueFen: 12_000,
      },
    ])
    for (const name of ['customs', 'invoice'])
      expect((await fetchPdf(id, name, packer.token)).rawPayload.toString('latin1')).toContain('NotoSansHans')
  })
})

describe('what is printed', () => {
  const papersOf = (id: string): Promise<ShippingDocuments> =>
    readShippingDocuments(world.db, id, world.clock.now())

  test('is the address and the declaration as entered', async () => {
    const address = await given.anAddress(ana, { first_name: 'Zoë', last_name: 'Łukasik', tax_id: 'RFC-12' })
    const stockId = await given.stock(world, ana, packer, { grams: 700, inbound: { quantity: 2 } })
    const { id, number } = await given.aParcel(ana, [stockId], { address_id: address.id })
    expect(await papersOf(id)).toMatchObject({
      number,
      lineName: 'EMS',
      recipient: {
        name: 'Zoë Łukasik',
        lines: ['12 Burnside Street', 'Portland, Oregon 97209'],
        country: 'United States',
        taxId: 'RFC-12',
      },
      goods: [{ description: 'Ceramic teapot', quantity: 2, netGrams: 700, valueFen: 12_000 }],
      goodsFen: 12_000,
      grossGrams: 770,
      form: 'cn22',
    })
  })

  test('is on the long form above 300 special drawing rights, and above two kilograms', async () => {
    const stockId = await given.stock(world, ana, packer, { inbound: { value_fen: 400_000 } })
    const { id } = await given.aParcel(ana, [stockId])
    expect((await papersOf(id)).form).toBe('cn23')
    const heavy = await given.stock(world, ana, packer, { grams: 1_900 })
    expect((await papersOf((await given.aParcel(ana, [heavy])).id)).form).toBe('cn23')
    const answer = await fetchPdf(id, 'customs', packer.token)
    expect(answer.statusCode).toBe(200)
  })
})

describe('long words on the papers', () => {
  type Size = [count: number, latin: number, han: number, ids?: number, maker?: number]
  const words = (...[count, latin, han, ids = 0, maker = 0]: Size) =>
    Array.from({ length: count }, () => ({
      description: 'Insulated bottle '.repeat(20).slice(0, latin),
      descriptionChinese: '双层不锈钢真空保温杯'.repeat(20).slice(0, han),
      ids: `M-PID taobao-${'6412345678'.repeat(20)}`.slice(0, ids),
      maker: 'Yiwu Lantern Works, 8 Chouzhou Road, '.repeat(20).slice(0, maker),
    }))
  const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length
  let papers: ShippingDocuments

  beforeAll(async () => {
    const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    papers = await readShippingDocuments(world.db, id, world.clock.now())
  })
  const of = (goods: ReturnType<typeof words>): ShippingDocuments => ({
    ...papers,
    goods: goods.map((thing) => ({ ...papers.goods[0]!, ...thing })),
  })

  test.each<Size>([
    [6, 24, 8],
    [1, 200, 200],
    [2, 199, 60],
    [4, 170, 20],
    [6, 66, 0],
    [3, 24, 8, 60, 80],
  ])('%i things of %i and %i letters stay on one short form', async (...size) => {
    const goods = words(...size)
    expect(fitsShortForm(goods)).toBe(true)
    expect(pagesOf(await drawDocument(cn22, of(goods)))).toBe(1)
  })

  test.each<Size>([
    [1, 8, 2],
    [6, 24, 8],
    [1, 200, 200],
    [2, 199, 60],
    [6, 66, 0],
    [2, 24, 8, 140, 200],
  ])('%i things of %i and %i letters run over nothing, read back from each page', async (...size) => {
    const long = {
      ...of(words(...size)),
      lineName: 'Direct line to the United States, duty paid, no batteries',
    }
    for (const paper of [cn22, cn23, invoice, packingList])
      expect(overruns(await drawDocument(paper, long)), paper.title).toEqual([])
  })

  test('a text across a line, over another text or off the sheet is detected', async () => {
    const pdf = await drawPdf(
      { size: [200, 100], margin: 0, title: '', printedAt: world.clock.now() },
      (sheet) => {
        frame(sheet, 10, 10, 40, 20)
        write(sheet, 'Wider than its box', { x: 12, y: 14, width: 150, size: 8 })
        write(sheet, '压住了', { x: 60, y: 15, width: 100, size: 8 })
        write(sheet, 'Gone', { x: 190, y: 60, width: 60, size: 8 })
      },
    )
    expect(overruns(pdf).map((line) => /across|over|out of/.exec(line)?.[0])).toEqual([
      'over',
      'across',
      'out of',
    ])
  })

  test.each<Size>([
    [7, 10, 0],
    [6, 200, 200],
    [3, 200, 200],
    [6, 24, 8, 140, 200],
  ])(
    '%i things of %i and %i letters take the long form, over as many pages as they need',
    async (...size) => {
      const goods = words(...size)
      expect(fitsShortForm(goods)).toBe(false)
      expect(pagesOf(await drawDocument(cn23, of([...goods, ...goods])))).toBeGreaterThan(size[0] > 6 ? 0 : 1)
    },
  )
})

describe('papers in one file', () => {
  const sizesOf = (pdf: Buffer): string[] =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
    )
  const A4 = '595 × 842'
  const LABEL = '283 × 425'

  test('are each on a sheet of their own size, in the order of the packages', async () => {
    const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    const papers = await readShippingDocuments(world.db, id, world.clock.now())
    const light: ShippingDocuments = { ...papers, form: 'cn22' }
    const heavy: ShippingDocuments = { ...papers, form: 'cn23' }
    const pdf = await drawTogether([...paperSet(light), ...paperSet(heavy)], 'all', papers.printedAt)
    expect(sizesOf(pdf)).toEqual([LABEL, A4, A4, A4, A4, A4])
  })

  test('continue on pages of their own size', async () => {
    const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    const papers = await readShippingDocuments(world.db, id, world.clock.now())
    const many: ShippingDocuments = { ...papers, goods: Array.from({ length: 60 }, () => papers.goods[0]!) }
    const pages = [
      { paper: cn22, papers },
      { paper: invoice, papers: many },
      { paper: packingList, papers: many },
    ]
    expect(sizesOf(await drawTogether(pages, 'many', papers.printedAt))).toEqual([LABEL, A4, A4, A4, A4])
  })
})
