/**
 * Runs a million random and mutated texts through `parseLink`, to verify that none throws and none takes
 * long; prints the worst of each kind in microseconds. Run with `npx tsx bench/src/fuzz-links.ts [texts]
 * [seed]`. `domain/src/links/fuzz.test.ts` checks the results.
 */
import { type FuzzText, fuzzTexts } from '@longhaul/domain/links/fuzz-texts.ts'
import { parseLink } from '@longhaul/domain/links/parse-link.ts'

const count = Number(process.argv[2] ?? 1_000_000)
const seed = Number(process.argv[3] ?? 1)
const kinds = new Map<
  FuzzText['kind'],
  { times: number[]; items: number; worstMicros: number; worst: string }
>()

console.log(`${count} texts, seed ${seed}`)
const texts = fuzzTexts(seed)
for (let done = 0; done < count; done++) {
  const { text, kind } = texts.next().value
  const seen = kinds.get(kind) ?? { times: [], items: 0, worstMicros: 0, worst: '' }
  kinds.set(kind, seen)
  const begun = performance.now()
  const result = parseLink(text)
  let micros = (performance.now() - begun) * 1_000
  // Other load on the machine is not the text's fault: what looks slowest is measured again.
  if (micros > (seen.worstMicros || 200)) micros = Math.min(micros, ...[1, 2, 3].map(() => microsOf(text)))
  if (micros > seen.worstMicros) Object.assign(seen, { worstMicros: micros, worst: text })
  seen.times.push(micros)
  if (result.ok) seen.items += 1
  if (result.ok && kind === 'disguised') throw new Error(`an item from a look-alike domain: ${text}`)
}

console.log('      texts      items   median µs      99 % µs     worst µs  kind')
for (const [kind, { times, items, worst }] of kinds) {
  const sorted = Float64Array.from(times).toSorted()
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
  const cells = [sorted.length, items, at(0.5), at(0.99), at(1)].map((cell) => String(cell).padStart(11))
  console.log(`${cells.join('')}  ${kind}  ${JSON.stringify(worst.slice(0, 60))}`)
}

function microsOf(text: string): number {
  const begun = performance.now()
  parseLink(text)
  return (performance.now() - begun) * 1_000
}
