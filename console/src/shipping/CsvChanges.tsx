import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'

/** What a valid file changes, row by row, and the button that applies it. */
export function CsvChanges<Change>({
  sound,
  same,
  changes,
  changeKey,
  columns,
  confirm,
  onConfirm,
}: {
  /** A sentence with the number of rows read. */
  sound: string
  /** The sentence shown if it changes nothing. */
  same: string
  changes: readonly Change[]
  changeKey: (change: Change) => string
  columns: readonly Column<Change>[]
  confirm: string
  onConfirm: (() => Promise<void>) | false
}) {
  return (
    <Card
      title={csvFileText.changes}
      footer={
        onConfirm && (
          <Button type="primary" onClick={() => void onConfirm()}>
            {confirm}
          </Button>
        )
      }
    >
      <p role="status" className="mb-4">
        {sound}
      </p>
      {changes.length === 0 ? (
        <p>{same}</p>
      ) : (
        <Table
          caption={csvFileText.changes}
          captionHidden
          rows={changes}
          rowKey={changeKey}
          columns={columns}
        />
      )}
    </Card>
  )
}
