import { booksText } from '@longhaul/text/console/books.ts'
import { shellText } from '@longhaul/text/console/shell.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import Scale from 'lucide-react/icons/scale'
import { useSend } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import { Page } from '../shared/Page.tsx'

/** Proves the books now: one green line, or every fault. */
export default function BooksScreen() {
  const check = useSend('POST /staff/books/check', { quiet: true, refresh: ['GET /staff/dashboard'] })
  const found = check.data
  return (
    <Page
      title={shellText.sections.books}
      lead={booksText.lead}
      actions={
        <Button
          type="primary"
          icon={<Scale />}
          guardMs={0}
          busy={check.isPending && booksText.checking}
          onClick={() => check.mutate({ body: {} })}
        >
          {booksText.check}
        </Button>
      }
    >
      <div className="stack" role="status">
        <Failure of={check.error} />
        {!found && !check.error && (
          <Card title={booksText.whatTitle}>
            <ul className="list-disc ps-5">
              {booksText.what.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        )}
        {found?.balanced && (
          <Note tone="ok" title={booksText.balanced}>
            {booksText.balancedText}
          </Note>
        )}
        {found && !found.balanced && (
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
        )}
      </div>
    </Page>
  )
}
