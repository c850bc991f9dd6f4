import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcuts } from '../shortcuts.ts'

const REST_MS = 250

/** Search of a list: asks when the typing rests; `/` goes there, Escape leaves. The words live in the address. */
export function SearchBox({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const change = useEffectEvent(onChange)

  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed.trim() === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed.trim()
      change(asked.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useShortcuts([{ keys: '/', does: consoleWords.search, act: () => input.current?.focus() }])

  return (
    <span className="box searchbox" role="search">
      <Search />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
        }}
      />
      {typed && <IconButton label={consoleWords.clearSearch} icon={<X />} onClick={() => setTyped('')} />}
    </span>
  )
}
