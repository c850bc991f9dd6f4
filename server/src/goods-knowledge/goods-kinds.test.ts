import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let ana: Person
let buyer: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
})

const estimate = async (item: string, title?: string) =>
  (
    await world.caller()('GET /goods/{marketplace}/{item}/knowledge', {
      params: { marketplace: 'taobao', item },
      query: title === undefined ? {} : { title },
    })
  ).estimate
const list = () => buyer.call('GET /staff/goods_kinds')
const kindOf = async (id: string) => (await list()).kinds.find((kind) => kind.id === id)!

/** A kind as the form sends it. */
async function draftOf(id: string, more: object = {}) {
  const found = (await list()).kinds.find((kind) => kind.id === id)
  const { name_en = 'Aquariums', name_zh = '鱼缸' } = found ?? {}
  return {
    name_en,
    name_zh,
    low_grams: found?.low_grams ?? 2_000,
    usual_grams: found?.usual_grams ?? 4_000,
    high_grams: found?.high_grams ?? 9_000,
    length_mm: found?.length_mm ?? 500,
    width_mm: found?.width_mm ?? 300,
    height_mm: found?.height_mm ?? 300,
    words: found?.words ?? ['鱼缸', 'aquarium'],
    ...more,
  }
}
const save = async (id: string, more: object = {}, who = packer) => {
  const found = (await list()).kinds.find((kind) => kind.id === id)
  const stamp = { is_new: found === undefined, seen_at: found?.changed_at ?? null }
  return await who.call('PUT /staff/goods_kinds/{id}', {
    params: { id },
    body: { ...stamp, ...(await draftOf(id)), ...more },
  })
}
const saveWord = (word: string, kind: string | null) =>
  packer.call('PUT /staff/goods_words/{word}', { params: { word }, body: { kind } })

async function weighed(item: string, grams: number, title: string): Promise<string> {
  const line = {
    url: `https://item.taobao.com/item.htm?id=${item}`,
    options_text: 'blue',
    quantity: 1,
    title,
  }
  const { stockId } = await given.anArrivedItem(world, ana, { buyer, packer }, { line })
  await packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id: stockId },
    body: {
      weight_grams: grams,
      length_mm: 300,
      width_mm: 250,
      height_mm: 80,
      category: null,
      weight_confirmed: true,
    },
  })
  return stockId
}

