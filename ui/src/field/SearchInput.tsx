import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { IconButton } from '../button/IconButton.tsx'

/** A search box with a button to clear it. `label` is its name and its placeholder. */
export function SearchInput({
  label,
  clearLabel,
  value,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'className' | 'aria-label'> & {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <span className="box search-input" role="search">
      <Search />
      <input
        placeholder={label}
        {...input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <IconButton label={clearLabel} icon={<X />} onClick={() => onChange('')} />}
    </span>
  )
}
