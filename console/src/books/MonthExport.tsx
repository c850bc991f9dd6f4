import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { monthName } from '@longhaul/text/format.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { named } from '@longhaul/text/marks.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { SaveDocument } from '../shared/SaveDocument.tsx'

const words = ledgerText.month
const PARTS = ['accounts', 'transactions'] as const

/**
 * Two files for a month: account balances and movements, and every posting. `first` is the first month in the
 * books.
 */
export function MonthExport({ first, onClose }: { first: string | null; onClose: () => void }) {
  const months = monthsSince(first, new Date())
  const [month, setMonth] = useState(months[0]!)
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Stack>
        <p>{words.text}</p>
        <SelectField
          label={words.month}
          unmarked
          empty={null}
          options={months.map((choice) => ({ value: choice, label: monthName(choice) }))}
          value={month}
          onChange={setMonth}
        />
        {PARTS.map((part) => (
          <Stack as="section" tight key={part}>
            <h3>{words[part]}</h3>
            <p className="muted">{words[`${part}Text`]}</p>
            <div>
              <SaveDocument
                path={`/staff/ledger/months/${month}/${part}.csv`}
                fileName={`ledger-${month}-${part}.csv`}
                label={named(words.save, words[part])}
              >
                {words.save}
              </SaveDocument>
            </div>
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}

/** The months since `first`, newest first, in Shanghai time; five years at most. */
function monthsSince(first: string | null, now: Date): string[] {
  const [year, month] = shanghaiDay(now).split('-').map(Number)
  return Array.from({ length: 60 }, (_, back) =>
    new Date(Date.UTC(year!, month! - 1 - back)).toISOString().slice(0, 7),
  ).filter((entry, at) => at === 0 || entry >= (first ?? '9999'))
}
