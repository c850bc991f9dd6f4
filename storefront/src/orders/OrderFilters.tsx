import { orderListText } from '@longhaul/text/storefront/orders/order-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useEffect, useState } from 'react'
import type { OrderFilterState } from './use-order-filters.ts'

const say = orderListText.list

/** Words are searched on Enter or with the button; days apply immediately. */
export function OrderFilters({ filters }: { filters: OrderFilterState }) {
  const { q, from, to } = filters.values
  const [words, setWords] = useState(q)
  useEffect(() => setWords(q), [q])

  function search(event: FormEvent) {
    event.preventDefault()
    filters.set({ q: words.trim() })
  }
  return (
    <form className="flex flex-wrap items-end gap-3" role="search" aria-label={say.filters} onSubmit={search}>
      <div className="flex flex-1 basis-72 items-end gap-2">
        <div className="flex-1">
          <TextField
            label={say.search}
            unmarked
            type="search"
            enterKeyHint="search"
            maxLength={100}
            value={words}
            onChange={setWords}
          />
        </div>
        <Button submit guardMs={0} aria-label={say.searchButton} icon={<Search />} />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 sm:w-auto [&_.field]:grid-cols-1">
        <TextField
          label={say.from}
          unmarked
          type="date"
          max={to || undefined}
          value={from}
          onChange={(day) => filters.set({ from: day })}
        />
        <TextField
          label={say.to}
          unmarked
          type="date"
          min={from || undefined}
          value={to}
          onChange={(day) => filters.set({ to: day })}
        />
      </div>
      {filters.any && (
        <Button guardMs={0} onClick={() => filters.set({ q: '', from: '', to: '' })}>
          {say.clear}
        </Button>
      )}
    </form>
  )
}
