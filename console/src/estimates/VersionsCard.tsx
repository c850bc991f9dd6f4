import { estimatesText } from '@longhaul/text/console/estimates/estimates.ts'
import { date } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { SaveDocument } from '../shared/SaveDocument.tsx'
import { type Model, type Models, count, ofHundred, percent } from './estimates-words.ts'

const words = estimatesText

/** Every night's version: how right it was, and why it is in force or not. */
export const VersionsCard = ({ models }: { models: Models }) => (
  <Card
    title={words.versions}
    aside={
      <SaveDocument
        path="/staff/estimates/versions.csv"
        fileName="estimates-versions.csv"
        label={words.saveOf(words.versions)}
      >
        {words.save}
      </SaveDocument>
    }
    flush
  >
    <p className="muted px-5 py-3 text-sm">{words.versionsLead}</p>
    <Table
      caption={words.versions}
      captionHidden
      dense
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
            <span className="num">{words.products(count(row.products), count(row.weighings))}</span>
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
    <p className="muted px-5 py-3 text-sm">{words.scoreHint}</p>
  </Card>
)

type Weight = Model['figures']['measures'][number]

/** A column of the figures of the weight. */
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
