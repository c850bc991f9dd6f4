import { type MentionKind, mayBeNamed, namedIn } from '@longhaul/domain/staff/mentions.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { listActiveStaff } from './sql-assignments.ts'
import { insertMentions } from './sql-mentions.ts'

type Note = {
  text: string
  /** The field of the call that it is in. */
  field: string
  about: { kind: MentionKind; id: string; warehouseId?: string | null }
}

/**
 * Tells the colleagues who are named with `@` in a note. Refuses the note if one of them may not see what it
 * is about: whoever wrote it would believe that they know.
 */
export async function tellNamed(
  { tx, me, now }: { tx: Tx; me: Pick<StaffMember, 'id'>; now: Date },
  { text, field, about }: Note,
): Promise<void> {
  if (!/[@＠]/.test(text)) return
  const named = namedIn(text, await listActiveStaff(tx)).filter(({ id }) => id !== me.id)
  const blind = named.find(
    ({ roles, warehouse_id }) =>
      !mayBeNamed(about.kind, { roles, warehouseId: warehouse_id }, about.warehouseId ?? null),
  )
  if (blind) throw badInput({ [field]: `cannot_see|${blind.name}` })
  if (named.length > 0)
    await insertMentions(
      tx,
      named.map(({ id }) => ({
        staff_id: id,
        subject_kind: about.kind,
        subject_id: about.id,
        named_by: me.id,
        named_at: now,
      })),
    )
}
