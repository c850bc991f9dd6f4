import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'

/**
 * Writes the audit entry of a change by a member of staff to their own account, in a transaction that the
 * action opened itself.
 */
export const auditOwn = (
  { me, request }: { me: { id: string }; request: FastifyRequest },
  { tx, now }: UnitOfWork,
  act: string,
): Promise<void> => audit({ tx, me, now, request }, { action: act, subjectKind: 'staff', subjectId: me.id })
