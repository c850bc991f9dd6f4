import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { UnitOfWork } from './unit-of-work.ts'
import { leaveUnaudited } from '../audit.ts'
import { Refusal } from '../http/refusal.ts'
import type { StaffMember } from '../logged-in.ts'

type Acting = {
  me: StaffMember
  lang: Lang
  request: FastifyRequest
  transact<T>(run: (work: UnitOfWork) => Promise<T>): Promise<T>
}
type RowReport = { id: string; done: boolean; refusal: string | null }

/**
 * Applies the same work to many rows, each in its own transaction, and reports the outcome of each, in the
 * order of the ids. A refusal does not affect the other rows; a server error stops the rest, while the rows
 * before it stay committed. Duplicate ids are processed once. The action must not have a transaction of its
 * own.
 */
export async function rowByRow(
  { me, lang, request, transact }: Acting,
  ids: readonly string[],
  run: (row: UnitOfWork & { me: StaffMember; request: FastifyRequest }, id: string) => Promise<void>,
): Promise<{ rows: RowReport[] }> {
  const rows: RowReport[] = []
  for (const id of new Set(ids)) {
    try {
      await transact((work) => run({ ...work, me, request }, id))
      rows.push({ id, done: true, refusal: null })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      rows.push({ id, done: false, refusal: errorsIn(lang).reasons[error.reason] })
    }
  }
  if (!rows.some(({ done }) => done)) leaveUnaudited(request)
  return { rows }
}
