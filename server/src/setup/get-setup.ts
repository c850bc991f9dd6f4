import { getSetup as route } from '@longhaul/contract/site/setup.staff.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { readSetup } from './read-setup.ts'

export const getSetupAction = readAction(route, getSetup)

function getSetup(call: ReadCall<typeof route>): Answer<typeof route> {
  return readSetup(call)
}
