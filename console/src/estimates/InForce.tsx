import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { date, number } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { LevelsTable } from './LevelsTable.tsx'
import { type Model, type Models, ofHundred, percent } from './estimates-words.ts'

const words = estimatesText

/**
 * The version currently used for shoppers: what it was trained on, and its accuracy on products that it was
 * not trained on.
 */
export function InForce({ models }: { models: Models }) {
  const model = models.find((entry) => entry.in_force)
  if (!model) return <Note tone="info">{words.none}</Note>
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-5 max-[82rem]:grid-cols-1">
      <Card title={named(words.inForce, words.version(model.version))}>
        <Facts model={model} />
      </Card>
      <Card title={words.levels} flush>
        <LevelsTable model={model} />
      </Card>
    </div>
  )
}

const BIG = 'num text-2xl leading-tight font-semibold'

function Facts({ model }: { model: Model }) {
  const [weight] = model.figures.measures
  if (!weight) return null
  const { inside_per_mille: inside, overall_error_per_mille: overall, kind_error_per_mille: kind } = weight
  return (
    <>
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-ink-2">{words.insideOf}</dt>
          <dd className={BIG}>{inside === null ? '—' : ofHundred(inside)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-2">{words.error}</dt>
          <dd className={BIG}>{percent(weight.error_per_mille)}</dd>
        </div>
      </dl>
      {overall !== null && kind !== null && (
        <p className="mt-3">{words.naive(String(Math.round(overall / 10)), String(Math.round(kind / 10)))}</p>
      )}
      <ul className="mt-3 grid gap-0.5 text-sm text-ink-2">
        <li>{words.learned(date(model.learned_at))}</li>
        <li>{words.products(number(model.products), number(model.weighings))}</li>
        {model.first_day && model.last_day && (
          <li>{words.from(date(model.first_day), date(model.last_day))}</li>
        )}
        <li>{words.piecesOf(number(weight.pieces))}</li>
      </ul>
    </>
  )
}
