import { GOODS_WORDS, GOODS_WORD_MAX } from './goods-words.ts'

/**
 * A seller's words in English, as far as the dictionary of the trade contains them: `墨绿色 加绒` becomes "Dark
 * green fleece-lined". Unknown words stay in place unchanged. Empty if nothing is Chinese or no word is
 * known, so that only the original is shown.
 */
export function gloss(text: string): string {
  const { words, known } = readIn(text)
  return known > 0 ? withCapital(words) : ''
}

/** The same for a title: also empty if less than two thirds of it are known, since half a name misleads. */
export function glossTitle(title: string): string {
  // Blanks in a title separate phrases.
  const { words, known, unknown } = readIn(
    title.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '、'),
  )
  return known > 0 && known >= 2 * unknown ? withCapital(words) : ''
}

/**
 * Translates options as an order stores them, `颜色: 墨绿; 尺码: L`, pair by pair: each name and value in English.
 */
export function glossOptions(text: string): string {
  if (!HAN.test(text)) return ''
  const pairs = text.split(/[;；]/).map((pair) => pair.split(/[:：]/).map((part) => part.trim()))
  if (pairs.flat().every((part) => gloss(part) === '')) return ''
  return pairs.map((parts) => parts.map((part) => gloss(part) || part).join(': ')).join('; ')
}

const HAN = /\p{Script=Han}/u
const HAN_RUNS = /(\p{Script=Han}+)/u

/** Quantities that listings write in figures: pounds of 500 g, packs, pairs, years. */
const FIGURES: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /(\d+(?:\.\d+)?)\s*[-~至到]\s*(\d+(?:\.\d+)?)\s*斤/gu,
    (_, low, high) => ` ${kilos(low)}–${kilos(high)} kg `,
  ],
  [/(\d+(?:\.\d+)?)\s*斤/gu, (_, pounds) => ` ${kilos(pounds)} kg `],
  [/(\d+)\s*双(?:装)?/gu, (_, pairs) => ` ${pairs} pairs `],
  [/(\d+)\s*[个只件片条包瓶盒支枚张]装/gu, (_, pieces) => ` pack of ${pieces} `],
  [/(\d+)\s*[-~至到]\s*(\d+)\s*岁/gu, (_, from, until) => ` ages ${from}–${until} `],
  [/(\d+)\s*岁/gu, (_, years) => ` age ${years} `],
  [/(\d+(?:\.\d+)?)\s*(?:英)?寸/gu, (_, inches) => ` ${inches} inch `],
  [/([A-Za-z\d])\s*[码号](?!\p{Script=Han})/gu, (_, size) => `${size} `],
]

const kilos = (pounds: string | undefined): string => String(Number(pounds) / 2)

/** The words in English, with the numbers of known and unknown Chinese characters. */
function readIn(text: string): Read {
  if (!HAN.test(text)) return { words: '', known: 0, unknown: 0 }
  const plain = FIGURES.reduce(
    (result, [pattern, english]) => result.replace(pattern, english),
    text.normalize('NFKC').replace(/T\s?恤/giu, '恤衫'),
  )
  const figures = plain === text.normalize('NFKC') ? 0 : 1
  const runs = plain
    .split(HAN_RUNS)
    .map((run) => (HAN.test(run) ? readRun(run) : { words: run, known: 0, unknown: 0 }))
  return {
    words: tidy(runs.map((run) => run.words).join(' ')),
    known: figures + runs.reduce((sum, run) => sum + run.known, 0),
    unknown: runs.reduce((sum, run) => sum + run.unknown, 0),
  }
}

type Read = { words: string; known: number; unknown: number }
type Piece = { original: string; english: string | undefined }
type Way = { unknown: number; pieces: number; from: number; piece: Piece | undefined }

/**
 * Splits a run of Chinese characters into words such that the fewest characters remain unknown, then into the
 * fewest words.
 */
export function piecesOf(run: string): readonly Piece[] {
  const all = cut(run, 1)
  // A single character is translated only if the whole run is understood: 白云山 is not a white mountain.
  return all.every(isKnown) ? all : cut(run, 2)
}

function readRun(run: string): Read {
  const pieces = piecesOf(run)
  const unknown = pieces.filter((piece) => !isKnown(piece)).length
  const words = pieces.reduce((text, { original, english }, at) => {
    const before = pieces[at - 1]
    const isApart = english !== undefined || (before !== undefined && isKnown(before))
    return text + (isApart ? ' ' : '') + (english ?? original)
  }, '')
  return { words, known: run.length - unknown, unknown }
}

const isKnown = ({ english }: Piece): boolean => english !== undefined

/**
 * The words of a run, none shorter than `shortest`, preferring longer ones; unknown parts character by
 * character.
 */
function cut(run: string, shortest: number): Piece[] {
  const ways: Way[] = [{ unknown: 0, pieces: 0, from: 0, piece: undefined }]
  for (let end = 1; end <= run.length; end++) ways.push(bestWay(run, ways, end, shortest))
  const pieces: Piece[] = []
  for (let way = ways[run.length]; way?.piece; way = ways[way.from]) pieces.unshift(way.piece)
  return pieces
}

/** The best split of a run up to the position `end`, extending the best splits up to earlier positions. */
function bestWay(run: string, ways: readonly Way[], end: number, shortest: number): Way {
  const step = (from: number, english: string | undefined): Way => ({
    unknown: ways[from]!.unknown + (english === undefined ? 1 : 0),
    pieces: ways[from]!.pieces + 1,
    from,
    piece: { original: run.slice(from, end), english },
  })
  let best = step(end - 1, undefined)
  for (let from = Math.max(0, end - GOODS_WORD_MAX); from <= end - shortest; from++) {
    const english = GOODS_WORDS.get(run.slice(from, end))
    if (english === undefined) continue
    const way = step(from, english)
    if (way.unknown < best.unknown || (way.unknown === best.unknown && way.pieces <= best.pieces)) best = way
  }
  return best
}

const tidy = (words: string): string =>
  words
    .replace(/[【[(]\s*/gu, ' (')
    .replace(/\s*[】\])]/gu, ') ')
    .replace(/\s*[、,]\s*/gu, ', ')
    .replace(/\s+/gu, ' ')
    .trim()

const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
