import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { PLATFORMS } from '@longhaul/domain/links/parsed-link.ts'
import { type ListFilter, type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { DayFilter } from '../shared/DayFilter.tsx'
import { SearchedFilter } from './SearchedFilter.tsx'
import type { OpenList } from './use-list.ts'

/** The filters of a list, kept in the address and applied as soon as they are chosen. */
export function ListFilters({ list, open }: { list: ListId; open: OpenList }) {
  return (
    <div
      className="flex min-w-0 flex-1 flex-wrap items-end gap-3 max-desk:basis-full max-md:flex-none max-md:grid max-md:w-full max-md:grid-cols-2"
      role="group"
      aria-label={listsText.filters}
    >
      {Object.entries(listShape(list).filters).map(([name, filter]) =>
        filter.kind === 'day' ? null : (
          <div key={name} className="max-w-36 max-md:max-w-none">
            <Filter
              list={list}
              name={name}
              filter={filter}
              value={open.words[name] ?? ''}
              onChange={(value) => open.filter({ [name]: value })}
            />
          </div>
        ),
      )}
      {'from' in listShape(list).filters && (
        <DayFilter from={open.words['from'] ?? ''} to={open.words['to'] ?? ''} onChange={open.filter} />
      )}
    </div>
  )
}

function Filter({
  list,
  name,
  filter,
  value,
  onChange,
}: {
  list: ListId
  name: string
  filter: Exclude<ListFilter, { kind: 'day' }>
  value: string
  onChange: (value: string) => void
}) {
  const label = listsText.columnOf(list, name)
  if (filter.kind === 'choice')
    return (
      <SelectField
        label={label}
        unmarked
        empty={consoleWords.all}
        options={filter.of.map((entry) => ({ value: entry, label: listsText.wordOf(list, name, entry) }))}
        value={value}
        onChange={onChange}
      />
    )
  if (filter.kind === 'kept') return <KeptFilter {...{ label, value, onChange }} of={filter.of} />
  return <SearchedFilter {...{ list, name, label, value, onChange }} max={filter.max} />
}

/**
 * A choice among the shop's current values. A value from the address that no longer exists stays selected, so
 * that the filter is visible and removable.
 */
function KeptFilter({
  label,
  of,
  value,
  onChange,
}: {
  label: string
  of: 'warehouses' | 'platforms' | 'countries'
  value: string
  onChange: (value: string) => void
}) {
  const warehouses = useCall('GET /warehouses', undefined, { enabled: of === 'warehouses' })
  const countries = useCall('GET /country', undefined, { enabled: of === 'countries' })
  const options = {
    warehouses: (warehouses.data?.warehouses ?? []).map(({ id, name }) => ({
      value: id,
      label: `${id} ${name}`,
    })),
    platforms: PLATFORMS.map((platform) => ({ value: platform, label: platform })),
    countries: (countries.data?.countries ?? []).map(({ code, name }) => ({
      value: code,
      label: `${code} ${name}`,
    })),
  }[of]
  const known = value === '' || options.some((option) => option.value === value)
  return (
    <SelectField
      label={label}
      unmarked
      empty={consoleWords.all}
      options={known ? options : [...options, { value, label: value }]}
      value={value}
      onChange={onChange}
    />
  )
}
