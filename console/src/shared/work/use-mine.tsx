import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'
import { workText as words } from '@longhaul/text/console/shell/work.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import type { ReactNode } from 'react'
import { ViewButtons } from '../queue/ViewButtons.tsx'
import { useMe } from '../use-me.ts'
import { useAssignments } from './use-assignments.ts'

const VIEWS = ['all', 'mine'] as const

/**
 * Narrows a queue to what is the user's own, kept in the address. `keep` filters the rows; `buttons` choose,
 * and are null while nothing of the queue is theirs. `isPart`: the queue shows only a part of what is given
 * as this kind, so the buttons say no number.
 */
export function useMine<Row>(
  kind: WorkKind | undefined,
  idOf: (row: Row) => string,
  isPart = false,
): { isOn: boolean; keep: (rows: readonly Row[]) => readonly Row[]; buttons: ReactNode } {
  const [asked, ask] = useSearchParam('mine', { replace: true, drop: 'id' })
  const me = useMe()
  const given = useAssignments(kind)
  const isOn = kind !== undefined && asked !== ''
  const isMine = (id: string) => me !== undefined && given.get(id)?.staff_id === me.id
  const count = [...given.keys()].filter(isMine).length
  return {
    isOn,
    keep: (rows) => (isOn ? rows.filter((row) => isMine(idOf(row))) : rows),
    buttons: kind !== undefined && (isOn || count > 0) && (
      <ViewButtons
        label={words.view}
        of={{ ids: VIEWS, shown: isOn ? 'mine' : 'all', show: (id) => ask(id === 'mine' ? '1' : '') }}
        name={(id) => words[id]}
        count={(id) => (id === 'mine' && !isPart ? count : undefined)}
      />
    ),
  }
}
