import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { useMe } from '../use-me.ts'
import { useAssignments } from './use-assignments.ts'

/** In a row of a queue: whose it is, if anybody’s. It stands first in its line, whose end may be cut off. */
export function AssignedTo({ kind, id }: { kind: WorkKind; id: string }) {
  const given = useAssignments(kind).get(id)
  const me = useMe()
  if (!given) return null
  const isMine = given.staff_id === me?.id
  return (
    <span className={`font-semibold ${isMine ? 'text-primary' : 'text-ink'}`}>
      {isMine ? words.yours : words.theirs(given.staff_name)}
      {' · '}
    </span>
  )
}
