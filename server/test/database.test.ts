import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './database.ts'

test('each test database is migrated, empty, and its own', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const inOne = new Client(one.config)
  const inTwo = new Client(two.config)
  await Promise.all([inOne.connect(), inTwo.connect()])
  await inOne.query("INSERT INTO rate_limits (key, hits, resets_at) VALUES ('a', 1, '2030-01-01')")
  const seen = await inTwo.query('SELECT count(*)::int AS rows FROM rate_limits')
  expect(seen.rows).toEqual([{ rows: 0 }])
  const migrated = await inTwo.query('SELECT count(*)::int > 0 AS some FROM migrations')
  expect(migrated.rows).toEqual([{ some: true }])
  await Promise.all([inOne.end(), inTwo.end()])
  await Promise.all([one.drop(), two.drop()])
  await expect(new Client(one.config).connect()).rejects.toThrow('does not exist')
})

test('a database with open sessions can be dropped', async () => {
  const database = await createTestDatabase()
  const client = new Client(database.config)
  await client.connect()
  // The session is about to be ended by the server; unheard, that would end this process.
  client.on('error', () => {})
  await database.drop()
  await expect(client.query('SELECT 1')).rejects.toThrow(/connection error|terminat/i)
  await client.end()
  await expect(new Client(database.config).connect()).rejects.toThrow('does not exist')
})
