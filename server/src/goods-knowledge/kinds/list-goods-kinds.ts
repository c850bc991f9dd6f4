import { listGoodsKinds as route } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import { findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { releasedKindOf } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import { kindNameIn } from '@longhaul/text/documents/goods-knowledge.ts'
import { type Answer, type ReadCall, readAction } from '../../platform/http/action.ts'
import { readKindsNow } from '../read-kinds.ts'
import { countGoodsByKind, findOwnKinds, listCorrections, listKindRows, listWordRows } from '../sql-kinds.ts'

export const listGoodsKindsAction = readAction(route, listGoodsKinds)

const SHOWN = 500

/** The kinds of goods, and what staff corrected. */
async function listGoodsKinds({ db, lang }: ReadCall<typeof route>): Answer<typeof route> {
  const kinds = await readKindsNow(db)
  const own = new Map((await listKindRows(db)).map((row) => [row.id, row]))
  const products = await countGoodsByKind(db)
  const words = await listWordRows(db, SHOWN)
  const touched = new Set(
    (await findOwnKinds(db)).words.flatMap(({ word, kind }) => kind ?? releasedKindOf(word) ?? []),
  )
  const nameOf = (id: string | null) => (id === null ? null : kindNameIn(lang, kinds.find(id)))
  const isBuiltIn = (id: string) => findKind(id) !== undefined
  return {
    kinds: kinds.all
      .map((kind) => ({
        id: kind.id,
        name: kindNameIn(lang, kind),
        ...fieldsOf(
          'name',
          inEachLanguage((each) => kindNameIn(each, kind)),
        ),
        low_grams: kind.grams[0],
        usual_grams: kind.grams[1],
        high_grams: kind.grams[2],
        length_mm: kind.sidesMm[0],
        width_mm: kind.sidesMm[1],
        height_mm: kind.sidesMm[2],
        words: [...kind.words],
        products: products.get(kind.id) ?? 0,
        origin: originOf(isBuiltIn(kind.id), own.has(kind.id) || touched.has(kind.id)),
        changed_at: own.get(kind.id)?.changed_at.toISOString() ?? null,
        changed_by: own.get(kind.id)?.changed_by_name ?? null,
      }))
      .toSorted((a, b) => b.products - a.products),
    words: words
      .filter(({ word }) => releasedKindOf(word) !== null)
      .map((row) => ({
        word: row.word,
        kind: row.kind,
        kind_name: nameOf(row.kind),
        released_name: nameOf(releasedKindOf(row.word)),
        changed_at: row.changed_at.toISOString(),
        changed_by: row.changed_by_name,
      })),
    products: (await listCorrections(db, SHOWN)).map((row) => ({
      marketplace: row.platform,
      item_id: row.item_id,
      title: row.title,
      kind: row.kind,
      kind_name: nameOf(row.kind),
      is_comparable: row.is_comparable,
      changed_at: row.changed_at.toISOString(),
      changed_by: row.changed_by_name,
    })),
  }
}

function originOf(isBuiltIn: boolean, isChanged: boolean): 'built_in' | 'changed' | 'added' {
  if (!isBuiltIn) return 'added'
  return isChanged ? 'changed' : 'built_in'
}
