import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, type Person, testWorld } from './world.ts'

/*
 * The calls whose names are fixed (docs/rules/api.md): method, path, payload, wrapper, and which of them
 * require a log-in.
 */

const TABLE = `
| Method | Path | Payload |
|---|---|---|
| GET | /users/verify | none |
| POST | /login | credentials as query parameters |
| POST | /users | body (registration) |
| GET | /send_success_register_email | none |
| POST | /send_active_email | body |
| POST | /active_email | body |
| GET | /users/info | none (response field data) |
| POST | /send_reset_password_email | body |
| POST | /reset_password_email | body |
| POST | /check_reset_password_link | body |
| POST | /users/update_info | body |
| GET | /country | none |
| POST | /users/alter_avatar | body |
| POST | /users/alter_password | body |
| GET | /article | query params |
| GET | /article/{id} | none |
| GET | /configurations | none |
| GET | /exchange_rate | query params |
`

/** Calls that change or read the data of one shopper; all other lines need no log-in. */
const FOR_SHOPPERS = new Set([
  'GET /send_success_register_email',
  'POST /send_active_email',
  'GET /users/info',
  'POST /users/update_info',
  'POST /users/alter_avatar',
  'POST /users/alter_password',
])

const lines = TABLE.trim()
  .split('\n')
  .slice(2)
  .map((line) => {
    const [method, path, payload] = line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1)
    return { spec: `${method} ${path}`, method: method!, path: path!, payload: payload! }
  })
const routeOf = (spec: string) => allRoutes.find((route) => route.spec === spec)

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

type Answer = { status: number; code: number; message: string; data: Record<string, unknown> }

async function ask(
  method: string,
  path: string,
  {
    token,
    lang = 'en',
    ...options
  }: { token?: string; lang?: string } & Pick<InjectOptions, 'payload' | 'headers' | 'query'> = {},
): Promise<Answer> {
  const response = await world.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    ...options,
    headers: {
      'client-language': lang,
      ...(token ? { authorization: token } : {}),
      ...options.headers,
    },
  })
  const { code, message, data, ...more } = JSON.parse(response.body) as Answer
  expect(more, 'nothing beside the wrapper').toEqual({})
  expect(typeof message).toBe('string')
  return { status: response.statusCode, code, message, data }
}

test('the table has its eighteen lines', () => {
  expect(lines).toHaveLength(18)
  const missing = lines.filter(({ spec }) => !routeOf(spec)).map(({ spec }) => spec)
  expect(missing).toEqual([])
})

describe.each(lines)('$method $path ($payload)', ({ spec, method, path, payload }) => {
  const at = path.replace('{id}', '59')
  const route = () => routeOf(spec) as Route

  test('takes the payload that the table names', () => {
    const { query, body, form } = route()
    const required = query?.required ?? []
    if (payload.startsWith('none')) {
      expect(body).toBeUndefined()
      expect(required).toEqual([])
    } else if (payload === 'query params') {
      expect(Object.keys(query?.properties ?? {})).not.toEqual([])
    } else if (payload.startsWith('credentials')) {
      expect(Object.keys(query?.properties ?? {})).toEqual(expect.arrayContaining(['email', 'password']))
    } else {
      // A picture is sent in a form, which has no schema.
      expect(Boolean(body) || form).toBe(true)
      expect(required).toEqual([])
    }
  })

  test.each(LANGS)(
    'answers in the wrapper, in %s, and asks a guest to log in if that is required',
    async (lang) => {
      const payloadOf = method === 'POST' ? { payload: {} } : {}
      const guest = await ask(method, at, { lang, ...payloadOf })
      expect(guest.code).toBe(guest.status)
      if (FOR_SHOPPERS.has(spec)) {
        expect(guest.message).toBe(errorsIn(lang).reasons.login_required)
        expect(route().who).toBe('shopper')
      } else {
        expect(guest.data['error']).not.toBe('login_required')
        expect(route().who).toBe('anyone')
      }
      const bearer = await ask(method, at, { lang, token: `Bearer ${ana.token}`, ...payloadOf })
      expect(bearer.data['error']).not.toBe('login_required')
    },
  )
})

