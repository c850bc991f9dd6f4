import type { ACTS } from '@longhaul/domain/policy/acts.ts'
import { type Person, STAFF_PASSWORD, type TestWorld } from './world.ts'

type ActCall = (typeof ACTS)[keyof typeof ACTS]['calls'][number]

/**
 * Has one member of staff propose a call of the policy and another approve it, who types the figure if asked.
 */
export async function approved(
  first: Person,
  second: Person,
  call: ActCall,
  { params = {}, body = {} }: { params?: Record<string, string>; body?: object } = {},
) {
  const { id } = await first.call('POST /staff/proposals', {
    body: { call, params, body: { ...body }, reason: 'We agreed on it' },
  })
  const { figure } = await second.call('GET /staff/proposals/{id}', { params: { id } })
  return await second.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure } })
}

/**
 * Changes prices of the configuration as two admins do, and lets the day pass after which they take effect.
 */
export async function approvedSettings(
  world: TestWorld,
  [first, second]: readonly [Person, Person],
  changes: readonly { name: string; before: unknown; value: unknown }[],
  reason = 'Agreed with the owner',
): Promise<void> {
  await approved(first, second, 'PUT /staff/settings', { body: { changes, reason } })
  world.clock.advance({ hours: 24 })
  await world.runJob('decide-due-proposals', {})
  for (const person of [first, second]) await logInAgain(world, person)
}

/** Logs a member of staff in again, in a test in which time passes: a session lasts a working day. */
export async function logInAgain(world: TestWorld, person: Person): Promise<void> {
  const body = { email: person.email, password: STAFF_PASSWORD }
  const { staff_token: token } = await world.caller()('POST /staff/login', { body })
  Object.assign(person, { token, call: world.caller(token) })
}

/**
 * Proposes a call of the policy and has it approved by an independent admin. Returns what it did, as the log
 * recorded it under this action.
 */
export async function agreedWithSecond(
  first: Person,
  call: ActCall,
  args: { params?: Record<string, string>; body?: object },
  action: string,
): Promise<{ subject_id: string; after: unknown }> {
  if (!first.db || !first.second) throw new Error('only in a world of one process')
  await approved(first, await first.second(), call, args)
  return await first.db
    .selectFrom('audit_log')
    .where('action', '=', action)
    .where('staff_id', '=', first.id)
    .select(['subject_id', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}
