import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'

/** Searches a list for words, on Enter or with the button. */
export function SearchBox({
  label,
  hint,
  button,
  words,
  onSearch,
}: {
  label: string
  hint?: string
  /** The button's name. */
  button: string
  words: string
  onSearch: (words: string) => void
}) {
  const [typed, setTyped] = useState(words)
  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form role="search" className="flex w-full max-w-80 items-end gap-2" onSubmit={search}>
      <div className="flex-1">
        <TextField
          label={label}
          labelHidden
          unmarked
          type="search"
          placeholder={hint}
          maxLength={100}
          enterKeyHint="search"
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Button submit guardMs={0} icon={<Search />} aria-label={button} />
    </form>
  )
}
