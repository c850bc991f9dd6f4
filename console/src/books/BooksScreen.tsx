import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { booksText } from '@longhaul/text/console/books/books.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import Download from 'lucide-react/icons/download'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { BooksCheck } from './BooksCheck.tsx'
import { LedgerFilters } from './LedgerFilters.tsx'
import { LedgerList } from './LedgerList.tsx'
import { MonthExport } from './MonthExport.tsx'
import { useLedgerFilter } from './use-ledger-filter.ts'

/** The books: whether they balance, every transaction with a link to its cause, and a month's export. */
export default function BooksScreen() {
  const [exporting, setExporting] = useState(false)
  const filter = useLedgerFilter()
  const choices = useCall('GET /staff/ledger/choices')
  const list = usePages('GET /staff/ledger', filter.query)
  const check = useSend('POST /staff/books/check', {
    quiet: true,
  })
  return (
    <Page
      title={shellText.sections.books}
      lead={ledgerText.lead}
      actions={
        <>
          <Button icon={<Download />} guardMs={0} onClick={() => setExporting(true)}>
            {ledgerText.month.open}
          </Button>
          <Button
            type="primary"
            icon={<Scale />}
            busy={check.isPending && booksText.checking}
            onClick={() => check.mutate({ body: {} })}
          >
            {booksText.check}
          </Button>
        </>
      }
    >
      <Stack>
        <BooksCheck last={choices.data?.last_check} found={check.data} error={check.error} />
        <LedgerFilters filter={filter} choices={choices.data} />
        <Loaded of={list} skeleton={<Skeleton kind="rows" count={8} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Note tone="info">{filter.isEmpty ? ledgerText.noneYet : ledgerText.none}</Note>
            ) : (
              <>
                <LedgerList items={items} />
                <MorePages of={list} shown={items.length} />
              </>
            )
          }
        </Loaded>
      </Stack>
      {exporting && (
        <MonthExport first={choices.data?.first_month ?? null} onClose={() => setExporting(false)} />
      )}
    </Page>
  )
}
