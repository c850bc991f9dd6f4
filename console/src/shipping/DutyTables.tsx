import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { tidyHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { dutyDeskText as words } from '@longhaul/text/console/shipping/duty-desk.ts'
import { date, number } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { placeNames } from '../shared/DutyAlarmNote.tsx'
import { useRested } from '../shared/use-rested.ts'

type Listed = Reply<'GET /staff/duty_tables'>['tables'][number]

/** The tables of rates by tariff number, and the rate that each has for one. */
export function DutyTables() {
  const [typed, setTyped] = useState('')
  const code = useRested(tidyHsCode(typed))
  const isCode = /^\d{6,12}$/.test(code)
  const tables = useCall('GET /staff/duty_tables', { query: isCode ? { code } : {} }, { keepPrevious: true })
  return (
    <Card title={words.tables} flush>
      <div className="grid gap-3 p-4">
        <p className="muted max-w-form">{words.tablesText}</p>
        <TextField
          label={words.code}
          hint={words.codeHint}
          error={code !== '' && !isCode ? words.codeWrong : undefined}
          unmarked
          inputMode="numeric"
          maxLength={20}
          width="medium"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Loaded of={tables}>
        {({ tables: listed }) => (
          <Table
            caption={words.tables}
            captionHidden
            rows={listed}
            rowKey={({ name }) => name}
            columns={isCode ? [...COLUMNS, rateColumn(code)] : COLUMNS}
          />
        )}
      </Loaded>
    </Card>
  )
}

const COLUMNS: Column<Listed>[] = [
  {
    head: words.table,
    names: true,
    render: ({ title, name }) => (
      <>
        {title} <span className="code muted">{name}</span>
      </>
    ),
  },
  { head: words.usedBy, render: ({ places }) => placeNames(places) },
  {
    head: words.tableDay,
    render: ({ copied, strength }) => (
      <span className="flex flex-wrap gap-1 whitespace-nowrap">
        {date(copied)} {strength === 'old' && <Tag tone="warn">{words.strengths.old}</Tag>}
      </span>
    ),
  },
  {
    head: words.tableSource,
    render: ({ source, licence }) => (
      <span className="text-sm text-ink-2 wrap-anywhere">
        {source} · {licence}
      </span>
    ),
  },
  { head: words.tableLines, align: 'end', render: ({ lines }) => number(lines) },
]

const rateColumn = (code: string): Column<Listed> => ({
  head: words.rateOf(code),
  render: ({ rate, is_range }) =>
    rate === '' ? (
      <span className="muted">{words.noRate}</span>
    ) : (
      <span>
        <b className="font-medium">{rate}</b>
        {is_range && <span className="muted block text-sm">{words.isRange}</span>}
      </span>
    ),
})
