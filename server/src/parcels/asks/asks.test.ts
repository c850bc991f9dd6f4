import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { PAPERS_KEPT_DAYS, PAPERS_MAX } from '@longhaul/domain/parcels/asks.ts'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let su: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  su = await world.staff('su', ['support'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

async function aPackage(): Promise<string> {
  await given.money(world, ana, 200_000)
  const { id } = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
  return id
}
async function update(id: string, status: Parameters<typeof given.trackingUpdate>[2]) {
  await given.later(world, { hours: 1 })
  await given.trackingUpdate(packer, id, status)
}
const page = (id: string, who = ana) => who.call('GET /parcels/{id}', { params: { id } })
const staffPage = (id: string) => su.call('GET /staff/parcels/{id}', { params: { id } })
const askPapers = (id: string, words = 'Customs want to see a proof of payment by Thursday.') =>
  su.call('POST /staff/parcels/{id}/ask', { params: { id }, body: { kind: 'papers', words } })
const answer = (id: string, chosen: 'papers' | 'paid' | 'again' | 'collect', note = '', who = ana) =>
  who.call('POST /parcels/{id}/answer', { params: { id }, body: { answer: chosen, note } })
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { reason?: string; error?: string }) => error.reason ?? error.error,
  )

const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')
const PNG = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#385' } })
    .png()
    .toBuffer()

