import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { type MentionKind, mayBeNamed } from '@longhaul/domain/staff/mentions.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { NamingArea } from '@longhaul/ui/field/NamingArea.tsx'
import type { ComponentProps } from 'react'
import { useMe } from '../use-me.ts'

/** A note for colleagues, in which `@` proposes those who may see what it is about. */
export function NoteArea({
  about,
  naming = true,
  ...area
}: Omit<ComponentProps<typeof NamingArea>, 'names' | 'listLabel'> & {
  about: MentionKind
  /** Whether colleagues read it; not what a shopper reads. */
  naming?: boolean
}) {
  const me = useMe()
  const team = useCall('GET /staff/team', undefined, { enabled: naming })
  const names = (team.data?.items ?? [])
    .filter(
      (who) =>
        who.id !== me?.id &&
        mayBeNamed(about, { roles: who.roles, warehouseId: who.warehouse_id }, me?.warehouse_id ?? null),
    )
    .map(({ name }) => name)
  return <NamingArea {...area} names={naming ? names : []} listLabel={words.colleagues} />
}
