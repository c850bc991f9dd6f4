import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react'
import { SuggestionList } from './SuggestionList.tsx'
import { TextArea } from './TextArea.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** How many names are proposed at once. */
const SHOWN = 6

/**
 * A text area in which `@` proposes names: arrows move through them, Enter or a click writes the name, Escape
 * closes the list. Any other text stays as it is typed.
 */
export function NamingArea({
  names,
  listLabel,
  value = '',
  onChange,
  onKeyDown,
  ...area
}: Omit<ComponentProps<typeof TextArea>, 'ref'> & {
  names: readonly string[]
  /** The accessible name of the list. */
  listLabel: string
}) {
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const list = useSuggestions(begun?.typed ?? '', suggest, take)
  const shown = list.shown && list.found.length > 0

  function suggest(typed: string) {
    const start = typed.slice(1).toLowerCase()
    return names
      .filter((name) => name.toLowerCase().startsWith(start))
      .slice(0, SHOWN)
      .map((name) => ({ value: name, label: name }))
  }
  function take(name: string) {
    if (!begun) return
    const written = `@${name} `
    onChange?.(value.slice(0, begun.at) + written + value.slice(begun.at + begun.typed.length))
    setBegun(null)
    const caret = begun.at + written.length
    // Once React has written the text.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret))
  }
  function change(text: string) {
    onChange?.(text)
    const found = findBegun(text.slice(0, field.current?.selectionStart ?? text.length))
    setBegun(found)
    if (found) list.restart()
    else list.close()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a Chinese input method composes, its keys are its own.
    if (shown && !event.nativeEvent.isComposing) list.press(event)
    if (!event.defaultPrevented) onKeyDown?.(event)
    else event.stopPropagation()
  }
  return (
    <div className="combobox" data-naming="">
      <TextArea
        {...area}
        ref={field}
        value={value}
        aria-autocomplete="list"
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && list.active >= 0 ? `${listId}-${list.active}` : undefined}
        onChange={change}
        onKeyDown={press}
        onBlur={(event) => {
          list.close()
          area.onBlur?.(event)
        }}
      />
      <SuggestionList id={listId} label={listLabel} none="" {...list} shown={shown} />
    </div>
  )
}

/** A name that is being typed: where its `@` stands, and what is typed of it, the `@` included. */
type Begun = { at: number; typed: string }

/** The name at the end of a text. Not within an address for mail; the sign may be full-width. */
function findBegun(text: string): Begun | null {
  const match = /(?<![\p{Script=Latin}\d._-])[@＠][^@＠\n]{0,30}$/u.exec(text)
  return match && { at: match.index, typed: match[0] }
}
