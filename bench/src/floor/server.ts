/*
 * The floor: what hand-written Fastify and pg can do, with one prepared statement or one transaction for each
 * operation, and nothing validated, logged or announced. It is not a shop, but the limit of the stack that
 * ours is built on.
 */
import { randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const app = fastify()

const rowsOf = async (name: string, text: string, values: unknown[], by: Pick<pg.Pool, 'query'> = pool) =>
  (await by.query<Record<string, unknown>>({ name, text, values })).rows
const tokenOf = (request: { headers: { authorization?: string | undefined } }) =>
  request.headers.authorization

async function inTransaction<T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

app.get('/api/v1/health/live', async () => ({}))

app.post<{ Body: { email: string; password: string } }>('/login', async ({ body }) => {
  const [person] = await rowsOf('who', 'select id, password_hash from people where email = $1', [body.email])
  if (!person || !(await verify(String(person['password_hash']), body.password)))
    throw new Error('wrong credentials')
  const token = randomBytes(32).toString('base64url')
  await rowsOf('login', 'insert into logins (token, person_id) values ($1, $2)', [token, person['id']])
  return { token }
})

app.get('/profile', async (request) => {
  const [person] = await rowsOf(
    'profile',
    `select id, email, nickname, balance_fen, (select count(*) from cart where person_id = people.id) as cart_count
     from logins join people on people.id = person_id where token = $1`,
    [tokenOf(request)],
  )
  return person
})

app.post<{ Body: { title: string; seller: string; url: string; price_fen: number; quantity: number } }>(
  '/cart',
  async (request) => {
    const { title, seller, url, price_fen, quantity } = request.body
    const [line] = await rowsOf(
      'add',
      `insert into cart (person_id, title, seller, url, price_fen, quantity)
       select person_id, $2, $3, $4, $5, $6 from logins where token = $1 returning id`,
      [tokenOf(request), title, seller, url, price_fen, quantity],
    )
    return line
  },
)

app.get('/cart', async (request) => ({
  items: await rowsOf(
    'cart',
    'select cart.* from logins join cart on cart.person_id = logins.person_id where token = $1 order by cart.id',
    [tokenOf(request)],
  ),
}))

app.post<{ Body: { cart_id: number } }>('/orders', async (request) =>
  inTransaction(async (client) => {
    const [line] = await rowsOf(
      'take',
      'delete from cart using logins where token = $1 and cart.person_id = logins.person_id and cart.id = $2 returning cart.*',
      [tokenOf(request), request.body.cart_id],
      client,
    )
    if (!line) throw new Error('no such line')
    const [order] = await rowsOf(
      'order',
      'insert into orders (person_id, total_fen) values ($1, $2) returning id, total_fen',
      [line['person_id'], Number(line['price_fen']) * Number(line['quantity'])],
      client,
    )
    await rowsOf(
      'item',
      'insert into items (order_id, title, price_fen, quantity) values ($1, $2, $3, $4)',
      [order!['id'], line['title'], line['price_fen'], line['quantity']],
      client,
    )
    return order
  }),
)

app.post<{ Body: { order_id: number } }>('/pay', async (request) =>
  inTransaction(async (client) => {
    const [order] = await rowsOf(
      'paid',
      `update orders set paid_at = now() from logins where token = $1 and orders.person_id = logins.person_id
       and orders.id = $2 and paid_at is null returning orders.id, orders.person_id, total_fen`,
      [tokenOf(request), request.body.order_id],
      client,
    )
    if (!order) throw new Error('no such order')
    const { id, person_id, total_fen } = order
    await rowsOf(
      'spend',
      'update people set balance_fen = balance_fen - $2 where id = $1',
      [person_id, total_fen],
      client,
    )
    await rowsOf(
      'post',
      'insert into postings (person_id, order_id, amount_fen) values ($1, $2, $3)',
      [person_id, id, total_fen],
      client,
    )
    return { id }
  }),
)

app.get('/orders', async (request) => ({
  items: await rowsOf(
    'orders',
    `select page.*, (select json_agg(items) from items where order_id = page.id) as items
     from logins cross join lateral (select * from orders where orders.person_id = logins.person_id order by id desc limit 20) as page
     where token = $1`,
    [tokenOf(request)],
  ),
}))

app.get<{ Params: { id: string } }>('/article/:id', async ({ params }) => {
  const [article] = await rowsOf('article', 'select * from articles where id = $1', [Number(params.id)])
  return article
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
