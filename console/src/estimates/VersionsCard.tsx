import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { date, number } from '@longhaul/text/format.ts'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { type Model, type Models, ofHundred, percent } from './estimates-words.ts'
import { FiguresCard } from './FiguresCard.tsx'

const words = estimatesText

/** Every night's version: its accuracy, and why it is in force or not. */
export const VersionsCard = ({ models }: { models: Models }) => (
  <FiguresCard
    file="versions"
    title={words.versions}
    lead={words.versionsLead}
    after={words.scoreHint}
    scrolls
    rows={models}
    rowKey={(row) => String(row.version)}
    columns={[
      {
        head: words.night,
        names: true,
        render: (row) => <span className="whitespace-nowrap">{date(row.learned_at)}</span>,
      },
      { head: words.state, render: (row) => <State model={row} /> },
      {
        head: words.learntFrom,
        align: 'end',
        render: (row) => (
          <span className="num">{words.products(number(row.products), number(row.weighings))}</span>
        ),
      },
      figure(words.inside, ({ inside_per_mille: inside }) => (inside === null ? '—' : ofHundred(inside))),
      figure(words.errorShort, ({ error_per_mille: error }) => percent(error)),
      figure(words.kindMedian, ({ kind_error_per_mille: error }) => percent(error)),
      figure(words.overallMedian, ({ overall_error_per_mille: error }) => percent(error)),
      figure(words.score, ({ score }) => score.toFixed(3)),
      {
        head: words.before,
        align: 'end',
        render: ({ figures_before: before }) => (
          <span className="num muted">{before?.measures[0]?.score.toFixed(3) ?? '—'}</span>
        ),
      },
    ]}
  />
)

type Weight = Model['figures']['measures'][number]

/** A column of the weight's figures. */
const figure = (head: string, show: (weight: Weight) => string) => ({
  head,
  align: 'end' as const,
  render: ({ figures: { measures } }: Model) => (
    <span className="num">{measures[0] ? show(measures[0]) : '—'}</span>
  ),
})

const State = ({ model: { version, in_force, why_not } }: { model: Model }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    {words.version(version)}
    {in_force && <Tag tone="ok">{words.states.inForce}</Tag>}
    {!in_force && (
      <span className="muted text-sm">{why_not ? words.states.worse : words.states.replaced}</span>
    )}
  </span>
)
