import type { saveGoodsKind } from '@longhaul/contract/goods/goods-kinds.staff.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import type { Kind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import {
  type OwnKind,
  takenWord,
  tidyKindWords,
  whyNotKind,
  releasedKindOf,
  whyNotWord,
} from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { type Lang, textsOf } from '@longhaul/domain/languages.ts'
import { kindNameIn } from '@longhaul/text/documents/goods-knowledge.ts'
import { readKindWord } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { badInput } from '../../platform/http/refusal.ts'

type Body = Omit<BodyOf<typeof saveGoodsKind>, 'is_new' | 'seen_at'>

/** A kind as staff typed it, with its words; refused if it cannot be saved, each part with its reason. */
export function readKindDraft(id: string, body: Body, kinds: readonly Kind[], lang: Lang) {
  const kind: OwnKind = {
    id,
    name: textsOf('name', body),
    grams: [body.low_grams, body.usual_grams, body.high_grams],
    sidesMm: toSides([body.length_mm, body.width_mm, body.height_mm]),
  }
  const words = tidyKindWords(body.words)
  const { name, weight, size, words: bad } = whyNotKind(kind, words)
  const taken = bad ? null : takenWord(kinds, id, words)
  const why = bad ?? (taken && `kind_word_taken|${taken.word}|${kindNameIn(lang, taken.kind)}`)
  const issues = {
    ...(name && Object.fromEntries(blankNames(body).map((field) => [field, name]))),
    ...(weight && { usual_grams: weight }),
    ...(size && { length_mm: size }),
    ...(why && { words: why }),
  }
  if (Object.keys(issues).length > 0) throw badInput(issues)
  return { kind, words }
}

/** The fields of names that were left blank. */
const blankNames = (body: Body): string[] =>
  Object.entries(body).flatMap(([field, value]) =>
    field.startsWith('name_') && typeof value === 'string' && value.trim() === '' ? field : [],
  )

function toSides(sides: readonly number[]): OwnKind['sidesMm'] {
  const [length = 0, width = 0, height = 0] = sides.toSorted((a, b) => b - a)
  return [length, width, height]
}

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
