import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { booksText } from '@longhaul/text/console/books/books.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { dateTime } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

type Found = Reply<'POST /staff/books/check'>
type LastCheck = Reply<'GET /staff/ledger/choices'>['last_check']

/**
 * Whether the books balance, according to the check just run or else the last one: a green note, or a red one
 * with every fault.
 */
export function BooksCheck({
  last,
  found,
  error,
}: {
  last: LastCheck | undefined
  found: Found | undefined
  error: CallError | null
}) {
  return (
    <Stack tight role="status">
      <Failure of={error} />
      {found ? <FoundNow found={found} /> : last !== undefined && <FoundLast last={last} />}
    </Stack>
  )
}

function FoundLast({ last }: { last: LastCheck }) {
  if (last === null)
    return (
      <Note tone="info" title={ledgerText.checkNever}>
        {ledgerText.checkNeverText}
      </Note>
    )
  const moment = dateTime(last.at)
  return last.balanced ? (
    <Note tone="ok" title={ledgerText.checkGood}>
      {ledgerText.checkGoodText(moment)}
    </Note>
  ) : (
    <Note tone="bad" title={ledgerText.checkBad}>
      {ledgerText.checkBadText(moment, last.error)}
    </Note>
  )
}

const FoundNow = ({ found }: { found: Found }) =>
  found.balanced ? (
    <Note tone="ok" title={booksText.balanced}>
      {booksText.balancedText}
    </Note>
  ) : (
    <>
      <Note tone="bad" title={booksText.faulty(found.faults.length)}>
        {booksText.faultyText}
      </Note>
      <Card flush>
        <Table
          caption={booksText.faults}
          captionHidden
          rows={found.faults}
          rowKey={(fault) => `${fault.check} ${fault.detail}`}
          columns={[
            {
              head: booksText.faultCheck,
              names: true,
              render: (fault) => <span className="code">{fault.check}</span>,
            },
            { head: booksText.faultDetail, render: (fault) => fault.detail },
          ]}
        />
      </Card>
    </>
  )
