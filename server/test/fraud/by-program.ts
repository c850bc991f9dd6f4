import { randomUUID } from 'node:crypto'
import { type Call, CallError } from '@longhaul/contract/client.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import { PASSWORD, type Person, type TestWorld } from '../world.ts'

/** What a ring's program may spend without asking: below the price of what a ring orders, and above it. */
export const CEILINGS = { per_act_fen: 20_000, per_day_fen: 50_000 }

const OPEN: ReadonlySet<string> = new Set(
  allRoutes.filter(({ grants }) => grants).map(({ spec }) => String(spec)),
)

/**
 * A person who colludes with a program of their own: it makes every call that is open to it, and they approve
 * whatever it asks for. They make the calls that only they may, and those that it is refused.
 */
export async function byProgram(world: TestWorld, person: Person): Promise<Person> {
  const { token } = await person.call('POST /tokens', {
    body: {
      name: 'Accomplice',
      scopes: [...GRANT_SCOPES],
      ceilings: CEILINGS,
      days: 365,
      password: PASSWORD,
    },
  })
  const program = world.caller(token)
  const call: Call = async (spec, args, options) => {
    if (!OPEN.has(spec)) return await person.call(spec, args, options)
    const keyed = { idempotencyKey: randomUUID(), ...options }
    try {
      return await program(spec, args, keyed)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.data['error'] !== 'needs_approval') return await person.call(spec, args, options)
      const id = String(error.data['approval_id'])
      await person.call('POST /approvals/{id}/approve', { params: { id }, body: {} })
      return await program(spec, args, keyed)
    }
  }
  return { ...person, call }
}

/** The most that any program spent on one day without its owner being asked, in fen. */
export async function mostUnasked({ db }: TestWorld, accounts: readonly string[]): Promise<number> {
  const days = await db
    .selectFrom('grant_acts')
    .where('shopper_id', 'in', accounts)
    .where('outcome', '=', 'done')
    .groupBy(['token_id', 'day'])
    .select((of) => of.fn.sum<number>('amount_fen').as('fen'))
    .execute()
  return Math.max(0, ...days.map(({ fen }) => Number(fen)))
}
