import { HS_CODES } from '@longhaul/domain/customs/hs-codes.ts'
import { whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { readNomenclature, unknownHsCodes } from './nomenclature.ts'

const world = testWorld()
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})

const search = async (q: string) =>
  (await packer.call('GET /staff/tariff_numbers', { query: { q } })).items.map(({ code }) => code)

test('the nomenclature has each subheading once, and our own among them', async () => {
  const entries = await readNomenclature()
  expect(entries.length).toBeGreaterThan(5_600)
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
  for (const { code, latin } of entries) {
    expect(whyNotHsCode(code), code).toBeNull()
    expect(latin, code).not.toBe('')
  }
  expect(await unknownHsCodes(HS_CODES.map(({ code }) => code))).toEqual(new Set())
})

test('a number exists if its first six digits do', async () => {
  expect(await unknownHsCodes(['610910', '8471609050', '610911', '6109110000'])).toEqual(
    new Set(['610911', '6109110000']),
  )
})

test.each([
  ['bicycles not motorised', '871200'],
  ['photovoltaic cells', '854142'],
  ['live horses', '010121'],
  ['T恤', '610910'],
  ['手机壳', '392690'],
  ['8712.00', '871200'],
  ['8712009000', '871200'],
])('%s finds %s', async (q, code) => {
  expect((await search(q))[0]).toBe(code)
})

test('some words find nothing, too many of them or none are refused', async () => {
  expect(await search('xyzzy')).toEqual([])
  expect(await search('%_')).toEqual([])
  expect(await search('9999')).toEqual([])
  await expectRefusal(search('x'.repeat(61)), 'invalid_input')
  await expectRefusal(search(' '), 'invalid_input')
})

test('only those who correct declarations look numbers up', async () => {
  const finance = await world.staff('fang', ['finance'])
  await expectRefusal(finance.call('GET /staff/tariff_numbers', { query: { q: 'tea' } }), 'forbidden')
})
