import { expect, test } from 'vitest'
import { cpuMs } from '../cpu-time.test-support.ts'
import { REMARK_MAX, TITLE_MAX } from '../orders/limits.ts'
import { type FuzzText, fuzzTexts } from './fuzz-texts.ts'
import { parseLink } from './parse-link.ts'
import { type Paste, readPaste } from './read-paste.ts'

/*
 * Random texts: five thousand, the same each time; a hundred thousand in the long form, fuzz.long.test.ts.
 * For more, with timings: `npx tsx bench/src/fuzz-links.ts`.
 */

const SEED = 20_261_121
const TEXTS = process.env['TEST_LONG'] === '1' ? 100_000 : 5_000
/** More than any text takes on a slow machine, far less than a runaway expression would. */
const WORST_MS = 100

test(`no text throws, takes too long, or yields an item from a look-alike (seed ${SEED})`, () => {
  const items = { random: 0, mutated: 0, disguised: 0, repeated: 0 }
  let worst = { ms: 0, text: '' }
  const made: FuzzText[] = []
  const texts = fuzzTexts(SEED)
  for (let count = 0; count < TEXTS; count++) {
    const { text, kind } = texts.next().value
    const begun = performance.now()
    const paste = count % 20 === 0 ? readPaste(text) : undefined
    const result = paste?.result ?? parseLink(text)
    const ms = performance.now() - begun
    if (ms > worst.ms) worst = { ms: Math.min(ms, leastMs(text, paste ? readPaste : parseLink)), text }
    if (paste) expect(faultIn(paste, text)).toBeUndefined()
    if (!result.ok) continue
    items[kind] += 1
    const { platform, itemId, canonicalUrl } = result.link
    const again = parseLink(canonicalUrl)
    const isSound =
      /^https:\/\/[\w.-]+\.com\/[\w/.?=&-]+$/.test(canonicalUrl) &&
      again.ok &&
      again.link.platform === platform &&
      again.link.itemId === itemId
    if (!isSound || kind === 'disguised') made.push({ text, kind })
  }
  expect(made).toEqual([])
  expect(worst.ms, worst.text.slice(0, 200)).toBeLessThan(WORST_MS)
  // Mutated links often remain links; otherwise the test would be void.
  expect(items.mutated).toBeGreaterThan(TEXTS / 20)
})

/** The time for a text without interference: the best of three runs. */
const leastMs = (text: string, read: (text: string) => unknown): number =>
  Math.min(...[1, 2, 3].map(() => cpuMs(() => read(text))))

/** The first fault in the parse of a whole text. */
function faultIn({ result, taken, links, title, words }: Paste, text: string): string | undefined {
  if (JSON.stringify(result) !== JSON.stringify(parseLink(text))) return 'another link is taken'
  if (taken !== null && links[taken] === undefined) return 'what is taken is not in the list'
  if (title.length > TITLE_MAX || words.length > REMARK_MAX) return 'more words than a form holds'
  return /https?:\/\//.test(title + words) ? 'a link among the words' : undefined
}
