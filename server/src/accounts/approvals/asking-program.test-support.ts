import { randomUUID } from 'node:crypto'
import { CallError } from '@longhaul/contract/client.ts'
import { GRANT_SCOPES, type GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { expect } from 'vitest'
import { PASSWORD, type Person, type TestWorld } from '../../../test/world.ts'

/** A program of a shopper, by default with every scope, that may spend as much without asking, in fen. */
export async function makeProgram(
  world: TestWorld,
  who: Person,
  { scopes = GRANT_SCOPES, act, day }: { scopes?: readonly GrantScope[]; act: number; day: number },
) {
  const ceilings = { per_act_fen: act, per_day_fen: day }
  const made = await who.call('POST /tokens', {
    body: { name: 'Script', scopes: [...scopes], ceilings, days: 30, password: PASSWORD },
  })
  return { ...made, call: world.caller(made.token) }
}

export const keyed = (key: string = randomUUID()) => ({ idempotencyKey: key })

/** What an act that needs approval is answered with. */
export async function asked(work: Promise<unknown>): Promise<CallError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(CallError)
  expect((error as CallError).data).toMatchObject({ error: 'needs_approval' })
  return error as CallError
}
