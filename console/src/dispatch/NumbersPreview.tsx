import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { findCarrier } from '@longhaul/domain/shipping/carriers.ts'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

export type Preview = Reply<'POST /staff/tracking_numbers/preview'>

const words = handOverText.numbers
const problems: Readonly<Record<string, string>> = handOverText.problems
const stages: Readonly<Record<string, string>> = consoleWords.parcelStages
/** At most this many problems are listed; the others are only counted. */
const NAMED = 200

/** What the check of a list found: what is left out and why, what is odd, and the first rows that are good. */
export function NumbersPreview({ preview }: { preview: Preview }) {
  const { ready, ready_count: count, faults, doubts } = preview
  return (
    <Stack role="status">
      {faults.length > 0 && (
        <Note tone="warn" title={words.faults(faults.length)}>
          <Problems rows={faults} />
        </Note>
      )}
      {doubts.length > 0 && (
        <Note title={words.doubts(doubts.length)}>
          <Problems rows={doubts} />
        </Note>
      )}
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
          foot={count > ready.length && <p className="muted">{words.more(count - ready.length)}</p>}
        />
      )}
    </Stack>
  )
}

function Problems({ rows }: { rows: Preview['faults'] }) {
  return (
    <>
      <ul className="list-disc ps-4">
        {rows.slice(0, NAMED).map((entry, index) => (
          <li key={index}>
            {entry.row > 0 && `${words.row(entry.row)}: `}
            {problems[entry.problem] ?? entry.problem} {valueOf(entry)}
          </li>
        ))}
      </ul>
      {rows.length > NAMED && <p className="muted">{words.more(rows.length - NAMED)}</p>}
    </>
  )
}

const valueOf = ({ problem, value }: Preview['faults'][number]) =>
  problem === 'not_to_ship' ? (stages[value] ?? value) : <span className="code">{value}</span>

/** A carrier's name in this page's language. */
export function carrierName(id: string): string {
  const carrier = findCarrier(id)
  return carrier?.names[LANGUAGES[pageLang].script] ?? id
}
