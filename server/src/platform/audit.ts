import type { FastifyRequest } from 'fastify'
import type { Db } from './db.ts'
import type { StaffMember } from './session.ts'

/** An act of a member of staff: what, on what, how it was and how it is. */
export type Act = {
  action: string
  subjectKind: string
  subjectId: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** Writes an act into the audit log, in the transaction of the act. */
export async function audit(
  call: { tx: Db; me: Pick<StaffMember, 'id'>; now: Date; request: Pick<FastifyRequest, 'id'> },
  act: Act,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await call.tx
    .insertInto('audit_log')
    .values({
      staff_id: call.me.id,
      action: act.action,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      before: json(act.before),
      after: json(act.after),
      reason: act.reason ?? '',
      request_id: call.request.id,
      created_at: call.now,
    })
    .execute()
}
