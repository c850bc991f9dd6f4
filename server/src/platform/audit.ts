import type { FastifyRequest } from 'fastify'
import { type Tx, inTransaction } from './database/db.ts'
import type { World } from './world.ts'
import type { StaffMember } from './logged-in.ts'

/** An act by a member of staff: the action, its subject, and the state before and after. */
export type Act = {
  action: string
  subjectKind: string
  subjectId: string
  before?: unknown
  after?: unknown
  reason?: string
}

/**
 * The request behind an act, which shows where it came from. For a job that works on someone's behalf, this
 * is the request that started it.
 */
type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'headers'>
type Acting = { tx: Tx; me: Pick<StaffMember, 'id'>; now: Date; request: Asked }

/** Requests that already have an entry in the audit log. */
const audited = new WeakSet<Asked>()

/** Call this when an action begins: it may be a retry after a rollback that also removed its entry. */
export const clearAudit = (request: FastifyRequest): boolean => audited.delete(request)

/** A call that changed nothing has no entry, as a refused one has none: one whose rows were all refused. */
export const leaveUnaudited = (request: Asked): void => void audited.add(request)

/** Writes an act to the audit log, in the same transaction as the act. */
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

/** Logs an act that changes nothing else, such as reading something secret, or printing or exporting it. */
export const auditReading = (
  world: World,
  call: Omit<Acting, 'tx'>,
  ...acts: readonly Act[]
): Promise<void> =>
  inTransaction(world.db, async (tx) => {
    for (const act of acts) await audit({ ...call, tx }, act)
  })

/**
 * Writes a generic entry for an action that wrote none, so that every write by staff is in the log. The entry
 * names the call and contains the request body without secrets.
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

/** Logs an act of the admin command, run on the server by a person with access to it. */
export const auditCommand = (tx: Tx, act: Act, now: Date): Promise<void> =>
  write(tx, act, {
    staff_id: null,
    request_id: 'npm run admin',
    address: '',
    user_agent: '',
    created_at: now,
  })

/** Logs an act of the server itself that staff have to know about. */
export const auditSystem = (tx: Tx, act: Act, now: Date): Promise<void> =>
  write(tx, act, { staff_id: null, request_id: 'system', address: '', user_agent: '', created_at: now })

async function write(
  tx: Tx,
  act: Act,
  by: { staff_id: string | null; request_id: string; address: string; user_agent: string; created_at: Date },
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await tx
    .insertInto('audit_log')
    .values({
      ...by,
      action: act.action,
      subject_kind: act.subjectKind,
      subject_id: act.subjectId,
      before: json(act.before),
      after: json(act.after),
      reason: act.reason ?? '',
    })
    .execute()
}

const SECRET = /password|code|secret|token|link|repeat/

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const shown = Object.entries(body).filter(([name]) => !SECRET.test(name))
  return shown.length > 0 ? Object.fromEntries(shown) : undefined
}
