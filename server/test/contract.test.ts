import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { isLong, someOf } from '@longhaul/domain/form.test-support.ts'
import { ROLES, type StaffRole } from '@longhaul/domain/states/table.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parseCrontab } from 'graphile-worker'
import { allActions, allJobs } from '../src/app.ts'
import { type WriteRoute, writeAction } from '../src/platform/http/action.ts'
import { admit } from '../src/platform/http/admit.ts'
import { InputError, inputValidator } from '../src/platform/http/input.ts'
import { Refusal } from '../src/platform/http/refusal.ts'
import { crontabOf } from '../src/platform/jobs/jobs.ts'
import { createAny } from './contract-samples.ts'
import { watchAnswers } from './described-answers.ts'
import { type Person, testWorld } from './world.ts'

/*
 * Generated from the contract, so that no route can be missed: who may call each route, how it treats bodies
 * with a missing or malformed field, and that every answer is in the wrapper and none is a 500.
 */

// Every answer in this file must match the API's document, whoever makes the call.
watchAnswers()
const world = testWorld()
let ana: Person
let bo: Person
let blocked: Person
let expired: Person
const staff = new Map<StaffRole, Person>()

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo', { verified: false })
  for (const role of ROLES) staff.set(role, await world.staff(role, [role]))
  blocked = await world.staff('blocked', ['admin'])
  expired = await world.staff('expired', ['admin'])
  await world.db
    .updateTable('staff')
    .set({ disabled_at: world.clock.now() })
    .where('id', '=', blocked.id)
    .execute()
  await world.db
    .updateTable('staff_sessions')
    .set({ expires_at: world.clock.now() })
    .where('staff_id', '=', expired.id)
    .execute()
})

type Answer = { status: number; code: number; error: string | undefined; text: string }

/** Calls a route with the given body and with ids that do not exist. */
async function send(
  route: Route,
  token: string | undefined,
  body: unknown,
  query: Record<string, string> = {},
): Promise<Answer> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, () =>
    route.path.startsWith('/article') ? '999999' : randomUUID(),
  )
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE'
  const response = await world.inject({
    method: route.method,
    url: `/api/v1${path}`,
    query,
    headers: {
      ...(token ? { authorization: token } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(body) } : {}),
  })
  const answer = JSON.parse(response.body) as {
    code: number
    message: string
    data: { error?: string } | null
  }
  // Compared as plain strings, because this runs some twenty thousand times.
  expect(`${typeof answer.code}, ${typeof answer.message}`, `${route.spec} keeps the wrapper`).toBe(
    'number, string',
  )
  return { status: response.statusCode, code: answer.code, error: answer.data?.error, text: response.body }
}

const isStaffRoute = (route: Route): route is Route & { who: { staff: readonly StaffRole[] } } =>
  typeof route.who === 'object'
/** The smallest body of the right shape: enough to pass or fail the schema, never enough to find a row. */
const emptyBody = (route: Route): unknown => (route.body ? sample(route.body) : {})
/** Logging out is tested with its feature: here it would end the sessions that the other tests use. */
const probed = allRoutes.filter((route) => !route.path.endsWith('/logout'))
const routes = probed.map((route) => [route.spec, route] as const)

describe('every route', () => {
  test('is implemented exactly once', () => {
    const served = allActions.map(({ route }) => route.spec)
    expect(served.toSorted()).toEqual(allRoutes.map((route) => route.spec).toSorted())
  })

  test('every refusal it may answer has a status and a sentence in both languages', () => {
    for (const code of allRoutes.flatMap((route) => route.refusals ?? [])) {
      expect(refusalStatus[code]).toBeGreaterThanOrEqual(400)
      expect(errorsIn('en').reasons[code]).not.toBe('')
      expect(errorsIn('zh').reasons[code]).toMatch(/\p{Script=Han}/u)
    }
  })
})

test('every job is listed once, and the queue can read when it runs', () => {
  const names = allJobs.map((job) => job.name)
  expect(new Set(names).size).toBe(names.length)
  expect(() => parseCrontab(crontabOf(allJobs))).not.toThrow()
})

