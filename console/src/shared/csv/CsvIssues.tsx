import { csvFileText as words } from '@longhaul/text/console/lists/csv-file.ts'
import { number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'

type Fault = { row: number; column: string; problem: string; detail?: string | null }

/**
 * All errors in a file, by row and column. `problems`: the texts of the possible errors; `columns`: the
 * columns by their names in the file.
 */
export function CsvIssues({
  preview,
  problems,
  columns = {},
}: {
  preview: { fault_count: number; faults: readonly Fault[] }
  problems: Readonly<Record<string, string>>
  columns?: Readonly<Record<string, string>>
}) {
  const title = words.faulty(number(preview.fault_count))
  return (
    <Card title={title}>
      <div className="mb-4">
        <Note tone="bad">
          {words.faultyHint}
          {preview.fault_count > preview.faults.length && ` ${words.shown(number(preview.faults.length))}`}
        </Note>
      </div>
      <Table
        caption={title}
        captionHidden
        rows={preview.faults.map((fault, index) => ({ ...fault, index }))}
        rowKey={(fault) => String(fault.index)}
        columns={[
          { head: words.row, align: 'end', names: true, render: (fault) => fault.row },
          {
            head: words.column,
            render: (fault) => columns[fault.column] ?? <span className="code">{fault.column || '–'}</span>,
          },
          {
            head: words.problem,
            render: (fault) => (
              <>
                {problems[fault.problem] ?? words.problems[fault.problem] ?? fault.problem}{' '}
                {fault.detail && <span className="code">{fault.detail}</span>}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