describe('each call does its work', () => {
  const good = (answer: Answer) => {
    expect({ status: answer.status, code: answer.code, message: answer.message }).toEqual({
      status: 200,
      code: 200,
      message: 'OK',
    })
    return answer.data
  }
  const token = () => ({ token: ana.token })

  test('GET /users/verify', async () => {
    expect(good(await ask('GET', '/users/verify'))).toEqual({ is_login: false, email_verified: false })
    expect(good(await ask('GET', '/users/verify', token()))).toEqual({ is_login: true, email_verified: true })
  })

  test('POST /login: credentials as query parameters, data.token', async () => {
    const query = { email: ana.email, password: PASSWORD }
    const { token: fresh } = good(await ask('POST', '/login', { query }))
    expect(good(await ask('GET', '/users/info', { token: String(fresh) }))['email']).toBe(ana.email)
    const wrong = await ask('POST', '/login', { query: { ...query, password: 'wrong1' } })
    expect(wrong).toMatchObject({ code: 401, data: { error: 'bad_credentials' } })
  })

  test('POST /users, /send_active_email, /active_email', async () => {
    const email = 'new@example.com'
    good(await ask('POST', '/users', { payload: { email, password: PASSWORD } }))
    const login = good(await ask('POST', '/login', { query: { email, password: PASSWORD } }))
    const fresh = { token: String(login['token']) }
    expect(good(await ask('POST', '/send_active_email', { ...fresh, payload: {} }))).toEqual({ email })
    const link = await world.verifyLink(email)
    expect(good(await ask('POST', '/active_email', { payload: { link } }))).toMatchObject({ email })
    expect(good(await ask('GET', '/users/verify', fresh))).toMatchObject({ email_verified: true })
  })

  test('GET /users/info: avatar, name, email, cart_count', async () => {
    const data = good(await ask('GET', '/users/info', token()))
    expect(data).toMatchObject({ avatar: null, name: 'ana', email: ana.email, cart_count: 0 })
  })

  test('POST /users/update_info', async () => {
    const payload = { nickname: '林梅', birthday: '1990-05-24' }
    good(await ask('POST', '/users/update_info', { ...token(), payload }))
    expect(good(await ask('GET', '/users/info', token()))).toMatchObject(payload)
  })

  test('POST /users/alter_avatar', async () => {
    const form = new FormData()
    form.append('file', new Blob([GIF]), 'me.gif')
    const body = new Response(form)
    const { avatar } = good(
      await ask('POST', '/users/alter_avatar', {
        ...token(),
        headers: { 'content-type': body.headers.get('content-type')! },
        payload: Buffer.from(await body.arrayBuffer()),
      }),
    )
    expect(good(await ask('GET', '/users/info', token()))['avatar']).toBe(avatar)
    expect((await world.inject({ method: 'GET', url: String(avatar) })).statusCode).toBe(200)
  })

  test('GET /country', async () => {
    const { countries } = good(await ask('GET', '/country'))
    expect((countries as unknown[]).length).toBeGreaterThanOrEqual(180)
  })

  test('GET /article, /article/{id}', async () => {
    const { articles } = good(await ask('GET', '/article', { query: { type: '2' } }))
    expect(articles).toContainEqual(expect.objectContaining({ type: 2, is_faq: false }))
    const faq = good(await ask('GET', '/article/59'))
    expect(faq).toMatchObject({ id: 59, is_faq: true })
    expect(String(faq['article_name'])).not.toBe('')
  })

  test('GET /configurations, /exchange_rate', async () => {
    expect(good(await ask('GET', '/configurations'))).toHaveProperty('WEBSITE_NAME')
    const { rates } = good(await ask('GET', '/exchange_rate', { query: { currency: 'USD' } }))
    expect(rates).toHaveLength(1)
  })
})

/** A GIF of one pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
