import { type Period } from '@longhaul/domain/reports/period.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { daysText } from '@longhaul/text/console/shell/days.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import { PRESETS, presetPeriod } from './day-presets.ts'

const CHOICES = [...PRESETS, 'own'] as const

/**
 * Filters a list by days: a preset, or two custom dates. It stores the first and last day, either of which
 * may be empty, rather than the preset, so that an address means the same days tomorrow.
 */
export function DayFilter({ from, to, onChange }: Period & { onChange: (days: Period) => void }) {
  const [isOwn, setOwn] = useState(false)
  const today = shanghaiDay(new Date())
  const isAny = from === '' && to === ''
  const preset = PRESETS.find((name) => {
    const days = presetPeriod(name, today)
    return days.from === from && days.to === to
  })
  const chosen = isOwn ? 'own' : isAny ? '' : (preset ?? 'own')
  function choose(value: string) {
    setOwn(value === 'own')
    const next = PRESETS.find((name) => name === value)
    if (next) onChange(presetPeriod(next, today))
    else if (value === '') onChange({ from: '', to: '' })
  }
  return (
    <>
      <div className="min-w-0">
        <SelectField
          label={daysText.label}
          unmarked
          empty={daysText.any}
          options={CHOICES.map((name) => ({ value: name, label: daysText.presets[name] }))}
          value={chosen}
          onChange={choose}
        />
      </div>
      {chosen === 'own' && (
        <>
          <TextField
            label={daysText.from}
            type="date"
            unmarked
            value={from}
            onChange={(day) => onChange({ from: day, to })}
          />
          <TextField
            label={daysText.to}
            type="date"
            unmarked
            value={to}
            onChange={(day) => onChange({ from, to: day })}
          />
        </>
      )}
    </>
  )
}
