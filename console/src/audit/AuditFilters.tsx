import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { auditText } from '@longhaul/text/console/audit/audit.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchChange, useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { DayFilter } from '../shared/DayFilter.tsx'
import { NONE, readFilters } from './filters.ts'

const words = auditText
const byLabel = (entry: { label: string }, other: { label: string }) => entry.label.localeCompare(other.label)

/** Filters by person, action, kind of subject and date, kept in the address. */
export function AuditFilters() {
  const choices = useCall('GET /staff/audit/choices', undefined, { staleMs: 60_000 }).data
  const [params, change] = useSearchChange()
  const [person, setPerson] = useSearchParam('person')
  const [action, setAction] = useSearchParam('action')
  const [kind, setKind] = useSearchParam('subject_kind', { drop: 'subject_id' })
  const people = (choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3 *:max-w-56 *:min-w-0">
      <SelectField
        label={words.person}
        unmarked
        empty={consoleWords.all}
        options={[...people, { value: 'command', label: words.command }]}
        value={person}
        onChange={setPerson}
      />
      <SelectField
        label={words.action}
        unmarked
        empty={consoleWords.all}
        options={(choices?.actions ?? [])
          .map(({ value, words: label }) => ({ value, label }))
          .toSorted(byLabel)}
        value={action}
        onChange={setAction}
      />
      <SelectField
        label={words.subjectKind}
        unmarked
        empty={consoleWords.all}
        options={(choices?.subject_kinds ?? [])
          .map(({ value, words: label }) => ({ value, label }))
          .toSorted(byLabel)}
        value={kind}
        onChange={setKind}
      />
      <DayFilter from={params.get('from') ?? ''} to={params.get('to') ?? ''} onChange={change} />
      {Object.keys(readFilters(params)).length > 0 && (
        <Button onClick={() => change(NONE)}>{words.clear}</Button>
      )}
    </div>
  )
}
