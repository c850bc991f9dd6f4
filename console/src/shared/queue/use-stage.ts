import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'

/** The parts of a list, the selected one, and how to select another. */
export type Stages<Id extends string> = { ids: readonly [Id, ...Id[]]; shown: Id; show: (id: Id) => void }

/**
 * The selected part of a list, kept in the URL; the first one by default. Selecting another closes the open
 * item.
 */
export function useStage<Id extends string>(ids: readonly [Id, ...Id[]], param = 'stage'): Stages<Id> {
  const [asked, setAsked] = useSearchParam(param, { drop: 'id' })
  const [first] = ids
  return {
    ids,
    shown: ids.find((id) => id === asked) ?? first,
    show: (id) => setAsked(id === first ? '' : id),
  }
}
