import { revokeToken } from '@longhaul/contract/accounts/read-tokens.ts'
import { action } from '../../platform/http/action.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { deleteOwnToken } from './sql.ts'

export const revokeTokenAction = action(revokeToken, async ({ tx, me, params, changed }) => {
  if (!(await deleteOwnToken(tx, me.id, params.id))) throw new Refusal('not_found')
  await changed(me.id, 'account')
  return {}
})
