import { getDeclaration as route } from '@longhaul/contract/parcels/customs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readDeclarationForStaff } from './declaration-for-staff.ts'

export const getDeclarationAction = readAction(route, getDeclaration)

async function getDeclaration(call: ReadCall<typeof route>): Answer<typeof route> {
  return readDeclarationForStaff(call, call.params.id)
}
