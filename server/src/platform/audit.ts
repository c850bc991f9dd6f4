import type { FastifyRequest } from 'fastify'
import type { Db } from './database/db.ts'
import { sendAhead } from './database/send-ahead.ts'
import type { StaffMember } from './logged-in.ts'

/** An act of a member of staff: what, on what, how it was and how it is. */
export type Act = {
  action: string
  subjectKind: string
  subjectId: string
  before?: unknown
  after?: unknown
  reason?: string
}

/** Who acts, and from where. What a job does for a person was asked for by an earlier request. */
type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'headers'>
type Acting = { tx: Db; me: Pick<StaffMember, 'id'>; now: Date; request: Asked }

/** Requests whose act is in the log. */
const audited = new WeakSet<Asked>()

/** An action begins, perhaps again after a rollback that took its entry along. */
export const forgetAudit = (request: FastifyRequest): boolean => audited.delete(request)

/** Writes an act into the audit log, in the transaction of the act. */
export async function audit(call: Acting, act: Act): Promise<void> {
  audited.add(call.request)
  await write(call.tx, act, {
    staff_id: call.me.id,
    request_id: call.request.id,
    address: call.request.ip,
    user_agent: (call.request.headers['user-agent'] ?? '').slice(0, 300),
    created_at: call.now,
  })
}

/**
 * Writes what an action did not say itself: no write of a member of staff is missing in the log. Named by its call, with what was sent but
 * for secrets.
 */
export async function auditAnyway(
  call: Acting & { request: FastifyRequest },
  route: { spec: string; path: string },
): Promise<void> {
  if (audited.has(call.request)) return
  const params: unknown[] = Object.values(call.request.params ?? {})
  await audit(call, {
    action: route.spec,
    subjectKind: route.path.split('/')[2] ?? '',
    subjectId: params.join(' '),
    after: withoutSecrets(call.request.body),
  })
}

/** Writes an act of the admin command: done at the server, by a person with access to it. */
export const auditCommand = (tx: Db, act: Act, now: Date): Promise<void> =>
  write(tx, act, {
    staff_id: null,
    request_id: 'npm run admin',
    address: '',
    user_agent: '',
    created_at: now,
  })

/** Writes what the server did by itself and staff have to know of. */
export const auditSystem = (tx: Db, act: Act, now: Date): Promise<void> =>
  write(tx, act, { staff_id: null, request_id: 'system', address: '', user_agent: '', created_at: now })

async function write(
  tx: Db,
  act: Act,
  by: { staff_id: string | null; request_id: string; address: string; user_agent: string; created_at: Date },
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await sendAhead(
    tx,
    tx.insertInto('audit_log').values({
      ...by,
      action: act.action,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      before: json(act.before),
      after: json(act.after),
      reason: act.reason ?? '',
    }),
  )
}

const SECRET = /password|code|secret|token|link|repeat/

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const told = Object.entries(body).filter(([name]) => !SECRET.test(name))
  return told.length > 0 ? Object.fromEntries(told) : undefined
}
