import { openDocument, saveDocument } from '@longhaul/browser/calls/documents.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { HAND_OVER_PAPERS_MAX } from '@longhaul/domain/lists/views.ts'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { date, number, weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import FileText from 'lucide-react/icons/file-text'
import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { sayLeftOut } from '../shared/say-left-out.ts'

type Manifest = Reply<'GET /staff/manifests'>['items'][number]

/** Recent manifests: the sheet for the driver to sign, and the file for the carrier. */
export function ManifestsSheet({ onClose }: { onClose: () => void }) {
  const list = useCall('GET /staff/manifests')
  return (
    <Sheet open title={text.manifests} onClose={onClose}>
      <Stack>
        <p className="muted">{text.manifestsLead}</p>
        <Loaded of={list}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text.noManifests} />
            ) : (
              <Table
                caption={text.manifests}
                captionHidden
                rows={items}
                rowKey={(row) => fileOf(row)}
                columns={COLUMNS}
              />
            )
          }
        </Loaded>
      </Stack>
    </Sheet>
  )
}

const fileOf = (row: Manifest): string => `manifest-${row.line_id}-${row.warehouse_id}-${row.day}`
const pathOf = (row: Manifest, kind: 'pdf' | 'csv'): string =>
  `/staff/manifests/${encodeURIComponent(row.warehouse_id)}/${encodeURIComponent(row.line_id)}/${row.day}/manifest.${kind}`

const papersPath = (row: Manifest, part: number): string =>
  pathOf(row, 'pdf').replace('manifest.pdf', `papers.pdf?part=${part}`)

/** The files with the documents of all packages of a manifest. */
const partsOf = ({ parcel_count: count }: Manifest) =>
  Array.from({ length: Math.ceil(count / HAND_OVER_PAPERS_MAX) }, (_, at) => ({
    part: at + 1,
    first: at * HAND_OVER_PAPERS_MAX + 1,
    last: Math.min(count, (at + 1) * HAND_OVER_PAPERS_MAX),
  }))

const COLUMNS: Column<Manifest>[] = [
  {
    head: text.day,
    names: true,
    render: (row) => (
      <>
        <span className="whitespace-nowrap">{date(row.day)}</span>
        <small className="muted block">{row.warehouse_name}</small>
      </>
    ),
  },
  { head: text.line, render: (row) => row.line_name },
  {
    head: text.parcels,
    align: 'end',
    render: (row) => (
      <>
        {number(row.parcel_count)}
        <small className="muted block">{weight(row.grams)}</small>
      </>
    ),
  },
  {
    head: text.sheet,
    render: (row) => (
      <Line as="span">
        <Button
          size="small"
          guardMs={0}
          icon={<Printer />}
          aria-label={text.sheetOf(row.line_name, date(row.day))}
          onClick={() => void openDocument(pathOf(row, 'pdf'), `${fileOf(row)}.pdf`)}
        >
          {text.sheet}
        </Button>
        {partsOf(row).map(({ part, first, last }, _, parts) => (
          <Button
            key={part}
            size="small"
            guardMs={0}
            icon={<FileText />}
            aria-label={
              text.papersOf(row.line_name, date(row.day)) + (parts.length > 1 ? ` ${first}–${last}` : '')
            }
            onClick={() =>
              void openDocument(papersPath(row, part), `papers-${fileOf(row)}-${part}.pdf`, sayLeftOut)
            }
          >
            {parts.length > 1 ? text.papersFrom(first, last) : text.papers}
          </Button>
        ))}
        <Button
          size="small"
          guardMs={0}
          icon={<FileDown />}
          aria-label={text.fileOf(row.line_name, date(row.day))}
          onClick={() => void saveDocument(pathOf(row, 'csv'), `${fileOf(row)}.csv`)}
        >
          {text.file}
        </Button>
      </Line>
    ),
  },
]
