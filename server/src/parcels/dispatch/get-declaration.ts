import { getDeclaration as route } from '@longhaul/contract/parcels/customs.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { toStaff } from './correct-declaration.ts'

export const getDeclarationAction = action(route, getDeclaration)

async function getDeclaration({ tx, params, lang }: Call<typeof route>): Answer<typeof route> {
  return toStaff(tx, params.id, lang)
}