describe('kinds of goods', () => {
  test('an added kind is known at once, by its words, in both languages', async () => {
    expect((await estimate('630000000001', '超白鱼缸')).kind).toBeNull()
    await save('aquarium')
    const { kind, weight_grams } = await estimate('630000000001', '超白鱼缸')
    expect(kind).toEqual({ id: 'aquarium', name: 'Aquariums' })
    expect(weight_grams.expected).toBeGreaterThan(2_500)
    expect(await kindOf('aquarium')).toMatchObject({ origin: 'added', changed_by: 'wu', name_zh: '鱼缸' })
    await expect(save('aquarium', { is_new: true, seen_at: null })).rejects.toMatchObject({
      reason: 'goods_kind_exists',
    })
    await expect(save('aquarium', { is_new: false, seen_at: null })).rejects.toMatchObject({
      reason: 'goods_kind_changed',
    })
  })

  test('a changed kind weighs something else, until it is returned to what it was', async () => {
    const before = await estimate('630000000002', '折叠雨伞')
    await save('umbrella', { low_grams: 800, usual_grams: 1_200, high_grams: 1_800 })
    expect((await estimate('630000000002', '折叠雨伞')).weight_grams.expected).toBeGreaterThan(
      2 * before.weight_grams.expected,
    )
    await packer.call('DELETE /staff/goods_kinds/{id}', { params: { id: 'umbrella' } })
    expect((await estimate('630000000002', '折叠雨伞')).weight_grams).toEqual(before.weight_grams)
    await expectRefusal(
      packer.call('DELETE /staff/goods_kinds/{id}', { params: { id: 'umbrella' } }),
      'not_found',
    )
  })

  test('a word names another kind, or none, or again what it named', async () => {
    const kind = async () => (await estimate('630000000003', '纯铜香薰炉')).kind?.id ?? null
    const before = await kind()
    await saveWord('香薰炉', 'ornament')
    expect(await kind()).toBe('ornament')
    await saveWord(' 香薰炉 ', null)
    expect(await kind()).toBe(before)
    const { words } = await list()
    expect(words).toEqual([])
    await saveWord('手机壳', 'charm')
    expect((await estimate('630000000004', '硅胶手机壳')).kind?.id).toBe('charm')
    expect((await list()).words).toMatchObject([
      { word: '手机壳', kind: 'charm', released_name: 'Phone cases', changed_by: 'wu' },
    ])
    expect(await kindOf('phone-case')).toMatchObject({ origin: 'built_in' })
    await packer.call('DELETE /staff/goods_words/{word}', { params: { word: '手机壳' } })
    expect((await estimate('630000000004', '硅胶手机壳')).kind?.id).toBe('phone-case')
    await expectRefusal(
      packer.call('DELETE /staff/goods_words/{word}', { params: { word: '手机壳' } }),
      'not_found',
    )
  })

  test.each([
    ['no name', { name_zh: ' ' }, { name_zh: 'kind_name' }],
    ['nothing', { usual_grams: 0 }, { usual_grams: 'kind_weight' }],
    ['ten tonnes', { high_grams: 10_000_000 }, { usual_grams: 'kind_weight' }],
    ['the wrong order', { low_grams: 9_000 }, { usual_grams: 'kind_weight_order' }],
    ['a side of nothing', { width_mm: 0 }, { length_mm: 'kind_size' }],
    ['a single letter', { words: ['a'] }, { words: 'kind_word' }],
    ['the word of another kind', { words: ['外套'] }, { words: 'kind_word_taken|外套|Jackets' }],
    [
      '5,000 words',
      { words: Array.from({ length: 5_000 }, (_, at) => `word${at}`) },
      { words: 'kind_words_many' },
    ],
  ])('with %s is refused, by a sentence of its own', async (_, more, fields) => {
    await expect(save('aquarium', more)).rejects.toMatchObject({ status: 400, fields: expect.anything() })
    const preview = packer.call('POST /staff/goods_kinds/preview', {
      body: { kind: { id: 'aquarium', ...(await draftOf('aquarium', more)) } },
    })
    await expect(preview).rejects.toMatchObject({
      status: 400,
      fields: Object.fromEntries(Object.keys(fields).map((field) => [field, expect.any(String)])),
    })
  })

  test('empty words are dropped, and a kind may have none', async () => {
    await save('aquarium', { words: ['鱼缸', ' ', '', 'aquarium，鱼缸'] })
    expect((await kindOf('aquarium')).words).toEqual(['aquarium', '鱼缸'])
  })

  test('only the warehouse corrects, and each correction is in the audit log', async () => {
    await expect(save('aquarium', {}, buyer)).rejects.toMatchObject({ status: 403 })
    const acts = await world.world.db
      .selectFrom('audit_log')
      .where('subject_kind', 'in', ['goods_kind', 'goods_word'])
      .select(['action', 'subject_id'])
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toContain('remove_goods_kind')
    expect(acts).toContainEqual({ action: 'save_goods_word', subject_id: '手机壳' })
  })
})