describe('who may call', () => {
  test.each(routes)('%s', async (_, route) => {
    const body = emptyBody(route)
    const guest = await send(route, undefined, body)
    if (route.who === 'anyone') expect(guest.error).not.toBe('login_required')
    else expect([401, 415]).toContain(guest.status)

    const shopper = await send(route, ana.token, body)
    if (isStaffRoute(route)) expect([403, 415]).toContain(shopper.status)
    else expect(shopper.error).not.toBe('forbidden')

    // One role that may and one that may not; the next test covers all the others.
    for (const role of new Set([
      ROLES.find((held) => may(route, held)),
      ROLES.find((held) => !may(route, held)),
    ])) {
      if (!role) continue
      const answer = await send(route, staff.get(role)!.token, body)
      if (!isStaffRoute(route)) {
        if (route.who !== 'anyone') expect(answer.error, `${role} is no shopper`).not.toBe(undefined)
      } else if (may(route, role)) expect(answer.error, `${role} may`).not.toBe('forbidden')
      else expect([403, 415], `${role} may not`).toContain(answer.status)
    }
  })

  /**
   * Routes with the same access rule are tested once: the test above shows that every route passes through
   * the gate.
   */
  const accessOf = ({ who, tokens, beforeTwoFactor }: Route) =>
    JSON.stringify({ who, tokens, beforeTwoFactor })
  const differing = routes.filter(
    ([, route], place) =>
      isLong || routes.findIndex(([, other]) => accessOf(other) === accessOf(route)) === place,
  )
  test.each(differing)('%s, decided before the input is read', async (_, route) => {
    const unknown = route.who === 'anyone' ? 'let in' : 'login_required'
    expect(await gate(route, 'not-a-token')).toBe(unknown)
    for (const person of [blocked, expired])
      expect(await gate(route, person.token), `${person.email} is not logged in`).toBe(unknown)

    expect(await gate(route, ana.token)).toBe(isStaffRoute(route) ? 'forbidden' : 'let in')
    const unverified = route.who === 'verified' ? 'email_not_verified' : 'let in'
    expect(await gate(route, bo.token)).toBe(isStaffRoute(route) ? 'forbidden' : unverified)
    for (const [role, person] of staff) {
      const isIn = isStaffRoute(route) ? may(route, role) : route.who === 'anyone'
      expect(await gate(route, person.token), role).toBe(isIn ? 'let in' : 'forbidden')
    }
  })

  const may = (route: Route, role: StaffRole): boolean =>
    isStaffRoute(route) && (role === 'admin' || route.who.staff.includes(role))

  /**
   * How a route answers the holder of this token, according to the function that every action calls first.
   */
  async function gate(route: Route, token: string): Promise<string> {
    const asked = { id: randomUUID(), headers: { authorization: token } }
    const request = JSON.parse(JSON.stringify(asked)) as FastifyRequest
    return await admit(world.world, route, request, world.clock.now()).then(
      () => 'let in',
      (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
    )
  }
})

describe('the audit log', () => {
  const writes = allRoutes
    .filter((route): route is WriteRoute => isStaffRoute(route) && route.method !== 'GET')
    .map((route) => [route.spec, route] as const)

  test.each(writes)('%s is in it without secrets, whatever the action itself logs', async (_, route) => {
    const admin = staff.get('admin')!
    const id = randomUUID()
    const asked = {
      id,
      ip: '192.0.2.7',
      url: `/api/v1${route.path}`,
      headers: { authorization: admin.token },
      params: { id },
      body: { password: 'hush', code: 'hush', note: 'told' },
    }
    const request = JSON.parse(JSON.stringify(asked)) as FastifyRequest
    await writeAction(route, async () => ({})).serve(world.world, request, 'en')
    const rows = await world.db.selectFrom('audit_log').where('request_id', '=', id).selectAll().execute()
    if (route.unaudited) return expect(rows).toEqual([])
    expect(rows).toMatchObject([
      {
        staff_id: admin.id,
        action: route.spec,
        subject_id: id,
        address: '192.0.2.7',
        after: { note: 'told' },
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('hush')
  })

  test('only calls that look something up, keep a draft, hold a queue entry or were read are left out of it', () => {
    const left = writes.filter(([, route]) => route.unaudited).map(([spec]) => spec)
    expect(
      left.every((spec) => /preview|check|quote|resolve|holds|draft|mentions/.test(spec)),
      left.join(', '),
    ).toBe(true)
  })
})

describe('bad input', () => {
  // A test may close the shop, since any reason is accepted; after that, shoppers' calls would be refused
  // before their input is checked.
  const reopened = { closed_at: null, closed_by: null, closed_reason: '' }
  beforeEach(() => world.db.updateTable('shop_opening').set(reopened).execute())

  const withBody = probed.filter((route) => route.body).map((route) => [route.spec, route] as const)

  // One function reads the bodies of all routes, so `npm test` tries only every second route; likewise for
  // queries.
  test.each(someOf(withBody, 2))(
    '%s refuses a missing or malformed field, and never fails with a server error',
    async (_, route) => {
      const token = tokenFor(route)
      const good = emptyBody(route) as Record<string, unknown>
      const required = new Set(route.body?.required ?? [])
      const mustAsk = readFirst(inputValidator(route.body!, 'body'))
      for (const field of Object.keys(route.body?.properties ?? {})) {
        const { [field]: _left, ...without } = good
        const missing = await send(route, token, without)
        expect(missing.status, `${field} missing`).toBeLessThan(500)
        if (required.has(field))
          expect(missing, `${field} missing`).toMatchObject({ status: 400, error: 'invalid_input' })
        for (const spoilt of SPOILT) {
          const body = { ...good, [field]: spoilt }
          if (!mustAsk(field, body)) continue
          const answer = await send(route, token, body)
          expect(
            answer.status,
            `${field} = ${JSON.stringify(spoilt)?.slice(0, 40)}: ${answer.text}`,
          ).toBeLessThan(500)
        }
      }
      for (const body of [null, [], 'text', 7, true]) {
        expect((await send(route, token, body)).status, JSON.stringify(body)).toBeLessThan(500)
      }
    },
  )

  const withQuery = allRoutes.filter((route) => route.query).map((route) => [route.spec, route] as const)

  test.each(someOf(withQuery, 2))('%s copes with nonsense in its query', async (_, route) => {
    const mustAsk = readFirst(inputValidator(route.query!, 'querystring'))
    for (const field of Object.keys(route.query?.properties ?? {})) {
      for (const value of ['', '-1', '1e9', 'NaN', "' or 1=1 --", '%00', '💥'.repeat(50), 'x'.repeat(3000)]) {
        if (!mustAsk(field, { [field]: value })) continue
        const answer = await send(route, tokenFor(route), emptyBody(route), { [field]: value })
        expect(answer.status, `${field}=${value.slice(0, 20)}: ${answer.text}`).toBeLessThan(500)
      }
    }
  })

  const withId = allRoutes
    .filter((route) => route.params && route.path.includes('{id}'))
    .map((route) => [route.spec, route] as const)

  test.each(withId)('%s refuses an id that does not exist', async (_, route) => {
    const answer = await send(route, tokenFor(route), emptyBody(route))
    expect([400, 404]).toContain(answer.status)
  })
})

/**
 * Validates a value as the server does and returns whether it must be sent as well: yes if it passes, because
 * it then reaches the action, and yes if it is the first value of its field that this rule refuses. The
 * answer to a refusal by a rule does not depend on the value.
 */
function readFirst(read: ReturnType<typeof inputValidator>): (field: string, input: unknown) => boolean {
  const answered = new Set<string>()
  return (field, input) => {
    const result = read(JSON.parse(JSON.stringify(input)))
    if (!('error' in result)) return true
    if (!(result.error instanceof InputError)) throw result.error
    const refusal = `${field} ${JSON.stringify(result.error.fields)}`
    if (answered.has(refusal)) return false
    answered.add(refusal)
    return true
  }
}

const SPOILT: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e30,
  true,
  [],
  {},
  [null],
  'x'.repeat(5000),
  '\u0000',
  '’ or 1=1 --',
  '<script>',
]

function tokenFor(route: Route): string | undefined {
  if (route.who === 'anyone') return undefined
  if (isStaffRoute(route)) return staff.get(route.who.staff[0] ?? 'admin')?.token
  return ana.token
}

/** The smallest value that matches a schema; strings with a format or pattern match it. */
function sample(schema: TSchema): unknown {
  const { type, properties, required, items, pattern, minLength, anyOf, minItems, format } = schema as Record<
    string,
    unknown
  > & {
    properties?: Record<string, TSchema>
    required?: string[]
    items?: TSchema
    anyOf?: TSchema[]
  }
  const constant = schema as { const?: unknown; enum?: unknown[] }
  if (constant.const !== undefined) return constant.const
  if (constant.enum) return constant.enum[0]
  if (anyOf) return sample(anyOf.at(-1)!)
  if (type === 'object' && properties) {
    const names = Object.keys(properties).filter((name) => required?.includes(name) ?? false)
    return Object.fromEntries(names.map((name) => [name, sample(properties[name]!)]))
  }
  if (type === 'array') return minItems && items ? [sample(items)] : []
  if (type === 'string') {
    if (format === 'date-time') return '2026-11-02T02:00:00.000Z'
    if (typeof pattern === 'string' && pattern.includes('{12}')) return randomUUID()
    if (pattern === '^[A-Z]{2}$') return 'DE'
    if (pattern === '^[A-Z]{3}$') return 'USD'
    return 'a'.repeat(Math.max(1, Number(minLength ?? 1)))
  }
  return createAny(schema)
}
