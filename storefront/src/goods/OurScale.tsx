import type { Reply } from '@longhaul/contract/routes.ts'
import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { weight, warehouseFormat } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { ReadOut } from '@longhaul/ui/mat/ReadOut.tsx'
import { WeightDots } from './WeightDots.tsx'

export type Known = Reply<'GET /goods/{marketplace}/{item}/knowledge'>
export type Seen = NonNullable<Known['seen']>
type Spread = { p10: number; median: number; p90: number }

const say = knowledgeText.seen

/** With fewer weighings each is shown by itself: an interval of so few would say more than is known. */
const FEW = 5

/** What was seen of these very goods; null if the expected weight is that of their kind. */
export const seenOf = ({ seen, estimate: { level } }: Known): Seen | null =>
  level === 'option' || level === 'product' ? seen : null

/** What our scale and our dock know of goods that were here before. */
export function OurScale({ seen, known }: { seen: Seen; known: Known }) {
  const { estimate, seen_option: option } = known
  const ofOption = estimate.level === 'option' ? option : null
  const { low, high } = estimate.weight_grams
  const { days_to_dock: days, weighed } = seen
  const few = weighed.length > 0 && weighed.length < FEW && !ofOption
  return (
    <section aria-label={say.title} aria-live="polite">
      <h2 className="text-lg">{ofOption ? say.weighedOption(ofOption.pieces) : say.weighed(seen.pieces)}</h2>
      <p className="my-2 flex flex-wrap gap-2">
        {few ? (
          weighed.map((entry, index) => (
            // Two may weigh the same.
            // oxlint-disable-next-line react/no-array-index-key
            <ReadOut key={index} label={say.weight}>
              {weight(entry.weight_grams)}
            </ReadOut>
          ))
        ) : (
          <ReadOut label={say.weight}>{weights(roughly(low, 'down'), roughly(high, 'up'))}</ReadOut>
        )}
      </p>
      {!few && weighed.length > 0 && <WeightDots weighed={weighed} />}
      <p className="mt-1 text-sm">
        {sentences(
          !few && weighed.length > 0 && say.eachDot(weighed.some((entry) => entry.had_problem)),
          say.longest(longestOf(ofOption?.length_mm ?? seen.length_mm, known)),
          days && days.p90 > 0 && say.days(say.between(String(days.p10), String(days.p90)), days.p90),
        )}
      </p>
      {!few && <Small known={known} />}
    </section>
  )
}

/** What went wrong with those that arrived, or that nothing did. */
export function WentWrong({ seen: { arrived, problems } }: { seen: Seen }) {
  const wrong = problems.reduce((sum, { count }) => sum + count, 0)
  const names: Readonly<Record<string, string>> = say.problems
  if (arrived === 0) return null
  if (wrong === 0) return <p>{say.fine(arrived)}</p>
  return (
    <section>
      <h2 className="text-lg">{say.wrong(wrong, arrived)}</h2>
      <ul className="mt-2 text-sm">
        {problems.map(({ problem, count, refunded }) => (
          <li key={problem} className="border-t border-on-mat/25 py-2">
            <b className="block font-semibold">{say.problem(names[problem] ?? problem, count)}</b>
            {refunded > 0 && say.refunded(refunded, count)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One line for goods that were never weighed: what their kind weighs. */
export function NotWeighed({ known: { estimate } }: { known: Known }) {
  return (
    <section aria-label={say.title} aria-live="polite">
      <p>{sentences(say.never, estimate.explanation)}</p>
    </section>
  )
}

/** How reliable the figure is, and where it comes from. */
function Small({ known: { estimate } }: { known: Known }) {
  const { model_version: version, learned_at: at, holds_in: percent, source } = estimate
  return (
    <p className="mt-1 text-xs">
      {sentences(
        say.holds(percent),
        estimate.caution,
        at ? say.versionOf(version, warehouseFormat.date(at)) : say.version(version),
      )}
      {source?.startsWith('https://') && (
        <>
          {' · '}
          <a href={source} rel="noreferrer" className="text-inherit underline">
            {say.source}
          </a>
        </>
      )}
    </p>
  )
}

/** The longest side, as measured or else as expected. */
function longestOf(measured: Spread | null, { estimate: { longest_mm: expected } }: Known): string {
  const [low, high] = measured ? [measured.p10, measured.p90] : [expected.low, expected.high]
  return `${say.between(centimetres(low), centimetres(high))}\u202fcm`
}

/** "0.62–0.71 kg": the unit only once where both share it. */
function weights(low: number, high: number): string {
  const [from, unit] = weight(low).split('\u202f')
  return say.between(
    unit === weight(high).split('\u202f')[1] && low !== high ? (from ?? '') : weight(low),
    weight(high),
  )
}

const centimetres = (mm: number) => String(Math.round(mm / 10))
