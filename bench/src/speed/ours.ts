import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { available } from '@longhaul/domain/ledger/accounts.ts'
import { hashPassword } from '@longhaul/server/identity/passwords.ts'
import { lockShopper, post } from '@longhaul/server/ledger/public.ts'
import { openAtOnce } from '@longhaul/server/platform/opening.ts'
import { seedExamples } from '@longhaul/server/site/seed/seed-examples.ts'
import { createDb, createPool, inTransaction } from '@longhaul/server/platform/database/db.ts'
import { sql } from 'kysely'
import { Connection } from './connection.ts'
import { smtpSink } from './smtp-sink.ts'
import {
  CART_LINES,
  ORDERS,
  type Operation,
  PASSWORD,
  SHOPPERS,
  type Target,
  askOver,
  emailOf,
  forEach,
  linesFor,
  ownPostgres,
  placeOf,
  startProcess,
  tokenOf,
} from './target.ts'
import { cartLine, orderOf } from '../../../server/test/cart-line.ts'

const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))
const PRICE_FEN = 3_150

/** Our server as in production: its bundle, on a PostgreSQL of its own. */
export async function startOurs(
  folder: string,
  port: number,
  { profile, server: bundle = MAIN }: { profile?: string | undefined; server?: string | undefined },
): Promise<Target> {
  const postgres = await ownPostgres(folder)
  const sink = await smtpSink()
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    DEMO: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    RATES_URL: 'off',
    RATE_LIMIT_FACTOR: '100000',
    SMTP_URL: sink.url,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const profiling = profile ? ['--cpu-prof', '--cpu-prof-dir', profile] : []
  const server = await startProcess([...profiling, bundle], env, port)
  const pool = createPool(postgres.config, 4, 'upkeep')
  const db = createDb(pool)
  await inTransaction(db, (tx) => seedExamples(tx, new Date(), false))
  await openAtOnce(pool, new Date())
  const ids = await makeShoppers(db)
  const carts: string[][] = []

  const prepare = async (operation: Operation): Promise<void> => {
    const lines = linesFor(operation)
    if (lines === undefined) return
    await sql`truncate cart_items`.execute(db)
    for (const [shopper, id] of ids.entries()) carts[shopper] = await fillCart(db, id, lines)
  }
  const target: Target = {
    name: 'ours',
    port,
    pid: server.pid,
    postgresDir: postgres.dataDir,
    prepare,
    run: (operation, connection, shopper) => run(carts, operation, connection, shopper),
    settled: () => jobsDone(db),
    statements: server.statements,
    async stop() {
      await server.end()
      await pool.end()
      await postgres.stop()
      sink.stop()
    },
  }
  await makeOrders(target, db, ids[0]!, carts)
  return target
}

async function run(
  carts: string[][],
  operation: Operation,
  connection: Connection,
  shopper: number,
): Promise<boolean> {
  const ask = askOver(connection, '/api/v1')
  const token = tokenOf(shopper)
  switch (operation) {
    case 'login':
      await ask('POST', '/login', '', { email: emailOf(shopper), password: PASSWORD }, [placeOf(shopper)])
      return true
    case 'profile':
    case 'profile-beside-log-ins':
      await ask('GET', '/users/info', token)
      return true
    case 'add-to-cart':
      await ask('POST', '/cart/items', token, cartLine())
      return true
    case 'read-cart':
      await ask('GET', '/cart', token)
      return true
    case 'checkout': {
      const line = carts[shopper]?.pop()
      if (line === undefined) return false
      const placed = await ask(
        'POST',
        '/orders',
        token,
        orderOf([line], { totalFen: PRICE_FEN, contact: 'bench@bench.test' }),
      )
      const order_ids = (JSON.parse(placed.body.toString()) as { data: { order_ids: string[] } }).data
        .order_ids
      await ask('POST', '/payments', token, { order_ids, method: 'balance', expected_total_fen: PRICE_FEN })
      return true
    }
    case 'orders':
      await ask('GET', '/orders?limit=20', tokenOf(0))
      return true
    case 'article':
      await ask('GET', '/article/1', '')
      return true
  }
}

type Database = ReturnType<typeof createDb>

/** Creates logged-in shoppers with money directly in the database, because the calls would take a minute. */
async function makeShoppers(db: Database): Promise<string[]> {
  const password_hash = await hashPassword(PASSWORD)
  const ids: string[] = []
  const now = new Date()
  for (let shopper = 0; shopper < SHOPPERS; shopper++) {
    const { id } = await db
      .insertInto('shoppers')
      .values({
        code: `B${String(shopper).padStart(5, '0')}`,
        email: emailOf(shopper),
        password_hash,
        created_at: now,
        email_verified_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token_hash = createHash('sha256').update(tokenOf(shopper)).digest()
    const expires_at = new Date(now.getTime() + 86_400_000)
    await db
      .insertInto('sessions')
      .values({ shopper_id: id, token_hash, created_at: now, seen_at: now, expires_at })
      .execute()
    await inTransaction(db, async (tx) => {
      await lockShopper(tx, id)
      await post(tx, {
        kind: 'adjustment',
        subject: { kind: 'adjustment', id },
        shopperId: id,
        actor: 'system',
        now,
        postings: [
          {
            from: { kind: 'adjustment', owner: '', currency: 'CNY' },
            to: available(id),
            amount: 1_000_000_000,
          },
        ],
      })
    })
    ids.push(id)
  }
  return ids
}

/** Waits until no job is due in the queue, and no mail is waiting to be queued. */
async function jobsDone(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ due: number }>`
      select (select count(*) from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts)
        + (select count(*) from mails where sent_at is null and given_up_at is null) as due`.execute(db)
    if (rows[0]!.due === 0) return
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** Creates the first shopper's many orders, through the calls. */
async function makeOrders(target: Target, db: Database, shopperId: string, carts: string[][]): Promise<void> {
  const connections = await Promise.all(Array.from({ length: 4 }, () => Connection.to(target.port)))
  for (let made = 0; made < ORDERS; made += CART_LINES) {
    carts[0] = await fillCart(db, shopperId, Math.min(CART_LINES, ORDERS - made))
    await forEach(connections.length, connections.length, async (at) => {
      while (await target.run('checkout', connections[at]!, 0));
    })
  }
  for (const connection of connections) connection.close()
}

async function fillCart(db: Database, shopperId: string, lines: number): Promise<string[]> {
  if (lines === 0) return []
  const { rows } = await sql<{ id: string }>`
    insert into cart_items (shopper_id, platform, item_id, url, title, seller_name, freight_fen, options_text, quantity, remark,
      photo_shots, photo_remark, sold_out_choice, alternative, unit_price_fen, price_reason_text, created_at, updated_at)
    select ${shopperId}::uuid, 'taobao', (650000000000 + place)::text, 'https://item.taobao.com/item.htm?id=' || 650000000000 + place, 'Cotton shirt',
      'Mumian', 0, 'blue, M', 1, '', 0, '', 'ask', '', 3000, '', now(), now()
    from generate_series(1, ${lines}::integer) as place returning id`.execute(db)
  return rows.map(({ id }) => id)
}
