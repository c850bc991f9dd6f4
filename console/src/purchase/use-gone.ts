import { useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import type { Group } from './group-by-seller.ts'

/**
 * Items of the open group that left the list without being dealt with here, because a colleague or the
 * shopper was quicker. They stay visible, with what was typed, until the group is closed. `groups` includes
 * them.
 */
export function useGone(groups: readonly Group[], openKey: string) {
  const [seen, setSeen] = useState<{ key: string; group: Group | undefined; done: readonly string[] }>({
    key: '',
    group: undefined,
    done: [],
  })
  const listed = groups.find((group) => group.key === openKey)
  const known = seen.key === openKey ? (seen.group?.items ?? []) : []
  const isNew = listed?.items.some((item) => !known.includes(item))
  if (seen.key !== openKey) setSeen({ key: openKey, group: listed, done: [] })
  else if (listed && isNew) {
    const kept = known.filter((item) => !listed.items.some(({ id }) => id === item.id))
    setSeen({ ...seen, group: { ...listed, items: [...listed.items, ...kept] } })
  }
  const gone: readonly StaffItem[] = known.filter(
    (item) => !listed?.items.some(({ id }) => id === item.id) && !seen.done.includes(item.id),
  )
  return {
    gone,
    groups: withGone(groups, seen.group, gone),
    /** Marks items as dealt with here, so that they are not reported as gone. */
    done: (ids: readonly string[]) => setSeen((before) => ({ ...before, done: [...before.done, ...ids] })),
    /** Takes that back: they are to be dealt with again. */
    back: (ids: readonly string[]) =>
      setSeen((before) => ({ ...before, done: before.done.filter((id) => !ids.includes(id)) })),
  }
}

function withGone(
  groups: readonly Group[],
  open: Group | undefined,
  gone: readonly StaffItem[],
): readonly Group[] {
  if (!open || gone.length === 0) return groups
  const listed = groups.find((group) => group.key === open.key)
  if (!listed) return [{ ...open, items: [...gone] }, ...groups]
  return groups.map((group) => (group === listed ? { ...group, items: [...group.items, ...gone] } : group))
}
