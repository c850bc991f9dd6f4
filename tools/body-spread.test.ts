import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodySpreads } from './body-spread.ts'
import { ROOT, sourceFiles } from './source-files.ts'

test('no action passes on a body without naming its fields', () => {
  const files = sourceFiles(/^server\/src\/.*\.ts$/).filter((file) => !/\.test(-support)?\.ts$/.test(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    bodySpreads(file, readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, what }) => `${file}:${line} ${what}`,
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['const row = { ...body, id }', 'spread'],
  ['save({ ...call.body })', 'spread'],
  ['insert([...query])', 'spread'],
  ['const { id, ...rest } = body', 'rest'],
  ['const { id, ...rest } = call.body', 'rest'],
  ['action(route, async ({ tx, body: { id, ...rest } }) => rest)', 'rest'],
  ["tx.updateTable('cart_items').set(body)", 'written whole'],
  ["tx.insertInto('cart_items').values(call.body).execute()", 'written whole'],
  ['Object.assign(row, input)', 'written whole'],
  ["import { saveRow } from './sql-rows.ts'\nsaveRow(tx, body)", 'given whole to sql'],
])('%s is seen', (source, what) => {
  expect(bodySpreads('sample.ts', source).map((found) => found.what)).toEqual([what])
})

test.each([
  'const { id, name } = body',
  'const row = { id: body.id, ...names(body.name) }',
  "tx.updateTable('cart_items').set({ quantity: body.quantity })",
  "import { saveRow } from './sql.ts'\nsaveRow(tx, { id: body.id })",
  'whyNot(body)',
])('%s is none', (source) => expect(bodySpreads('sample.ts', source)).toEqual([]))
