/** Stands for a link while the words around it are examined: a character that no keyboard has. */
export const LINK = '\uE000'

const APPS =
  '淘宝|天猫|闲鱼|京东|拼多多|抖音商城|抖音|小红书|得物|1688|阿里巴巴|微店|唯品会|苏宁易购|苏宁|当当|有赞|快手小店|快手'
const APP = new RegExp(`【(?:${APPS})】`)
/** Some apps put a number of up to four digits first, on the same line. */
const APP_AND_PROMISES = new RegExp(`(?:^[^\\S\\n]*\\d{1,4}[^\\S\\n]*)?【(?:${APPS})】[^\\n${LINK}]*`, 'gm')
/** Sentences that apps add, such as prompts to open or copy. */
const CALL_TO_OPEN =
  /复制|復.?制|打开|打開|咑閞|点击链接|點擊|搜索直接|长按|浏览器|口令|淘♂|手淘|查看商品|下载|未安装/
/** Titles have brackets of their own: 「【官方】衬衫」, 【【官方】衬衫】. */
const NAMED = new RegExp(
  `「([^「」\\n${LINK}]{1,400})」|【((?:[^【】\\n${LINK}]|【[^【】\\n${LINK}]{0,100}】){1,400})】`,
  'g',
)
/** The sentence in which Xianyu puts a title. */
const ON_XIANYU = /^我在闲鱼发布了【(.{1,400}?)】?$/

/** Whether an app wrote a part of the text. */
export const isSharedText = (text: string): boolean => APP.test(text) || CALL_TO_OPEN.test(text)

/**
 * The title of shared goods. Titles are enclosed in 「」 or 【】; Douyin's stands unquoted between the link and
 * the prompt to copy.
 */
export function titleIn(text: string, isShared: boolean): string {
  if (!isShared && !/「/.test(text)) return ''
  const [, bare = ''] = text.includes('【抖音') ? (BARE_TITLE.exec(text) ?? []) : []
  if (bare.trim() !== '') return bare.trim()
  const named = [...text.matchAll(NAMED)].map(([all, corner = '', square = '']) =>
    APP.test(all) ? '' : (ON_XIANYU.exec(corner)?.[1] ?? (corner || square)).trim(),
  )
  return named.find((name) => name !== '' && !/^手[淘机]|手机淘宝|优惠券|口令/.test(name)) ?? ''
}

const BARE_TITLE = new RegExp(`${LINK}([^\\n${LINK}]{1,400}?)(?:长按|复制)`)

/**
 * The shopper's own words in a text whose links are replaced by `LINK`: neither labels nor marks of lists,
 * tables and formatting.
 */
export function wordsIn(text: string, isShared: boolean): string {
  const own = isShared ? withoutShare(text) : text.replace(/「[^「」\n]{0,400}」/g, LINK)
  const clauses = withoutMarkup(own)
    .split(BREAK)
    .filter((clause) => !(isShared && CALL_TO_OPEN.test(clause)))
    .map(tidy)
    .filter((clause) => WORD.test(clause))
  return clauses.join(clauses.some((clause) => /\p{Script=Han}/u.test(clause)) ? '，' : ', ')
}

/** Separators: line breaks, cells of tables, sentence ends, link placeholders. */
const BREAK = new RegExp(`[\\n\\t|${LINK}，。！；]`)
const WORD = /[\p{L}\p{N}]/u

/**
 * A shared text without the app's own part: its name and promises before the link, titles, tokens, promotion
 * codes, the time.
 */
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

/**
 * Without formulas, the quotes between the cells of a spreadsheet's text form, tags, and the word that haul
 * lists put before every link.
 */
function withoutMarkup(text: string): string {
  let own = text
  if (own.includes('"'))
    own = own.replace(/"{1,4}\)?"{0,4}[,;]"{0,4}|[,;]"{1,4}/g, LINK).replaceAll('""', '"')
  if (own.includes('(')) own = own.replace(/=?\b(?:hyperlink|image)\s*\(/gi, LINK)
  if (own.includes('<')) own = own.replace(/<\/?[a-z][^<>\n]{0,300}>/gi, LINK)
  return own.replace(/(?<![\p{L}\p{N}])w2c(?![\p{L}\p{N}])/giu, ' ')
}

/** A clause without numbering, labels, list and formatting marks, and pictures. */
function tidy(clause: string): string {
  const plain = clause.replace(/\p{Extended_Pictographic}|[\uFE0F\u200D]/gu, ' ')
  // An address that is not a readable link is not a word either.
  let text = plain
    .split(/\s+/)
    .filter((word) => !word.includes('://'))
    .join(' ')
  text = text.replace(EDGE_START, '').replace(/^\d{1,4}(?:[.)、](?=\s|$|\p{Script=Han}))/u, '')
  text = text.replace(EDGE_START, '').replace(LABEL_FIRST, '')
  text = trimEdges(trimEdges(text).replace(LABEL_LAST, ''))
  return text.split(/[\s:：,&+/-]+/).every(isLabel) ? '' : text
}

const LABEL = 'links?|url|qc|pics?|photos?|(?:商品|产品|购买|淘宝|微店|店铺)?链接|地址|网址|图片'
const LABEL_FIRST = new RegExp(`^(?:${LABEL})\\s*(?:[:：]|$)`, 'i')
const LABEL_LAST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${LABEL}|and|or)$|(?<=[\\s:：])(?:和|或|还有|以及)$`,
  'iu',
)
const LABEL_ALONE = new RegExp(
  `^(?:${LABEL}|and|or|also|product|item|buy|here|agent|weidian|taobao|tmall|1688|淘宝|天猫|微店|商品|产品|购买|店铺|和|或|还有|以及)$`,
  'i',
)
const isLabel = (word: string): boolean => LABEL_ALONE.test(word)

const MARKS = new Set(' :：,、.;|-–—*_~()[]{}（）【】<>《》“”"\'/\\>#+=!?？&')
const EDGE_START = /^[ :：,、;|\-–—*_~()[\]{}（）【】<>《》“”"'/\\#+=!?？&]+/

/** Without the marks at both ends, except the brackets of a pair within the text, as in `Jacket (M)`. */
function trimEdges(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && MARKS.has(text.charAt(start)) && !opensPair(text, start, end)) start++
  while (end > start && MARKS.has(text.charAt(end - 1)) && !closesPair(text, start, end)) end--
  return text.slice(start, end)
}

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '（': '）' }
/** The most characters in brackets. */
const BRACKETED_MAX = 80

/** Whether the bracket at the start is closed before the end. */
function opensPair(text: string, start: number, end: number): boolean {
  const close = BRACKETS[text.charAt(start)]
  const at = close === undefined ? -1 : text.slice(start, start + BRACKETED_MAX).indexOf(close)
  return at > 0 && start + at < end - 1
}

/** Whether the bracket at the end was opened behind the start. */
function closesPair(text: string, start: number, end: number): boolean {
  const close = text.charAt(end - 1)
  const open = Object.keys(BRACKETS).find((entry) => BRACKETS[entry] === close)
  if (open === undefined) return false
  const inside = text.slice(Math.max(start + 1, end - BRACKETED_MAX), end - 1)
  return inside.lastIndexOf(open) > inside.lastIndexOf(close)
}
