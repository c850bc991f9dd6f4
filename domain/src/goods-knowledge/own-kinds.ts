import { LANGS, type Lang } from '../languages.ts'
import { readKindWord } from './kind-of.ts'
import { KINDS, type Kind, findKind } from './kinds.ts'

/** A kind that a shop added, or changed. */
export type OwnKind = {
  id: string
  name: Readonly<Record<Lang, string>>
  grams: Kind['grams']
  sidesMm: Kind['sidesMm']
}

/** What a word names in a shop, instead of what the program's table says: a kind, or (null) none. */
export type OwnWord = { word: string; kind: string | null }

/** The kinds of a shop: the program's, with what the shop changed and added, and each with its words. */
export function kindsWith(own: readonly OwnKind[], words: readonly OwnWord[]): Kind[] {
  const changed = new Map(own.map((kind) => [kind.id, kind]))
  const said = new Map(words.map(({ word, kind }) => [word, kind]))
  const wordsOf = (id: string, released: readonly string[]) => [
    ...released.filter((word) => !said.has(readKindWord(word).word)),
    ...words.flatMap(({ word, kind }) => (kind === id ? word : [])),
  ]
  const known = KINDS.map((kind): Kind => {
    const row = changed.get(kind.id)
    const figures = row && { name: row.name, grams: row.grams, sidesMm: row.sidesMm, source: null }
    return { ...kind, ...figures, words: wordsOf(kind.id, kind.words) }
  })
  const added = own
    .filter(({ id }) => !findKind(id))
    .map((kind): Kind => ({ ...kind, bySize: null, source: null, words: wordsOf(kind.id, []) }))
  return [...known, ...added]
}

/** The most words that one kind may have, and the most kinds. */
export const KIND_WORDS_MAX = 200
export const OWN_KINDS_MAX = 500
export const KIND_WORD_MAX = 40
export const KIND_NAME_MAX = 60
const GRAMS_MAX = 60_000
const SIDE_MAX = 5_000

/**
 * Words as they are stored, each once; blanks are dropped. They may be separated by commas, semicolons or
 * lines.
 */
export const tidyKindWords = (written: readonly string[]): string[] =>
  [
    ...new Set(written.flatMap((text) => text.split(/[,，、;；\n]/)).map((text) => readKindWord(text).word)),
  ].filter((word) => word !== '')

/** Why a kind cannot be saved as it is, by part; empty if it can. */
export function whyNotKind(
  { name, grams, sidesMm }: Omit<OwnKind, 'id'>,
  words: readonly string[],
): Partial<Record<'name' | 'weight' | 'size' | 'words', KindIssue>> {
  const [low, usual, high] = grams
  const isOff = (values: readonly number[], max: number) => values.some((value) => value < 1 || value > max)
  const weight = isOff(grams, GRAMS_MAX)
    ? ('kind_weight' as const)
    : (low > usual || usual > high || low === high) && ('kind_weight_order' as const)
  const isBad = words.some((word) => whyNotWord(word) !== null)
  const many = words.length > KIND_WORDS_MAX ? ('kind_words_many' as const) : isBad && ('kind_word' as const)
  return {
    ...(LANGS.some((lang) => name[lang].trim() === '') && { name: 'kind_name' }),
    ...(weight && { weight }),
    ...(isOff(sidesMm, SIDE_MAX) && { size: 'kind_size' }),
    ...(many && { words: many }),
  }
}

export type KindIssue =
  | 'kind_name'
  | 'kind_weight'
  | 'kind_weight_order'
  | 'kind_size'
  | 'kind_words_many'
  | 'kind_word'

/** Why a word cannot name a kind; null if it can. A single letter is in every title. */
export function whyNotWord(word: string): 'kind_word' | null {
  const { isHan } = readKindWord(word)
  return word.length > KIND_WORD_MAX || word.length < (isHan ? 1 : 2) ? 'kind_word' : null
}

/** The first of some words that names a kind other than this one already, with that kind. */
export function takenWord(
  kinds: readonly Kind[],
  id: string,
  words: readonly string[],
): { word: string; kind: Kind } | null {
  const named = new Map(kinds.flatMap((kind) => kind.words.map((word) => [readKindWord(word).word, kind])))
  for (const word of words) {
    const kind = named.get(word)
    if (kind && kind.id !== id) return { word, kind }
  }
  return null
}

/** The id of a new kind by its English name; empty if that has neither letters nor digits. */
export const kindIdOf = (name: string): string =>
  readKindWord(name)
    .word.replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)

/**
 * What has to be stored so that exactly these words name a kind: what each word is said to name, and the
 * words whose entry is deleted because the program's table says the same. Words must be free or the kind's.
 */
export function wordChanges(
  id: string,
  before: readonly string[],
  after: readonly string[],
): { put: OwnWord[]; drop: string[] } {
  const [was, is] = [new Set(before.map((word) => readKindWord(word).word)), new Set(after)]
  const added = [...is].filter((word) => !was.has(word)).map((word) => ({ word, kind: id }))
  const removed = [...was].filter((word) => !is.has(word)).map((word) => ({ word, kind: null }))
  const changes = [...added, ...removed]
  return {
    put: changes.filter(({ word, kind }) => releasedKindOf(word) !== kind),
    drop: changes.filter(({ word, kind }) => releasedKindOf(word) === kind).map(({ word }) => word),
  }
}

/** The kind that the program's table gives to a word; null if it is not in it. */
export const releasedKindOf = (word: string): string | null =>
  RELEASED_WORDS.get(readKindWord(word).word) ?? null

const RELEASED_WORDS: ReadonlyMap<string, string> = new Map(
  KINDS.flatMap(({ id, words }) => words.map((word) => [readKindWord(word).word, id] as const)),
)
