import { CALENDAR_IDS, type CalendarId, calendarOf } from '@longhaul/domain/orders/calendars.ts'
import type { WorkingDays } from '@longhaul/domain/orders/working-days.ts'
import { setupText } from '@longhaul/text/console/setup/setup.ts'
import { format } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'

const words = setupText.days

/** Fills the fields below with a place's public holidays, replacing their content. Saves nothing. */
export function CalendarChoice({ onTake }: { onTake: (calendar: WorkingDays) => void }) {
  const [chosen, choose] = useState<CalendarId>()
  const [taken, setTaken] = useState<CalendarId>()
  const take = () => {
    if (!chosen) return
    onTake(calendarOf(chosen))
    setTaken(chosen)
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label={words.place}
        hint={words.placeHint}
        error={null}
        unmarked
        width="medium"
        value={chosen ?? ''}
        onChange={(value) => choose(CALENDAR_IDS.find((id) => id === value))}
        options={CALENDAR_IDS.map((id) => ({ value: id, label: nameOf(id) }))}
      />
      <Line>
        <Button guardMs={0} disabledReason={chosen ? null : words.placeNeeded} onClick={take}>
          {words.take}
        </Button>
        <span role="status" className="text-sm text-ink-2">
          {taken && words.taken(nameOf(taken))}
        </span>
      </Line>
    </div>
  )
}

function nameOf(id: CalendarId): string {
  if (id === 'none') return words.noHolidays
  return id === 'CN' ? words.mainland : format.country(id)
}
