import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { DUTY_INVOICE_COLUMNS } from '@longhaul/domain/duty/duty-invoice.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dutyInvoicesText as words } from '@longhaul/text/console/shipping/duty-invoices.ts'
import { money, moneyWithCode, number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { filledOr } from '../shared/filled-or.ts'

type Preview = Reply<'POST /staff/duty_invoices/preview'>
type Row = Preview['rows'][number]

const needed = filledOr(words.needed)

/** Enters a carrier's invoice for duty and tax: pasted, checked, shown with what it matches, then stored. */
export function AddDutyInvoice({ onDone }: { onDone: () => void }) {
  const [seen, setSeen] = useState<{ csv: string; preview: Preview } | null>(null)
  const form = useCallForm('POST /staff/duty_invoices/preview', {
    start: { carrier: '', number: '', csv: '' },
    check: { carrier: needed, number: needed, csv: needed },
    args: ({ csv }) => ({ body: { csv } }),
    onDone: (preview, { body }) => setSeen({ csv: body.csv, preview }),
  })
  const { values } = form
  // What was shown belongs to what was pasted then.
  const preview = seen?.csv === values.csv ? seen.preview : null
  return (
    <Stack>
      <Card title={words.add}>
        <form {...form.props} className="max-w-form">
          <Fields>
            <p className="muted">{words.pasteLead}</p>
            <TextField label={words.carrier} maxLength={60} {...form.field('carrier')} />
            <TextField label={words.number} maxLength={60} {...form.field('number')} />
            <TextArea
              label={words.pasted}
              hint={words.pastedHint(DUTY_INVOICE_COLUMNS.join(','))}
              rows={8}
              code
              {...form.field('csv')}
            />
            <Failure of={form.failure} />
            <Line>
              <Button
                submit
                type={preview?.fault_count === 0 ? 'assistWhite' : 'primary'}
                busy={form.sending && words.checking}
              >
                {words.check}
              </Button>
              <Button guardMs={0} onClick={onDone} data-leave="">
                {words.back}
              </Button>
            </Line>
          </Fields>
        </form>
      </Card>
      {preview && preview.fault_count > 0 && <CsvIssues preview={preview} problems={words.problems} />}
      {preview?.fault_count === 0 && <Matches preview={preview} values={values} onDone={onDone} />}
    </Stack>
  )
}

/** Which packages the rows are about, and the button that stores them. */
function Matches({
  preview: { rows },
  values: { carrier, number: invoice, csv },
  onDone,
}: {
  preview: Preview
  values: { carrier: string; number: string; csv: string }
  onDone: () => void
}) {
  const add = useSend('POST /staff/duty_invoices', {
    quiet: true,
    onDone: () => {
      toast.success(words.done)
      onDone()
    },
  })
  const kept = rows.filter(({ fate }) => fate === 'counts' || fate === 'not_told').length
  return (
    <Card title={words.matches(number(kept), number(rows.length))} flush>
      <Table
        caption={words.matches(number(kept), number(rows.length))}
        captionHidden
        rows={rows}
        rowKey={({ row }) => String(row)}
        columns={COLUMNS}
      />
      <div className="grid gap-3 p-4">
        {add.error?.fields['number'] ? (
          <p className="text-bad" role="alert">
            {words.taken}
          </p>
        ) : (
          <Failure of={add.error} />
        )}
        <Line>
          <Button
            type="primary"
            busy={add.isPending && words.storing}
            disabledReason={kept === 0 && words.nothing}
            onClick={() => add.mutate({ body: { carrier, number: invoice, csv } })}
          >
            {words.store}
          </Button>
        </Line>
      </div>
    </Card>
  )
}

const TONES = { counts: 'ok', not_told: 'warn', unknown: 'bad', again: 'warn' } as const

const COLUMNS: Column<Row>[] = [
  {
    head: words.tracking,
    names: true,
    render: (row) => <span className="code whitespace-nowrap">{row.tracking_number}</span>,
  },
  {
    head: words.package,
    render: ({ parcel }) => parcel && <Link to={to.package(parcel.id)}>{parcel.number}</Link>,
  },
  {
    head: words.billed,
    align: 'end',
    render: (row) => moneyWithCode(row.amount_minor, row.currency),
  },
  {
    head: words.inYuan,
    align: 'end',
    render: ({ charged_fen: fen }) => (fen === null ? '—' : money(fen)),
  },
  {
    head: words.told,
    align: 'end',
    render: ({ likely_fen: fen }) => (fen === null ? '—' : money(fen)),
  },
  {
    head: words.fate,
    render: ({ fate }) => <Tag tone={TONES[fate]}>{words.fates[fate]}</Tag>,
  },
]
