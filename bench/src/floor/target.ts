import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { hashPassword } from '@longhaul/server/identity/passwords.ts'
import { createPool } from '@longhaul/server/platform/database/db.ts'
import type { Connection } from '../speed/connection.ts'
import {
  ORDERS,
  type Operation,
  PASSWORD,
  SHOPPERS,
  type Target,
  askOver,
  emailOf,
  linesFor,
  ownPostgres,
  startProcess,
  tokenOf,
} from '../speed/target.ts'

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url))

/** Starts the floor as a process, on a PostgreSQL of its own. */
export async function startFloor(folder: string, port: number): Promise<Target> {
  const postgres = await ownPostgres(folder)
  const pool = createPool(postgres.config, 2, 'upkeep')
  await pool.query(await readFile(new URL('schema.sql', import.meta.url), 'utf8'))
  await fill(pool)
  const server = await startProcess(['--import', 'tsx', SERVER], { DATABASE_URL: postgres.url }, port)
  const carts: number[][] = []
  return {
    name: 'floor',
    port,
    pid: server.pid,
    postgresDir: postgres.dataDir,
    async prepare(operation) {
      const lines = linesFor(operation)
      if (lines === undefined) return
      await pool.query('truncate cart')
      const { rows } = await pool.query<{ id: number; person_id: number }>(
        `insert into cart (person_id, title, seller, url, price_fen, quantity) select people.id, 'Cotton shirt', 'Mumian',
           'https://item.taobao.com/item.htm?id=650000000001', 3000, 1 from people, generate_series(1, $1) returning id, person_id`,
        [lines],
      )
      carts.length = 0
      for (const { id, person_id } of rows) (carts[person_id - 1] ??= []).push(id)
    },
    run: (operation, connection, shopper) => run(carts, operation, connection, shopper),
    settled: async () => undefined,
    statements: server.statements,
    async stop() {
      await server.end()
      await pool.end()
      await postgres.stop()
    },
  }
}

async function run(
  carts: number[][],
  operation: Operation,
  connection: Connection,
  shopper: number,
): Promise<boolean> {
  const ask = askOver(connection)
  const token = tokenOf(shopper)
  switch (operation) {
    case 'login':
      await ask('POST', '/login', '', { email: emailOf(shopper), password: PASSWORD })
      return true
    case 'profile':
    case 'profile-beside-log-ins':
      await ask('GET', '/profile', token)
      return true
    case 'add-to-cart':
      await ask('POST', '/cart', token, LINE)
      return true
    case 'read-cart':
      await ask('GET', '/cart', token)
      return true
    case 'checkout': {
      const cart_id = carts[shopper]?.pop()
      if (cart_id === undefined) return false
      const order = await ask('POST', '/orders', token, { cart_id })
      await ask('POST', '/pay', token, { order_id: (JSON.parse(order.body.toString()) as { id: number }).id })
      return true
    }
    case 'orders':
      await ask('GET', '/orders', tokenOf(0))
      return true
    case 'article':
      await ask('GET', '/article/1', '')
      return true
  }
}

async function fill(pool: ReturnType<typeof createPool>): Promise<void> {
  const hash = await hashPassword(PASSWORD)
  await pool.query(
    `insert into people (email, password_hash, nickname, balance_fen)
     select 'shopper' || n || '@bench.test', $1, '', 1000000000 from generate_series(0, $2::integer - 1) as n`,
    [hash, SHOPPERS],
  )
  await pool.query(`insert into logins (token, person_id) select 'bench-' || id - 1, id from people`)
  await pool.query(
    'insert into orders (person_id, total_fen, paid_at) select 1, 3150, now() from generate_series(1, $1::integer)',
    [ORDERS],
  )
  await pool.query(
    `insert into items (order_id, title, price_fen, quantity) select id, 'Cotton shirt', 3000, 1 from orders`,
  )
  await pool.query('analyze')
}

const LINE = {
  title: 'Cotton shirt',
  seller: 'Mumian',
  url: 'https://item.taobao.com/item.htm?id=650000000001',
  price_fen: 3_000,
  quantity: 1,
}
