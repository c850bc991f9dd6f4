import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'
import { type Papers, readPapers } from './papers.ts'

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

describe.each(['label', 'customs'])('%s.pdf', (name) => {
  test('is a PDF for staff of the warehouse, and says so in the audit log', async () => {
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

  test('is for nobody else', async () => {
    const id = await aParcelTo({})
    const finance = await world.staff(`fang-${name}`, ['finance'])
    expect((await fetchPdf(id, name)).statusCode).toBe(401)
    expect((await fetchPdf(id, name, ana.token)).statusCode).toBe(403)
    expect((await fetchPdf(id, name, finance.token)).statusCode).toBe(403)
    for (const missing of ['aaaaaaaa-0000-4000-8000-000000000000', 'nonsense'])
      expect((await fetchPdf(missing, name, packer.token)).statusCode).toBe(404)
  })

  test('of an address that cannot be printed is refused rather than printed wrong', async () => {
    const id = await aParcelTo({
      country: 'HK',
      province: '九龙',
      city: '油尖旺',
      address: '弥敦道 1 号',
      postcode: '',
      phone: '+852 2345 6789',
    })
    const answer = await fetchPdf(id, name, packer.token)
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toContain('Latin letters')
  })
})

describe('what is printed', () => {
  const papersOf = (id: string): Promise<Papers> => readPapers(world.db, id, world.clock.now())

  test('is the address and the declaration as they were given', async () => {
    const address = await given.anAddress(ana, { first_name: 'Zoë', last_name: 'Łukasik', tax_id: 'RFC-12' })
    const stockId = await given.stock(world, ana, packer, { grams: 700, inbound: { quantity: 2 } })
    const { id, number } = await given.aParcel(ana, [stockId], { address_id: address.id })
    expect(await papersOf(id)).toMatchObject({
      number,
      lineName: 'EMS',
      recipient: {
        name: 'Zoë Lukasik',
        lines: ['12 Burnside Street', '97209 Portland', 'Oregon'],
        country: 'United States',
        taxId: 'RFC-12',
      },
      goods: [{ description: 'Ceramic teapot', quantity: 2, netGrams: 700, valueFen: 12_000 }],
      goodsFen: 12_000,
      grossGrams: 770,
      form: 'cn22',
    })
  })

  test('is the long form above 300 special drawing rights', async () => {
    const stockId = await given.stock(world, ana, packer, { inbound: { value_fen: 400_000 } })
    const { id } = await given.aParcel(ana, [stockId])
    expect((await papersOf(id)).form).toBe('cn23')
    const answer = await fetchPdf(id, 'customs', packer.token)
    expect(answer.statusCode).toBe(200)
  })
})
