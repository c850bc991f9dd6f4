import { revokeToken as route } from '@longhaul/contract/accounts/read-tokens.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { deleteOwnRow } from '../../platform/database/own-rows.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export const revokeTokenAction = writeAction(route, revokeToken)

async function revokeToken({ tx, me, params }: WriteCall<typeof route>): Answer<typeof route> {
  if (!(await deleteOwnRow(tx, 'read_tokens', me.id, params.id))) throw new Refusal('not_found')
  return {}
}
