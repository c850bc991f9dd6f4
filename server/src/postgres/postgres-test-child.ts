import { Client } from 'pg'
import { startPostgres } from './postgres.ts'

/**
 * Run by postgres.test.ts as a separate process: starts a server, commits one row, reports that, and waits to
 * be killed.
 */
const [dataDir = ''] = process.argv.slice(2)
const { config } = await startPostgres({ dataDir })
const client = new Client(config)
await client.connect()
await client.query('CREATE TABLE notes (words text)')
await client.query("INSERT INTO notes VALUES ('committed')")
await client.query('BEGIN')
await client.query("INSERT INTO notes VALUES ('not committed')")
process.stdout.write('ready\n')
