import { randomBytes } from 'node:crypto'
import { namesOf as keysOf } from '@longhaul/domain/entries.ts'
import type pg from 'pg'
import { type SealedColumn, type SealingKeys, SEALED_COLUMNS, seal, unseal } from './seal.ts'
import { makeSealingKeys, readSealingKeys, sealingKeysFile } from './sealing-keys.ts'

/** The number of a column's values that are sealed with a key. */
export type KeyUse = { column: SealedColumn; keyId: string; count: number }

const COLUMNS = keysOf(SEALED_COLUMNS)
const BATCH = 500

/**
 * Loads a server's sealing keys and the secret that signs its addresses. The first start creates both. Throws
 * an explanation if the database was sealed with a key that is not available.
 */
export async function openSeals(
  pool: pg.Pool,
  env: { sealingKeys: readonly Buffer[]; dataDir: string },
): Promise<{ keys: SealingKeys; secret: Buffer }> {
  // The order matters: a key is on disk before anything is sealed with it, so the keys read now can open
  // everything that was in the database before.
  const uses = await listKeyUses(pool)
  const found = await readSealingKeys(env)
  const missing = unknownUses(uses, found)
  if (missing.length > 0) throw new Error(missingKeys(missing, env.dataDir))
  const keys = found.length > 0 ? found : await makeSealingKeys(env)
  return { keys, secret: await ownSecret(pool, keys) }
}

/** The keys that the sealed values in the database need. */
export async function listKeyUses(pool: pg.Pool): Promise<KeyUse[]> {
  const { rows } = await pool.query<KeyUse>(
    ofEachColumn(
      (column, { table, value }) =>
        `(select '${column}' as column, split_part(${value}, '.', 2) as "keyId", count(*)::integer as count from ${table}
         where ${value} is not null and is_sealed(${value}) group by 2 order by 2)`,
    ),
  )
  return COLUMNS.flatMap((column) => rows.filter((row) => row.column === column))
}

/** Combines the queries on all columns into one statement, because the start waits for it. */
const ofEachColumn = (ask: (column: SealedColumn, names: ReturnType<typeof namesOf>) => string): string =>
  COLUMNS.map((column) => ask(column, namesOf(column))).join(' union all ')

/** The uses whose key is not available. */
export const unknownUses = (uses: readonly KeyUse[], keys: SealingKeys): KeyUse[] =>
  uses.filter(({ keyId }) => !keys.some(({ id }) => id === keyId))

/**
 * Re-encrypts with the newest key everything that an older key encrypted; returns the number of values. Safe
 * to run repeatedly and while servers run.
 */
export async function resealRows(pool: pg.Pool, keys: SealingKeys): Promise<number> {
  const newest = keys[0]?.id ?? ''
  let count = 0
  for (const column of COLUMNS)
    count += await rewrite(pool, column, `split_part(value, '.', 2) <> '${newest}'`, (row, old) =>
      seal(keys, { column, row }, unseal(keys, { column, row }, old)),
    )
  return count
}

/**
 * Deletes the values that no available key can open, for when their key is lost for good; returns what was
 * deleted.
 */
export async function eraseUnreadable(pool: pg.Pool, keys: SealingKeys): Promise<KeyUse[]> {
  const lost = unknownUses(await listKeyUses(pool), keys)
  for (const { column, keyId } of lost) {
    const { table, value } = namesOf(column)
    const change =
      SEALED_COLUMNS[column].lost === 'row' ? `delete from ${table}` : `update ${table} set ${value} = null`
    await pool.query(`${change} where is_sealed(${value}) and split_part(${value}, '.', 2) = $1`, [keyId])
  }
  return lost
}

/**
 * The secret that signs our addresses: created once per installation and stored with its data, so that
 * restarts break no links. Sealed with the newest key.
 */
async function ownSecret(pool: pg.Pool, keys: SealingKeys): Promise<Buffer> {
  const place = { column: 'secrets.value', row: 'signing' } as const
  await pool.query("insert into secrets (name, value) values ('signing', $1) on conflict do nothing", [
    seal(keys, place, randomBytes(32).toString('hex')),
  ])
  const { rows } = await pool.query<{ value: string }>("select value from secrets where name = 'signing'")
  const { value } = rows[0]!
  const text = unseal(keys, place, value)
  if (!value.startsWith(`sealed1.${keys[0]!.id}.`))
    await pool.query("update secrets set value = $1 where name = 'signing' and value = $2", [
      seal(keys, place, text),
      value,
    ])
  return Buffer.from(text, 'hex')
}

/**
 * Rewrites every value of a column that meets a condition, in which `value` stands for the column. Rows are
 * updated in a fixed order; a value that was changed concurrently is left alone and not counted.
 */
async function rewrite(
  pool: pg.Pool,
  column: SealedColumn,
  condition: string,
  change: (row: string, old: string) => string,
): Promise<number> {
  const { table, row, value } = namesOf(column)
  const client = await pool.connect()
  let count = 0
  try {
    for (;;) {
      const { rows } = await client.query<{ row: string; value: string }>(
        `select ${row}::text as row, ${value} as value from ${table}
         where ${value} is not null and ${condition.replaceAll('value', value)}
         order by ${row} limit ${BATCH}`,
      )
      if (rows.length === 0) return count
      await client.query('begin')
      for (const found of rows) {
        const { rowCount } = await client.query(
          `update ${table} set ${value} = $1 where ${row} = $2 and ${value} = $3`,
          [change(found.row, found.value), found.row, found.value],
        )
        count += rowCount ?? 0
      }
      await client.query('commit')
    }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** The SQL names for a sealed column. They are constants; no user input becomes SQL. */
function namesOf(column: SealedColumn) {
  const [table = '', value = ''] = column.split('.')
  return { table, value, row: SEALED_COLUMNS[column].row }
}

const missingKeys = (missing: readonly KeyUse[], dataDir: string): string =>
  [
    'The database contains secrets that were encrypted with a key that is not available here:',
    ...missing.map(({ column, keyId, count }) => `  - ${count} of ${column} with the key ${keyId}`),
    `Copy that key from the installation that was backed up into SEALING_KEYS or into ${sealingKeysFile(dataDir)}. Nothing was changed.`,
    'If the key is permanently lost: npm run admin -- forget-sealed',
  ].join('\n')
