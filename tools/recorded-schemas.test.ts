import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordFile, recordedMigrations, recordedSchemas } from '../server/test/recorded-schemas.ts'
import { FIRST_UPGRADABLE } from '../server/src/platform/database/migrate.ts'
import { ROOT } from './source-files.ts'

const MIGRATIONS = join(ROOT, 'server/migrations')
const records = recordedSchemas()

test('every released version that can be upgraded has a record of its schema (npm run record-schema)', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const versions = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)]
    .map(([, version]) => version!)
    .filter((version) => version.localeCompare(FIRST_UPGRADABLE, 'en', { numeric: true }) >= 0)
  expect(versions).toContain(FIRST_UPGRADABLE)
  expect(versions.filter((version) => !records.some((record) => record.startsWith(`${version}-`)))).toEqual(
    [],
  )
})

describe.each(records)('%s', (record) => {
  const migrations = recordedMigrations(record)

  test('the migrations of that time exist unchanged', () => {
    const sumOf = (name: string) => {
      const file = join(MIGRATIONS, name)
      return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'is gone'
    }
    expect(migrations.map(({ name }) => ({ name, checksum: sumOf(name) }))).toEqual(migrations)
    expect(migrations.length).toBeGreaterThan(0)
    expect(record.endsWith(`-${migrations.at(-1)!.name.slice(0, 4)}`)).toBe(true)
  })

  test('it is small', () => {
    expect(statSync(recordFile(record)).size).toBeLessThan(300 * 1024)
  })
})
