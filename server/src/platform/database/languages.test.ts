import { LANGS } from '@longhaul/domain/languages.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createPool } from './db.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.config, 1)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const answers = async () => {
  const { rows } = await pool.query<{ title: Record<string, string>; body: Record<string, string> }>(
    'select title, body from canned_answers order by position',
  )
  return rows
}

test('texts that were in pairs of columns are in one column, by language', async () => {
  const kept = await answers()
  expect(kept.length).toBeGreaterThan(4)
  expect(kept[0]!.title).toEqual({ en: 'We are looking into it', zh: '正在核实' })
  expect(kept.flatMap(({ body }) => Object.keys(body).toSorted())).toEqual(
    kept.flatMap(() => LANGS.toSorted()),
  )
})

test('a text that lacks a language, or is too long in one of them, is refused', async () => {
  const insert = (title: unknown) =>
    pool.query(
      `insert into canned_answers (title, body, position, created_at, updated_at) select $1, body, 99, now(), now() from canned_answers limit 1`,
      [JSON.stringify(title)],
    )
  await expect(insert({ en: 'English alone' })).rejects.toThrow('canned_answers_title_check')
  await expect(insert({ en: 'x'.repeat(61), zh: '长' })).rejects.toThrow('canned_answers_title_check')
  await expect(insert(['en', 'zh'])).rejects.toThrow('canned_answers_title_check')
})

test('an additional language starts with copies of the first language’s texts, and can be chosen', async () => {
  await pool.query('call set_languages($1)', [[...LANGS, 'fr']])
  const kept = await answers()
  expect(kept.map(({ title }) => title['fr'])).toEqual(kept.map(({ title }) => title['en']))
  expect(kept.map(({ title }) => title['zh'])).not.toEqual(kept.map(({ title }) => title['en']))
  const { rows } = await pool.query<{ known: string[] }>('select languages() as known')
  expect(rows[0]!.known).toEqual([...LANGS, 'fr'])
  const reader = (lang: string) =>
    pool.query(
      `insert into leads (name, company, email, phone, monthly_volume, message, lang, created_at, consent_at) values ('A', '', 'a@example.com', '', 'more', '', $1, now(), now())`,
      [lang],
    )
  await reader('fr')
  await expect(reader('de')).rejects.toThrow('leads_lang_check')
})

test('setting the same languages again changes nothing', async () => {
  const before = await answers()
  await pool.query('call set_languages($1)', [[...LANGS, 'fr']])
  expect(await answers()).toEqual(before)
})
