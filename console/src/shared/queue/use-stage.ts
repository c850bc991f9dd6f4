import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'

/** The parts of a desk, the one that is shown, and how to show another. */
export type Stages<Id extends string> = { ids: readonly [Id, ...Id[]]; shown: Id; show: (id: Id) => void }

/** Which part of a desk is shown, kept in the address: the first one where the address names none. Showing another closes what is open. */
export function useStage<Id extends string>(ids: readonly [Id, ...Id[]], param = 'stage'): Stages<Id> {
  const [asked, setAsked] = useSearchParam(param, { drop: 'id' })
  const [first] = ids
  return {
    ids,
    shown: ids.find((id) => id === asked) ?? first,
    show: (id) => setAsked(id === first ? '' : id),
  }
}
