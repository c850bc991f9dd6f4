import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { expect, test } from 'vitest'
import { refusalTable, tableOfPage } from './api-errors.ts'
import { ROOT } from './source-files.ts'

test('docs/api-errors.md lists every refusal (npx tsx tools/api-errors.ts --write)', () => {
  expect(tableOfPage()).toBe(refusalTable())
})

test('docs/api-errors.md explains every status of a refusal', () => {
  const [page = ''] = readFileSync(join(ROOT, 'docs/api-errors.md'), 'utf8').split('## All refusals')
  const explained = [...page.matchAll(/^\| (\d{3}) +\| /gm)].map(([, status]) => Number(status))
  expect([...new Set(Object.values(refusalStatus))].filter((status) => !explained.includes(status))).toEqual(
    [],
  )
  expect(explained).toContain(500)
})
