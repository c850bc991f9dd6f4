import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { dataImportText as words } from '@longhaul/text/console/setup/data-import.ts'
import { money, number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag, type TagTone } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { type DataImport, DataImportSteps } from './DataImportSteps.tsx'

const TONES: Readonly<Record<DataImport['stage'], TagTone>> = {
  waiting: 'warn',
  running: 'info',
  done: 'ok',
  rejected: 'plain',
}

/** The uploaded files, newest first: the progress of each, its refused rows, and the next steps. */
export function DataImports() {
  const known = useCall('GET /staff/data_imports')
  return (
    <Loaded of={known}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={words.none} />
        ) : (
          <Card title={words.files} flush>
            <Table
              caption={words.files}
              captionHidden
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                { head: words.kind, names: true, render: ({ kind }) => words.kinds[kind] },
                { head: words.at, render: ({ created_at }) => <DateTime at={created_at} /> },
                { head: words.by, render: ({ asked_by_name }) => asked_by_name },
                {
                  head: words.rows,
                  align: 'end',
                  render: ({ brought, row_count }) => words.progress(number(brought), number(row_count)),
                },
                { head: words.total, align: 'end', render: ({ total_fen }) => money(total_fen) },
                { head: words.state, render: (dataImport) => <State dataImport={dataImport} /> },
                { head: words.next, render: (dataImport) => <DataImportSteps dataImport={dataImport} /> },
              ]}
            />
          </Card>
        )
      }
    </Loaded>
  )
}

function State({ dataImport: { stage, refused, refused_count } }: { dataImport: DataImport }) {
  return (
    <div className="grid justify-items-start gap-1">
      <Tag tone={TONES[stage]}>{words.stages[stage]}</Tag>
      {refused_count > 0 && stage !== 'rejected' && (
        <details>
          <summary className="cursor-pointer text-sm text-bad">
            {words.refused(number(refused_count))}
          </summary>
          <ul className="text-sm">
            {refused.map(({ row, message }) => (
              <li key={row}>{words.refusedRow(number(row), message)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
