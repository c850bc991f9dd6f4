import { notify } from '../../messages/public.ts'
import { deleteOwnRow } from '../../platform/database/own-rows.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'

type Program = { id: string; shopperId: string; name: string; host: string }

/**
 * Stops a connected program whose code or refresh token was presented twice, and tells its shopper, once: to
 * them it would otherwise have vanished without a word.
 */
export async function stopCopied(work: UnitOfWork, { id, shopperId, name, host }: Program): Promise<void> {
  if (!(await deleteOwnRow(work.tx, 'read_tokens', shopperId, id))) return work.nothingChanged()
  await notify(work, shopperId, {
    kind: 'program_stopped',
    args: { title: name, note: host },
    subject: { kind: 'account', id: 'programs' },
  })
  work.concerns(shopperId)
}
