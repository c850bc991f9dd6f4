import { REMARK_MAX, TITLE_MAX } from '../orders/limits.ts'
import type { FoundLink } from './find-links.ts'

/** The text that accompanies a link: the title that an app shared, and the shopper's own words. Empty where there is none. */
export type SurroundingText = { title: string; words: string }

/** A placeholder for a link while the words around it are examined: a character that no keyboard has. */
const LINK = '\uE000'

/**
 * The words that belong to each link, as a proposal for a form. On a link's own line these are the words after it, or the words before it if
 * each link on the line follows its words; lines without a link belong to the preceding link.
 */
export function surroundingTexts(text: string, found: readonly FoundLink[]): SurroundingText[] {
  const pieces: string[][] = found.map(() => [])
  const whole: string[] = []
  let next = 0
  let lineStart = 0
  for (const line of text.split('\n')) {
    const lineEnd = lineStart + line.length
    const first = next
    while (next < found.length && (found[next]?.start ?? 0) < lineEnd) next++
    if (next === first) (pieces[Math.max(0, next - 1)] ?? whole).push(line)
    else shareOut(text, lineStart, lineEnd, found.slice(first, next), pieces.slice(first, next))
    lineStart = lineEnd + 1
  }
  return (found.length === 0 ? [whole] : pieces).map(toSurroundingText)
}

/** Assigns its words to each link of a line. */
function shareOut(
  text: string,
  lineStart: number,
  lineEnd: number,
  found: readonly FoundLink[],
  pieces: readonly string[][],
): void {
  // The gaps between the links, including the ends of the line.
  const starts = [lineStart, ...found.map(({ end }) => Math.min(end, lineEnd))]
  const ends = [...found.map(({ start }) => start), lineEnd]
  const gaps = starts.map((start, at) => text.slice(start, Math.max(start, ends[at] ?? start)))
  const wordsComeFirst = found.length > 1 && hasWords(gaps[0] ?? '') && !hasWords(gaps.at(-1) ?? '')
  for (const [at, piece] of pieces.entries()) {
    const before = at === 0 || wordsComeFirst ? (gaps[at] ?? '') : ''
    const isLast = at === pieces.length - 1
    piece.push(before + LINK + (wordsComeFirst && !isLast ? '' : (gaps[at + 1] ?? '')))
  }
}

const hasWords = (gap: string): boolean => /\p{L}/u.test(gap)

function toSurroundingText(lines: readonly string[]): SurroundingText {
  const text = lines.join('\n')
  const isShared = APP.test(text) || CALL_TO_OPEN.test(text)
  return {
    title: titleIn(text, isShared).slice(0, TITLE_MAX),
    words: wordsIn(text, isShared).slice(0, REMARK_MAX),
  }
}

const APPS =
  '淘宝|天猫|闲鱼|京东|拼多多|抖音商城|抖音|小红书|得物|1688|阿里巴巴|微店|唯品会|苏宁易购|苏宁|当当|有赞'
const APP = new RegExp(`【(?:${APPS})】`)
const APP_AND_PROMISES = new RegExp(`【(?:${APPS})】[^\\n${LINK}]*`, 'g')
/** Sentences that apps add, such as prompts to open or copy. */
const CALL_TO_OPEN =
  /复制|復.?制|打开|打開|咑閞|点击链接|點擊|搜索直接|长按|浏览器|口令|淘♂|手淘|查看商品|下载|未安装/
const NAMED = new RegExp(`「([^「」\\n${LINK}]{1,400})」|【([^【】\\n${LINK}]{1,400})】`, 'g')

/** Titles are enclosed in 「」 or 【】; Douyin's stands unquoted between the link and the prompt to copy. */
function titleIn(text: string, isShared: boolean): string {
  if (!isShared && !/「/.test(text)) return ''
  const named = [...text.matchAll(NAMED)].map(([all, corner = '', square = '']) =>
    APP.test(all) ? '' : (/【([^【】]{1,400})】?/.exec(corner)?.[1] ?? (corner || square)).trim(),
  )
  const found = named.find((name) => name !== '' && !/^手[淘机]|手机淘宝|优惠券|口令/.test(name))
  if (found !== undefined) return found
  const [, bare = ''] = text.includes('【抖音') ? (BARE_TITLE.exec(text) ?? []) : []
  return bare.trim()
}

const BARE_TITLE = new RegExp(`${LINK}([^\\n${LINK}]{1,400}?)(?:长按|复制)`)

function wordsIn(text: string, isShared: boolean): string {
  const own = isShared ? withoutShare(text) : text.replace(/「[^「」\n]{0,400}」/g, LINK)
  const clauses = own
    .split(BREAK)
    .map(tidy)
    .filter((clause) => WORD.test(clause) && !(isShared && CALL_TO_OPEN.test(clause)))
  return clauses.join('，')
}

/** Separators: line breaks, sentence ends, link placeholders. */
const BREAK = new RegExp(`[\\n${LINK}，。！；]`)
const WORD = /[\p{L}\p{N}]/u

/** A shared text without the app's own part: its name and promises before the link, titles, tokens, promotion codes, the time. */
function withoutShare(text: string): string {
  const bare = text.includes('【抖音')
    ? text.replace(/^[^\n【]*(?=【抖音)/m, '').replace(BARE_TITLE, LINK)
    : text
  return bare
    .replace(APP_AND_PROMISES, LINK)
    .replace(NAMED, LINK)
    .replace(/[￥¥$£€₳₤《💰🔑🎵📱✔💲🔐📲][0-9A-Za-z]{11}[￥¥$£€₳₤》💰🔑🎵📱✔💲🔐📲]/gu, LINK)
    .replace(/(?<![A-Za-z0-9])(?:[A-Z]{2}\d{3,5}|\d{1,2}:\d{2})(?![A-Za-z0-9])/g, LINK)
}

/** A clause without numbering, labels, list and formatting marks, and pictures. */
function tidy(clause: string): string {
  const plain = clause.replace(/\p{Extended_Pictographic}|[\uFE0F\u200D]/gu, ' ')
  // An address that is not a readable link is not a word either.
  let text = plain
    .split(/\s+/)
    .filter((word) => !word.includes('://'))
    .join(' ')
  text = text.replace(EDGE_START, '').replace(/^\d{1,2}(?:[.)、](?=\s|$|\p{Script=Han}))/u, '')
  text = text
    .replace(EDGE_START, '')
    .replace(/^(?:w2c|link|url|qc|商品链接|链接|地址|网址)\s*(?:[:：]|$)/i, '')
  return trimEdges(text)
}

const MARKS = new Set(' :：,、.;|-–—*_~()[]{}（）【】<>《》“”"\'/\\>#+=!?？&')
const EDGE_START = /^[ :：,、;|\-–—*_~()[\]{}（）【】<>《》“”"'/\\#+=!?？&]+/

function trimEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && MARKS.has(text.charAt(start))) start++
  while (end > start && MARKS.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}