describe('products that were weighed', () => {
  const preview = (body: object) => packer.call('POST /staff/goods_kinds/preview', { body })

  test('move with a word, as the preview said, and so does what is learnt', async () => {
    await weighed('630000000011', 700, '陶瓷鱼缸摆件')
    await weighed('630000000012', 600, '玻璃鱼缸摆件')
    await world.runJob('learn-goods', {})
    const stored = async () =>
      await world.db
        .selectFrom('goods_knowledge')
        .where('item_id', 'like', '63000000001%')
        .select('kind')
        .orderBy('item_id')
        .execute()
    expect(await stored()).toEqual([{ kind: 'ornament' }, { kind: 'ornament' }])
    const word = { word: '鱼缸摆件', kind: 'aquarium' }
    const said = await preview({ word })
    expect(said).toMatchObject({
      products: 2,
      is_part: false,
      moves: [{ from: 'Ornaments', to: 'Aquariums', products: 2, estimates: 2 }],
    })
    expect(said.moves[0]!.grams_after).toBeGreaterThan(said.moves[0]!.grams_before!)
    expect(said.moves[0]!.examples).toHaveLength(2)
    expect(await stored()).toEqual([{ kind: 'ornament' }, { kind: 'ornament' }])
    await saveWord(word.word, word.kind)
    expect(await stored()).toEqual([{ kind: 'aquarium' }, { kind: 'aquarium' }])
    await world.runJob('learn-estimates', {})
    const { models } = await buyer.call('GET /staff/estimate_models')
    expect(models[0]!.weighings).toBe(2)
    const { explanation } = await estimate('630000000019', '大鱼缸')
    expect(explanation).toContain('Aquariums, 2 weighed')
  })

  test('a kind that products are of is not removed', async () => {
    const remove = packer.call('DELETE /staff/goods_kinds/{id}', { params: { id: 'aquarium' } })
    await expect(remove).rejects.toMatchObject({ reason: 'goods_kind_used' })
    await expect(preview({ removed_kind: 'aquarium' })).rejects.toMatchObject({ reason: 'goods_kind_used' })
    expect(await preview({ removed_kind: 'ornament' })).toMatchObject({ products: 0 })
  })

  test('one product has a kind of its own, at once and after it is recomputed', async () => {
    const params = { marketplace: 'taobao', item: '630000000011' }
    const read = () => buyer.call('GET /staff/goods_corrections/{marketplace}/{item}', { params })
    expect(await read()).toMatchObject({ kind_by_words: 'Aquariums', kind: null, weighings: 1 })
    const body = { kind: 'teapot', is_comparable: true }
    expect(await preview({ product: { ...params, ...body } })).toMatchObject({
      moves: [{ from: 'Aquariums', to: 'Teapots and kettles', estimates: 1 }],
    })
    await packer.call('PUT /staff/goods_corrections/{marketplace}/{item}', { params, body })
    expect((await estimate(params.item)).kind?.id).toBe('teapot')
    await world.runJob('learn-goods', {})
    expect((await estimate(params.item)).kind?.id).toBe('teapot')
    const none = { kind: 'nothing-such', is_comparable: true }
    await expectRefusal(
      packer.call('PUT /staff/goods_corrections/{marketplace}/{item}', { params, body: none }),
      'invalid_input',
    )
    const back = { kind: null, is_comparable: true }
    await packer.call('PUT /staff/goods_corrections/{marketplace}/{item}', { params, body: back })
    expect((await estimate(params.item)).kind?.id).toBe('aquarium')
    expect((await list()).products).toEqual([])
  })

  test('what one weighed of a listing that cannot be compared says nothing', async () => {
    const params = { marketplace: 'taobao', item: '630000000012' }
    expect((await estimate(params.item)).level).toBe('product')
    const body = { kind: null, is_comparable: false }
    await packer.call('PUT /staff/goods_corrections/{marketplace}/{item}', { params, body })
    expect((await estimate(params.item)).level).not.toBe('product')
    await world.runJob('learn-estimates', {})
    const { models } = await buyer.call('GET /staff/estimate_models')
    expect(models[0]!.weighings).toBe(1)
    expect((await list()).products).toMatchObject([
      { item_id: '630000000012', is_comparable: false, kind: null, changed_by: 'wu' },
    ])
  })
})
