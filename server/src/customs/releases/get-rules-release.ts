import { getRulesRelease as route } from '@longhaul/contract/parcels/rules-releases.staff.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { type TableChange, tableChanges } from '@longhaul/domain/duty/table-changes.ts'
import { type PlaceChange, type RowChange, changesBetween } from '@longhaul/domain/duty/release-changes.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { rulesOf } from './applied-rules.ts'
import { oneRate } from './amount-words.ts'
import { findRelease, toRelease } from './release-card.ts'
import { facetWords, rowWords } from './rule-words.ts'
import { findApplied } from './sql-releases.ts'

export const getRulesReleaseAction = readAction(route, getRulesRelease)

/** What a release says that the one in force does not. */
async function getRulesRelease({ db, params, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const release = await findRelease(db, params.id)
  const applied = orNotFound(await findApplied(db))
  const before = await rulesOf(db, applied.version, applied.digest)
  const after = await rulesOf(db, release.version, release.digest)
  return {
    ...toRelease(release),
    compared: applied.version,
    changes: together(changesBetween(before, after).map((change) => toChange(change, lang))),
    tables: tableChanges(before, after).map((change) => toTableChange(change, lang)),
  }
}

type Change = ReplyOf<typeof route>['changes'][number]

const toChange = ({ place, name, change, rows, checkedAgain, tables }: PlaceChange, lang: Lang): Change => ({
  places: [{ place, name: name[lang] }],
  change,
  // Words that only another language has otherwise are no change to this reader.
  rows: rows.map((row) => toRow(row, lang)).filter(({ before, after }) => before !== after),
  checked_again: checkedAgain,
  tables: [...tables],
})

type ToldTable = ReplyOf<typeof route>['tables'][number]

const toTableChange = (table: TableChange, lang: Lang): ToldTable => ({
  ...{ name: table.name, title: table.title[lang], change: table.change, ...table.codes },
  before: table.before?.copied ?? null,
  after: table.after?.copied ?? null,
  examples: table.examples.map(({ code, before, after }) => ({
    code,
    before: before === undefined ? '' : oneRate(before, lang),
    after: after === undefined ? '' : oneRate(after, lang),
  })),
})

function toRow(row: RowChange, lang: Lang): Change['rows'][number] {
  if (row.change === 'changed')
    return {
      change: row.change,
      name: row.after.name[lang],
      facet: row.facet,
      before: facetWords(row.before, row.facet, row.after, lang),
      after: facetWords(row.after, row.facet, row.before, lang),
    }
  const only = row.change === 'added' ? row.after : row.before
  const words = rowWords(only, lang)
  return {
    ...{ change: row.change, name: only.name[lang], facet: 'amount' },
    before: row.change === 'removed' ? words : '',
    after: row.change === 'added' ? words : '',
  }
}

/** Places of a union change alike, and are told together. */
function together(changes: readonly Change[]): Change[] {
  const groups = new Map<string, Change>()
  for (const change of changes) {
    const { places, ...same } = change
    const key = same.change === 'changed' ? JSON.stringify(same) : `${same.change} ${places[0]?.place}`
    const group = groups.get(key)
    groups.set(key, group ? { ...group, places: [...group.places, ...places] } : change)
  }
  return [...groups.values()]
}
