import { getSetup as route } from '@longhaul/contract/site/setup.staff.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { readSetup } from './read-setup.ts'

export const getSetupAction = action(route, getSetup)

function getSetup(call: Call<typeof route>): Answer<typeof route> {
  return readSetup(call)
}
