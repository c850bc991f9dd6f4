import { percent } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { type FormEvent, useState } from 'react'
import { MARKETPLACES, PROBLEM_RATES, type SearchFilters } from './use-search-filters.ts'

const say = searchText.filters

/** The filters: beside the goods on a desk, folded above them on a telephone. */
export function Filters({ filters }: { filters: SearchFilters }) {
  return (
    <>
      <aside className="max-lg:hidden" aria-label={say.title}>
        <FilterForm filters={filters} />
      </aside>
      <div className="lg:hidden">
        <Folded title={say.title} open={filters.any}>
          <div className="pb-3">
            <FilterForm filters={filters} />
          </div>
        </Folded>
      </div>
    </>
  )
}

function FilterForm({ filters }: { filters: SearchFilters }) {
  const [min, setMin] = useState(filters.min)
  const [max, setMax] = useState(filters.max)
  function submit(event: FormEvent) {
    event.preventDefault()
    filters.change({ min, max })
  }
  const options = MARKETPLACES.map((id) => ({ value: id, label: platformName(id) }))
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <fieldset>
        <legend className="mb-1">{say.price}</legend>
        <div className="grid grid-cols-2 gap-2">
          <TextField
            label={say.from}
            labelHidden
            unmarked
            before="¥"
            placeholder={say.from}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={min}
            onChange={setMin}
          />
          <TextField
            label={say.to}
            labelHidden
            unmarked
            before="¥"
            placeholder={say.to}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            value={max}
            onChange={setMax}
          />
        </div>
      </fieldset>
      <Button submit size="small">
        {say.apply}
      </Button>
      <SelectField
        label={say.marketplace}
        unmarked
        empty={say.all}
        options={options}
        value={filters.marketplace}
        onChange={(market) => filters.change({ market })}
      />
      <CheckboxField
        label={say.weighed}
        value={filters.isWeighed}
        onChange={(value) => filters.change({ weighed: value ? '1' : '' })}
      />
      <CheckboxField
        label={say.photos}
        value={filters.hasPhotos}
        onChange={(value) => filters.change({ photos: value ? '1' : '' })}
      />
      <SelectField
        label={say.problems}
        unmarked
        empty={say.anyProblems}
        options={PROBLEM_RATES.map((rate) => ({
          value: rate,
          label: say.atMost(Number(rate) === 0 ? '' : percent(Number(rate))),
        }))}
        value={filters.problems}
        onChange={(problems) => filters.change({ problems })}
      />
    </form>
  )
}
