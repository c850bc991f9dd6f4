import { getRemittanceForStaff as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { auditReading } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { unseal } from '../../platform/sealing/seal.ts'
import { toStaffRemittances } from './cards.ts'
import { findRemittanceForStaff } from './sql.ts'

export const getRemittanceForStaffAction = readAction(route, getRemittanceForStaff)

async function getRemittanceForStaff(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, params, world } = call
  const row = orNotFound(await findRemittanceForStaff(db, params.id))
  // The money can be collected with the control number, so reading it is audited.
  if (row.mtcn_sealed)
    await auditReading(call.world, call, {
      action: 'read_mtcn',
      subjectKind: 'remittance',
      subjectId: row.id,
    })
  const place = { column: 'remittances.mtcn_sealed', row: row.id } as const
  const mtcn = row.mtcn_sealed ? unseal(world.sealingKeys, place, row.mtcn_sealed) : ''
  return { ...(await toStaffRemittances(call, [row]))[0]!, mtcn }
}
