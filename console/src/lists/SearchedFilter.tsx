import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { listsText } from '@longhaul/text/console/lists/lists.ts'
import { Combobox } from '@longhaul/ui/field/Combobox.tsx'
import { useEffect, useState } from 'react'
import { useRested } from '../shared/use-rested.ts'

/**
 * A filter whose value is searched for: a shopper by name or code, a shelf by its beginning. It applies once
 * a value is chosen, with Enter or a click; text that matches no value is reverted on blur.
 */
export function SearchedFilter({
  list,
  name,
  label,
  max,
  value,
  onChange,
}: {
  list: ListId
  name: string
  label: string
  max: number
  value: string
  onChange: (value: string) => void
}) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const q = useRested(typed.trim())
  const isAsked = q !== '' && q !== value
  const found = useCall(
    'GET /staff/list_choices',
    { query: { list, filter: name, q } },
    { enabled: isAsked, keepPrevious: true },
  )
  const choices = isAsked ? (found.data?.items ?? []) : []
  const isRack = name === 'shelf'
  function take(next: string) {
    setTyped(next)
    if (next !== value) onChange(next)
  }
  /**
   * Applies the typed text: empty clears the filter; a complete name, or a single match, counts as chosen.
   */
  function settle() {
    const words = typed.trim()
    if (words === '' || words === value) return take(words)
    const same = choices.find((choice) => choice.value.toLowerCase() === words.toLowerCase())
    const only = choices.length === 1 && q === words ? choices[0] : undefined
    if (isRack && choices.length > 0) return take((same?.value ?? words.toUpperCase()).slice(0, max))
    setTyped(value)
    const taken = same ?? only
    if (taken) take(taken.value)
  }
  return (
    <Combobox
      label={label}
      unmarked
      spellCheck={false}
      maxLength={100}
      listLabel={label}
      none={found.isFetching || q !== typed.trim() ? listsText.searching : listsText.noChoice}
      suggest={() => choices}
      value={typed}
      onChange={setTyped}
      onChoose={take}
      onBlur={settle}
      onKeyUp={(event) => {
        if (event.key === 'Enter') settle()
      }}
    />
  )
}
