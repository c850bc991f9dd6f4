import { readdirSync } from 'node:fs'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { createPool } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { serverFolder } from '../platform/folders.ts'

/** The migrations before the one that makes room for the rules of a release: 0018. */
const BEFORE = new Set(readdirSync(serverFolder('migrations')).filter((file) => file.slice(0, 4) < '0018'))

type Rule = readonly [place: string, kind: string, by?: 'own']

/** The rules that a shop with these ones still has after it was upgraded, twice. */
async function keptOf(rules: readonly Rule[]): Promise<string[]> {
  const database = await createTestDatabase()
  const pool = createPool(database.config)
  try {
    await pool.query('drop schema public cascade; create schema public; drop schema graphile_worker cascade')
    await migrate(pool, { only: BEFORE })
    await pool.query('call set_languages($1)', [LANGS])
    await pool.query(
      `insert into staff (email, name, roles, created_at) values ('fay@example.com', 'Fay', '{finance}', now())`,
    )
    for (const rule of rules) await enter(pool, rule)
    await migrate(pool)
    await migrate(pool)
    const { rows } = await pool.query<{ said: string }>(
      `select concat_ws(' ', place, kind, case when staff_id is not null then 'own' end) as said
      from import_rules order by place, kind`,
    )
    return rows.map(({ said }) => said)
  } finally {
    await pool.end()
    await database.drop()
  }
}

const enter = (pool: Pool, [place, kind, by]: Rule) =>
  pool.query(
    `insert into import_rules (place, kind, currency, rate_per_mille, basis, source, note, staff_id)
    values ($1, $2, 'EUR', case when $2 in ('duty', 'vat') then 100 end, 'trade', 'a test',
      '{"en": "a note", "zh": "说明"}', case when $3 then (select id from staff) end)`,
    [place, kind, by === 'own'],
  )

test.each<{ what: string; rules: readonly Rule[]; kept: string[] }>([
  {
    what: 'rules of a country in which nothing was changed make way; beside a changed one they stay',
    rules: [
      ['US', 'unknown'],
      ['NO', 'vat'],
      ['CH', 'vat'],
      ['CH', 'free'],
      ['CH', 'duty', 'own'],
      ['BR', 'duty', 'own'],
    ],
    kept: ['BR duty own', 'CH duty own', 'CH free', 'CH vat'],
  },
  {
    what: 'a changed rule of the union keeps those of its members',
    rules: [
      ['DE', 'duty'],
      ['FR', 'vat'],
      ['EU', 'vat', 'own'],
    ],
    kept: ['DE duty', 'EU vat own', 'FR vat'],
  },
  {
    what: 'a changed rule of a member keeps those of the union, and not those of another member',
    rules: [
      ['DE', 'duty'],
      ['FR', 'vat'],
      ['EU', 'duty'],
      ['DE', 'vat', 'own'],
    ],
    kept: ['DE duty', 'DE vat own', 'EU duty'],
  },
  { what: 'a shop without rules has none', rules: [], kept: [] },
])('at an upgrade $what', async ({ rules, kept }) => expect(await keptOf(rules)).toEqual(kept))
