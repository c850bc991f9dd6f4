import type { Reply } from '@longhaul/contract/routes.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { date, money, weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

const words = shippingText.prices

type Preview = Reply<'POST /staff/shipping_lines/{id}/prices/preview'>
type Example = Preview['examples'][number]

/** The prices of ten sample packages before and after, and the button that applies the change. */
export function PricePreview({
  preview,
  busy,
  onConfirm,
}: {
  preview: Preview
  busy: boolean
  onConfirm: () => void
}) {
  return (
    <Stack as="section">
      <p role="status">
        {words.countries(preview.changes.reduce((sum, change) => sum + change.countries.length, 0))}
      </p>
      {preview.until && <Note tone="warn" title={words.until(date(preview.until))} />}
      <Table
        caption={words.examples}
        rows={preview.examples.map((example, at) => ({ ...example, at }))}
        rowKey={({ at }) => String(at)}
        dense
        columns={[
          { head: words.package, names: true, render: nameOf },
          { head: words.before, align: 'end', render: (row) => shown(row.before_fen) },
          { head: words.after, align: 'end', render: (row) => shown(row.after_fen) },
          { head: words.difference, align: 'end', render: difference },
        ]}
      />
      <Line>
        <Button type="primary" busy={busy && shippingText.saving} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </Line>
    </Stack>
  )
}

const nameOf = ({ grams, size_mm, country }: Example): string =>
  `${weight(grams)} · ${size_mm.map((side) => Math.round(side / 10)).join(' × ')} cm · ${country}`

const shown = (fen: number | null): string => (fen === null ? words.notCarried : money(fen))

const difference = ({ before_fen, after_fen }: Example): string =>
  before_fen === null || after_fen === null
    ? '—'
    : `${after_fen > before_fen ? '+' : ''}${money(after_fen - before_fen)}`
