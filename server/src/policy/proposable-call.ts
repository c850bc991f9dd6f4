import { ACT_NAMES, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { holdsOneOf } from '@longhaul/domain/staff/rights.ts'
import { InputError, inputValidator } from '../platform/http/input.ts'
import { findProposable } from '../platform/http/proposable.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'

/**
 * Finds the call of a proposal: one of the policy that has no steps of its own for two people. Refuses any
 * other.
 */
export function proposableCall(spec: string) {
  const act = ACT_NAMES.find((name) => ruleOf(name).calls.some((call) => call === spec))
  const found = findProposable(spec)
  return orNotFound(act && found && { act, ...found })
}
type ProposableCall = ReturnType<typeof proposableCall>

/**
 * Refuses a call that this person may not make, or whose input breaks its schemas. Returns the input as the
 * call receives it.
 */
export function checkedInput(
  { route }: ProposableCall,
  me: Pick<StaffMember, 'roles'>,
  input: { params: unknown; body: unknown },
): { params: unknown; body: unknown } {
  refuseIf(typeof route.who === 'object' && holdsOneOf(me.roles, route.who.staff) ? null : 'forbidden')
  return {
    params: route.params ? checked(inputValidator(route.params, 'params')(input.params)) : {},
    body: route.body ? checked(inputValidator(route.body, 'body')(input.body)) : {},
  }
}

function checked(result: ReturnType<ReturnType<typeof inputValidator>>): unknown {
  // Refused like any other call, also where no request is answered: a later version may take other fields.
  if ('error' in result)
    throw result.error instanceof InputError ? badInput(result.error.fields) : result.error
  return result.value
}
