import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { ListIssues } from '../shared/paste/ListIssues.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

export type Preview = Reply<'POST /staff/tracking_numbers/preview'>

const words = handOverText.numbers
const problems: Readonly<Record<string, string>> = handOverText.problems
const stages: Readonly<Record<string, string>> = consoleWords.parcelStages

/** The result of checking a list: the rows left out and why, the unusual rows, and the first valid ones. */
export function NumbersPreview({ preview }: { preview: Preview }) {
  const { ready, ready_count: count, faults, doubts } = preview
  return (
    <Stack role="status">
      <ListIssues rows={faults} title={words.faults(faults.length)}>
        {sayProblem}
      </ListIssues>
      <ListIssues tone="info" rows={doubts} title={pastedText.doubts(doubts.length)}>
        {sayProblem}
      </ListIssues>
      <p>
        <b>{words.ready(count)}</b>
      </p>
      {ready.length > 0 && (
        <Table
          caption={words.rows}
          captionHidden
          rows={ready}
          rowKey={(row) => String(row.row)}
          columns={[
            {
              head: words.head.package,
              names: true,
              render: (row) => <span className="code">{row.parcel_number}</span>,
            },
            { head: words.head.carrier, render: (row) => carrierName(row.carrier) || words.guessed },
            { head: words.head.number, render: (row) => <span className="code">{row.tracking_number}</span> },
          ]}
          foot={count > ready.length && <p className="muted">{pastedText.more(count - ready.length)}</p>}
        />
      )}
    </Stack>
  )
}

const sayProblem = (entry: Preview['faults'][number]) => (
  <>
    {problems[entry.problem] ?? entry.problem} {valueOf(entry)}
  </>
)

const valueOf = ({ problem, value }: Preview['faults'][number]) =>
  problem === 'not_to_ship' ? (stages[value] ?? value) : <span className="code">{value}</span>

/** A carrier's name in this page's language. */
export function carrierName(id: string): string {
  const carrier = findCarrier(id)
  return carrier?.names[LANGUAGES[pageLang].script] ?? id
}
