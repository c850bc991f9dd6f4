import type { FastifyRequest } from 'fastify'
import { audit } from '../platform/audit.ts'
import type { Doing } from '../platform/jobs/job-call.ts'

/** Writes the audit entry of a change by a member of staff to their own account, in a transaction that the action opened itself. */
export const auditOwn = (
  { me, request }: { me: { id: string }; request: FastifyRequest },
  { tx, now }: Doing,
  act: string,
): Promise<void> => audit({ tx, me, now, request }, { action: act, subjectKind: 'staff', subjectId: me.id })
