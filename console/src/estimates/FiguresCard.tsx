import { estimatesText as words } from '@longhaul/text/console/estimates/estimates.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { SaveDocument } from '../shared/SaveDocument.tsx'

/**
 * A table of figures with a summary above it and a download. `file` is the ending of the download's name and
 * path.
 */
export const FiguresCard = <Row,>({
  file,
  title,
  lead,
  rows,
  rowKey,
  columns,
  after,
  scrolls,
}: Props<Row>) => (
  <Card
    title={title}
    aside={
      <SaveDocument
        path={`/staff/estimates/${file}.csv`}
        fileName={`estimates-${file}.csv`}
        label={words.saveOf(title)}
      >
        {words.save}
      </SaveDocument>
    }
    flush
  >
    <p className="muted px-5 py-3 text-sm">{lead}</p>
    <Table
      caption={title}
      captionHidden
      dense
      scrolls={scrolls}
      rows={rows}
      rowKey={rowKey}
      columns={columns}
    />
    {after && <p className="muted px-5 py-3 text-sm">{after}</p>}
  </Card>
)

type Props<Row> = {
  file: 'kinds' | 'versions'
  title: string
  lead: string
  rows: readonly Row[]
  rowKey: (row: Row) => string
  columns: Column<Row>[]
  after?: string
  scrolls?: boolean
}