async function add(id: string, content: Buffer, { name = 'proof.pdf', who = ana } = {}) {
  const boundary = 'a-boundary-of-the-test'
  const response = await world.inject({
    method: 'POST',
    url: `/api/v1/parcels/${id}/papers?name=${encodeURIComponent(name)}`,
    headers: { authorization: who.token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n`),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  const { data } = response.json<{ data: { id?: string; error?: string } }>()
  return { status: response.statusCode, id: data.id ?? '', error: data.error }
}

describe('papers', () => {
  test('are asked for by support, added, removed, sent, and passed on; the step and the turn follow', async () => {
    const id = await aPackage()
    expect((await page(id)).next).toMatchObject({ about: 'under_way', waits: false })
    await askPapers(id)
    expect((await page(id)).next).toMatchObject({ kind: 'answer', about: 'papers_wanted', waits: true })
    expect((await page(id)).ask).toMatchObject({
      kind: 'papers',
      words: 'Customs want to see a proof of payment by Thursday.',
      papers: [],
      answer: null,
    })
    expect((await ana.call('GET /desk/waiting')).items.map(({ step }) => step.about)).toEqual([
      'papers_wanted',
    ])
    expect((await staffPage(id)).turn).toMatchObject({ actor: 'shopper' })
    const [notice] = (await ana.call('GET /messages')).items
    expect(notice).toMatchObject({ kind: 'papers_wanted', group: 'decision' })

    const wrong = await add(id, await PNG(), { name: 'wrong.png' })
    const right = await add(id, PDF)
    await ana.call('DELETE /parcels/{id}/papers/{file_id}', { params: { id, file_id: wrong.id } })
    expect((await page(id)).ask?.papers).toMatchObject([{ id: right.id, name: 'proof.pdf' }])

    await answer(id, 'papers')
    expect((await page(id)).next).toMatchObject({ kind: 'track', about: 'answer_sent', waits: false })
    const seen = await staffPage(id)
    expect(seen.turn).toMatchObject({ actor: 'support' })
    expect(seen.ask).toMatchObject({ answer: 'papers', papers: [{ name: 'proof.pdf' }] })
    const alarms = (await su.call('GET /staff/parcel_alarms')).items
    expect(alarms.filter(({ parcel_id }) => parcel_id === id).map(({ status }) => status)).toEqual([
      'answer_papers',
    ])
    const served = await world.inject({ method: 'GET', url: seen.ask!.papers[0]!.url })
    expect(served.rawPayload).toEqual(PDF)
    expect(served.headers['content-disposition']).toContain('attachment')
    expect(served.headers['cache-control']).toBe('no-store')

    // What was sent cannot be changed any more.
    expect(await refused(answer(id, 'papers'))).toBe('transition_not_allowed')
    expect((await add(id, PDF)).error).toBe('transition_not_allowed')
    await su.call('POST /staff/parcels/{id}/settle_ask', { params: { id }, body: {} })
    expect((await page(id)).ask).toBeNull()
    expect((await page(id)).next).toMatchObject({ about: 'under_way' })
  })

  test('are deleted, rows and contents, thirty days after the question was settled', async () => {
    const [id, open] = [await aPackage(), await aPackage()]
    for (const parcel of [id, open]) {
      await askPapers(parcel)
      await add(parcel, PDF)
    }
    const [paper] = (await page(id)).ask!.papers
    const [waiting] = (await page(open)).ask!.papers
    await answer(id, 'papers')
    await su.call('POST /staff/parcels/{id}/settle_ask', { params: { id }, body: {} })
    const isThere = async (fileId: string) =>
      (await world.db.selectFrom('parcel_papers').where('file_id', '=', fileId).select('ask_id').execute())
        .length + (await world.db.selectFrom('files').where('id', '=', fileId).select('id').execute()).length
    await given.later(world, { hours: PAPERS_KEPT_DAYS * 24 - 1 })
    await world.runJob('purge-papers', {})
    expect(await isThere(paper!.id)).toBe(2)
    expect(await world.world.files.read(paper!.id)).toEqual(PDF)
    await given.later(world, { hours: 2 })
    await world.runJob('purge-papers', {})
    expect(await isThere(paper!.id)).toBe(0)
    await expect(world.world.files.read(paper!.id)).rejects.toThrow()
    // A question that is still open keeps what was added, however old.
    expect(await isThere(waiting!.id)).toBe(2)
  })

  test('must be papers: no scripts, no half files, not too large, not too many', async () => {
    const id = await aPackage()
    expect((await add(id, PDF)).error).toBe('transition_not_allowed')
    await askPapers(id)
    const html = Buffer.from('<script>alert(1)</script>')
    expect((await add(id, html)).error).toBe('unsupported_file')
    expect((await add(id, Buffer.from('GIF89a and nothing else'))).error).toBe('unsupported_file')
    expect((await add(id, PDF.subarray(0, 40))).error).toBe('unsupported_file')
    expect((await add(id, Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
    expect((await add(id, PDF, { name: ' \u200b ' })).error).toBe('invalid_input')
    for (let nth = 0; nth < PAPERS_MAX; nth++) expect((await add(id, PDF)).status).toBe(200)
    expect((await add(id, PDF)).error).toBe('invalid_input')
    expect((await page(id)).ask?.papers).toHaveLength(PAPERS_MAX)
    const files = await world.db.selectFrom('files').where('shopper_id', '=', ana.id).select('id').execute()
    expect(files).toHaveLength(PAPERS_MAX)
  })

  test('of another shopper are out of reach', async () => {
    const id = await aPackage()
    await askPapers(id)
    const { id: paper } = await add(id, PDF)
    const ben = await world.shopper(inThisTest('ben'))
    expect((await add(id, PDF, { who: ben })).error).toBe('not_found')
    expect(await refused(answer(id, 'papers', '', ben))).toBe('not_found')
    const params = { id, file_id: paper }
    expect(await refused(ben.call('DELETE /parcels/{id}/papers/{file_id}', { params }))).toBe('not_found')
    expect(await refused(page(id, ben))).toBe('not_found')
  })
})

describe('duty to be paid to the carrier', () => {
  const words = 'The post office collects €23.40 at the door.'
  const askDuty = (id: string) =>
    su.call('POST /staff/parcels/{id}/ask', { params: { id }, body: { kind: 'duty', words } })

  test('is the next step until the shopper says that it is paid, which support follows up', async () => {
    const id = await aPackage()
    await askDuty(id)
    expect((await page(id)).next).toMatchObject({ kind: 'answer', about: 'duty_due', waits: true })
    expect((await page(id)).ask).toMatchObject({ kind: 'duty', words })
    const [notice] = (await ana.call('GET /messages')).items
    expect(notice).toMatchObject({ kind: 'duty_due', group: 'decision' })
    expect(notice?.body).toContain(words)
    expect(await refused(askDuty(id))).toBe('transition_not_allowed')
    expect(await refused(answer(id, 'papers'))).toBe('transition_not_allowed')

    await answer(id, 'paid', 'Reference 4711')
    expect((await page(id)).next).toMatchObject({ kind: 'track', about: 'answer_sent' })
    expect((await staffPage(id)).ask).toMatchObject({ answer: 'paid', note: 'Reference 4711' })
    expect(await refused(answer(id, 'paid'))).toBe('transition_not_allowed')
    await update(id, 'customs_released')
    expect((await page(id)).ask).toBeNull()
  })

  test('takes the place of papers, and papers of it; no other shopper answers', async () => {
    const id = await aPackage()
    await askPapers(id)
    await askDuty(id)
    expect((await page(id)).ask).toMatchObject({ kind: 'duty' })
    const bea = await world.shopper(inThisTest('bea'))
    expect(await refused(answer(id, 'paid', '', bea))).toBe('not_found')
    await askPapers(id)
    expect((await page(id)).ask).toMatchObject({ kind: 'papers' })
  })
})

describe('a failed delivery', () => {
  test('asks whether again or to collect, once for each attempt', async () => {
    const id = await aPackage()
    await update(id, 'delivery_failed')
    expect((await page(id)).next).toMatchObject({ kind: 'answer', about: 'not_delivered', waits: true })
    expect((await staffPage(id)).turn).toMatchObject({ actor: 'shopper' })
    expect(await refused(answer(id, 'papers'))).toBe('transition_not_allowed')
    await answer(id, 'again', 'After 18:00, code 4711')
    expect((await page(id)).next).toMatchObject({ about: 'answer_sent' })
    expect((await staffPage(id)).ask).toMatchObject({ answer: 'again', note: 'After 18:00, code 4711' })
    await update(id, 'delivery_failed')
    expect((await page(id)).next).toMatchObject({ about: 'not_delivered' })
    await update(id, 'available_for_pickup')
    expect((await page(id)).next).toMatchObject({ kind: 'confirm', about: 'to_collect', waits: true })
    await update(id, 'delivered')
    expect((await page(id)).next).toMatchObject({ about: 'delivered' })
    expect((await page(id)).ask).toBeNull()
  })

  test('is no question any more once the shopper has the package', async () => {
    const id = await aPackage()
    await update(id, 'delivery_failed')
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
    expect((await page(id)).ask).toBeNull()
    expect(await refused(answer(id, 'again'))).toBe('transition_not_allowed')
    expect(await refused(askPapers(id))).toBe('transition_not_allowed')
  })
})
