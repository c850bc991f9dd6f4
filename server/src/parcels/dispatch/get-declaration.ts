import { getDeclaration as route } from '@longhaul/contract/parcels/customs.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { toStaff } from './correct-declaration.ts'

export const getDeclarationAction = readAction(route, getDeclaration)

async function getDeclaration(call: ReadCall<typeof route>): Answer<typeof route> {
  return toStaff(call, call.params.id)
}
