import { getRemittanceForStaff as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { unseal } from '../../platform/sealing/seal.ts'
import { toStaffRemittances } from './cards.ts'
import { findRemittanceForStaff } from './sql.ts'

export const getRemittanceForStaffAction = action(route, getRemittanceForStaff)

async function getRemittanceForStaff(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, world } = call
  const row = orNotFound(await findRemittanceForStaff(tx, params.id))
  // The money can be collected with the control number, so reading it is audited.
  if (row.mtcn_sealed)
    await audit(call, { action: 'read_mtcn', subjectKind: 'remittance', subjectId: row.id })
  const place = { column: 'remittances.mtcn_sealed', row: row.id } as const
  const mtcn = row.mtcn_sealed ? unseal(world.sealingKeys, place, row.mtcn_sealed) : ''
  return { ...(await toStaffRemittances(call, [row]))[0]!, mtcn }
}
