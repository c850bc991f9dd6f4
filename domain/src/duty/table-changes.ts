import type { Texts } from '../languages.ts'
import { longestBeginning } from './rate-for.ts'
import type { Rules } from './release.ts'
import type { Rate, RateTable } from './rule.ts'

/** How a table of rates differs from that of another release: in how many codes, and in which for example. */
export type TableChange = {
  readonly name: string
  readonly title: Texts
  readonly change: 'added' | 'removed' | 'changed'
  /** The table on either side. */
  readonly before: RateTable | null
  readonly after: RateTable | null
  /** Codes with another rate, and codes of which only one of the tables says one. */
  readonly codes: { readonly changed: number; readonly added: number; readonly removed: number }
  /** The first few, by code; undefined: the table says nothing. */
  readonly examples: readonly {
    readonly code: string
    readonly before: Rate | undefined
    readonly after: Rate | undefined
  }[]
}

/** Thousands of lines are told by their number and a few of them. */
const EXAMPLES = 5

/** The tables of rates in which two releases differ, by name. */
export function tableChanges(before: Rules, after: Rules): TableChange[] {
  const names = [...new Set([...before.tables.keys(), ...after.tables.keys()])].toSorted()
  return names.flatMap((name): TableChange[] => {
    const [old, own] = [before.tables.get(name) ?? null, after.tables.get(name) ?? null]
    const title = (own ?? old)!.title
    const differing = differences(old, own)
    if (old !== null && own !== null && differing.length === 0 && headOf(old) === headOf(own)) return []
    return [
      {
        ...{ name, title, before: old, after: own },
        change: old === null ? 'added' : own === null ? 'removed' : 'changed',
        codes: {
          changed: differing.filter((entry) => entry.before !== undefined && entry.after !== undefined)
            .length,
          added: differing.filter((entry) => entry.before === undefined).length,
          removed: differing.filter((entry) => entry.after === undefined).length,
        },
        examples: differing.slice(0, EXAMPLES),
      },
    ]
  })
}

const headOf = ({ title, source, licence, copied, strength }: RateTable): string =>
  JSON.stringify([title, source, licence, copied, strength])

/** The codes of either table for which the two say different rates. */
function differences(before: RateTable | null, after: RateTable | null): TableChange['examples'][number][] {
  const codes = [...new Set([...(before?.rates.keys() ?? []), ...(after?.rates.keys() ?? [])])].toSorted()
  return codes.flatMap((code) => {
    const [old, own] = [saidBy(before, code), saidBy(after, code)]
    return isSame(old, own) ? [] : [{ code, before: old, after: own }]
  })
}

function saidBy(table: RateTable | null, code: string): Rate | undefined {
  const beginning = table === null ? undefined : longestBeginning(code, table.rates)
  return beginning === undefined ? undefined : table?.rates.get(beginning)
}

const isSame = (one: Rate | undefined, other: Rate | undefined): boolean =>
  one === other || (!!one && !!other && one.low === other.low && one.high === other.high)
