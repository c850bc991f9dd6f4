import { beforeAll, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let sue: Person
let packer: Person

beforeAll(async () => {
  sue = await world.staff('sue', ['support'])
  packer = await world.staff('wu', ['warehouse'])
})

const listOf = async (kind: string) =>
  (await sue.call('GET /staff/ready_reasons')).kinds.find((entry) => entry.kind === kind)!
const change = (items: { text_en: string; text_zh: string }[], version: string, who = sue) =>
  who.call('PUT /staff/ready_reasons/{kind}', { params: { kind: 'cancel_item' }, body: { items, version } })
const words = (text: string) => ({ text_en: ` ${text} `, text_zh: `${text}。` })

test('each kind has reasons in every language from the beginning', async () => {
  const { kinds } = await sue.call('GET /staff/ready_reasons')
  for (const { items } of kinds) {
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect([item.text_en, item.text_zh]).not.toContain('')
  }
})

test('staff reword and reorder them, and no colleague overwrites another', async () => {
  const { items, version } = await listOf('cancel_item')
  const changed = await change([words('Closed'), ...items], version)
  expect(changed.items[0]).toEqual({ text_en: 'Closed', text_zh: 'Closed。' })
  expect((await listOf('cancel_item')).items).toHaveLength(items.length + 1)
  expect((await expectRefusal(change([], version), 'out_of_date')).reason).toBe('changed_meanwhile')
  const both = await Promise.allSettled([
    change([words('One')], changed.version),
    change([words('Two')], changed.version),
  ])
  expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await listOf('refuse_price')).items.length).toBeGreaterThan(0)
})

test('an empty list is allowed; blanks, too many reasons and other people are refused', async () => {
  const { version } = await listOf('cancel_item')
  await expectRefusal(change([{ text_en: ' ', text_zh: '无' }], version), 'invalid_input')
  await expectRefusal(
    change(
      Array.from({ length: 31 }, () => words('x')),
      version,
    ),
    'invalid_input',
  )
  await expectRefusal(change([words('x'.repeat(501))], version), 'invalid_input')
  await expectRefusal(change([], version, packer), 'forbidden')
  expect((await change([], version)).items).toEqual([])
})
