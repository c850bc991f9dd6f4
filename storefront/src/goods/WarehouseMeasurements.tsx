import type { Reply } from '@longhaul/contract/routes.ts'
import { roughly } from '@longhaul/domain/goods-knowledge/roughly.ts'
import { date, weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { ReadOut } from '@longhaul/ui/mat/ReadOut.tsx'
import { EarlierPhotos } from './EarlierPhotos.tsx'
import type { GoodsValues } from './goods-values.ts'
import { type GoodsKnowledge, optionOf } from './use-goods-knowledge.ts'

type Known = Reply<'GET /goods/{marketplace}/{item}/knowledge'>
type Spread = { p10: number; median: number; p90: number }

const say = knowledgeText.seen

/**
 * What we know about the goods of this form: the measurements, where our warehouse has handled pieces of
 * them, else the expected figures and their basis.
 */
export function WarehouseMeasurements({
  of: { data, isError },
  values,
}: {
  of: NonNullable<GoodsKnowledge>
  /** The values of an order form: adds our warehouse's photos below, those of the chosen options first. */
  values?: GoodsValues
}) {
  if (isError && !data) return <p className="text-sm text-ink-2">{say.failed}</p>
  if (!data) return <Skeleton kind="lines" count={4} />
  return (
    <div className="grid grid-cols-1 gap-3">
      <section className="grid" aria-label={say.title} aria-live="polite">
        {data.seen && rests(data) ? <Measured seen={data.seen} known={data} /> : <Expected known={data} />}
      </section>
      {values && (
        <EarlierPhotos
          link={{ platform: data.marketplace, item_id: data.item_id }}
          option={optionOf(values)}
          isStrip
        />
      )}
    </div>
  )
}

/** Whether the figure is based on measurements of these very goods. */
const rests = ({ estimate: { level } }: Known) => level === 'option' || level === 'product'

function Measured({ seen, known }: { seen: NonNullable<Known['seen']>; known: Known }) {
  const { estimate, seen_option: option } = known
  const ofOption = estimate.level === 'option' ? option : null
  const { low, high } = estimate.weight_grams
  const { days_to_dock: days } = seen
  return (
    <Mat>
      <h3 className="text-lg">{ofOption ? say.weighedOption(ofOption.pieces) : say.weighed(seen.pieces)}</h3>
      <p className="my-2">
        <ReadOut label={say.weight}>{weights(roughly(low, 'down'), roughly(high, 'up'))}</ReadOut>
      </p>
      <ul className="grid gap-0.5 text-sm">
        <li>{longestOf(ofOption?.length_mm ?? seen.length_mm, known)}</li>
        {days && days.p90 > 0 && (
          <li>{say.days(say.between(String(days.p10), String(days.p90)), days.p90)}</li>
        )}
        {seen.arrived > 0 && <li>{howTheyCame(seen)}</li>}
      </ul>
      <Small known={known} />
    </Mat>
  )
}

function Expected({ known }: { known: Known }) {
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-3">
      <h3 className="text-lg">{say.never}</h3>
      <p className="mt-1">{known.estimate.explanation}</p>
      <p className="text-sm">{longestOf(null, known)}</p>
      <Small known={known} />
    </div>
  )
}

/** How reliable the figure is, and where it comes from. */
function Small({ known: { estimate } }: { known: Known }) {
  const { model_version: version, learned_at: at, holds_in: percent, source } = estimate
  return (
    <p className="mt-2 text-xs opacity-80">
      {sentences(say.holds(percent), at ? say.versionOf(version, date(at)) : say.version(version))}
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
  return say.longest(`${say.between(centimetres(low), centimetres(high))}\u202fcm`)
}

function howTheyCame({ arrived, problems }: NonNullable<Known['seen']>): string {
  const wrong = problems.reduce((sum, { count }) => sum + count, 0)
  if (wrong === 0) return say.fine(arrived)
  const names: Readonly<Record<string, string>> = say.problems
  return say.wrong(wrong, arrived, listed(problems.map(({ problem }) => names[problem] ?? problem)))
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
