import { readKindWord } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { releasedKindOf, takenWord, whyNotWord } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { badInput } from '../../platform/http/refusal.ts'

/** A word and the kind that it shall name, as staff typed it: what to store, and what it named until now. */
export function readWordDraft(written: string, kind: string | null, all: readonly Kind[]) {
  const { word } = readKindWord(written)
  const why = whyNotWord(word)
  if (why) throw badInput({ word: why })
  if (kind !== null && !all.some(({ id }) => id === kind)) throw badInput({ kind: 'kind_unknown' })
  const isReleased = releasedKindOf(word) === kind
  return {
    word,
    old: takenWord(all, '', [word])?.kind.id ?? null,
    kinds: [],
    changes: isReleased ? { put: [], drop: [word] } : { put: [{ word, kind }], drop: [] },
  }
}
