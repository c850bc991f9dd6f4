import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { SearchInput } from '@longhaul/ui/field/SearchInput.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcuts } from '../shortcuts.ts'

const REST_MS = 250

/**
 * Search box of a list, debounced. Enter and blur search immediately, so that a late search does not deselect
 * a row chosen right after typing. `/` focuses it, Escape leaves it. The caller keeps the query in the URL.
 */
export function SearchBox({
  label,
  value,
  wide = false,
  onChange,
}: {
  label: string
  value: string
  /** Grows to up to 420 px. */
  wide?: boolean
  onChange: (value: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const search = () => {
    if (typed.trim() === asked.current) return
    asked.current = typed.trim()
    onChange(asked.current)
  }
  const searchRested = useEffectEvent(search)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(searchRested, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useShortcuts([{ keys: '/', does: consoleWords.search, act: () => input.current?.focus() }])

  return (
    <div className={`flex w-[300px] grow ${wide ? 'max-w-[420px]' : 'md:grow-0'}`}>
      <SearchInput
        ref={input}
        label={label}
        clearLabel={consoleWords.clearSearch}
        maxLength={100}
        value={typed}
        onChange={setTyped}
        onBlur={search}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search()
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
    </div>
  )
}
