import { LINK_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { SearchLine } from '@longhaul/ui/search-line/SearchLine.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Link2 from 'lucide-react/icons/link-2'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { addressOfPasted, withLineBreaks } from './pasted-text.ts'

const SLIM = buttonLook('primary', 'normal', 'joined')
const HERO = buttonLook('primary', 'bigger', 'joinedWide')
const HERO_PASTE = buttonLook('assistWhite', 'bigger', 'joinedWide')

/**
 * The paste box. Submitting a link, or any text that contains one, opens the goods page with it and empties
 * the box; blank input does nothing (docs/rules/goods.md). It is a plain form, so it works before hydration.
 * On a telephone its button pastes while the box is empty; the `slim` variant does so on tablets too, and its
 * buttons have no room for words there.
 */
export function SearchForm({
  look,
  label = shellText.searchLabel,
}: {
  look: 'slim' | 'hero'
  label?: string
}) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const pasted = useRef('')

  function open(wanted: string) {
    if (wanted.trim() === '') return
    setText('')
    navigate(addressOfPasted(wanted))
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The field itself: what is pasted while the page hydrates is not in the state yet.
    const typed = String(new FormData(event.currentTarget).get('url'))
    // A pasted list may be longer than the field: it is kept whole.
    open(withLineBreaks(typed, pasted.current, LINK_TEXT_MAX))
  }

  return (
    <form className="w-full" role="search" action="/productdetail" ref={form} onSubmit={submit}>
      <SearchLine
        look={look}
        label={label}
        icon={<Link2 />}
        name="url"
        type="text"
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={LINK_TEXT_MAX}
        placeholder={shellText.searchPlaceholder}
        value={text}
        onPaste={(event) => {
          pasted.current = event.clipboardData.getData('text')
        }}
        onChange={(event) => setText(event.target.value)}
        button={
          <>
            {text === '' && <PasteButton look={look} form={form} onPaste={open} />}
            <SendButton look={look} isEmpty={text === ''} />
          </>
        }
      />
    </form>
  )
}

// Plain buttons: they need neither the click guard nor the explanations of ui's Button, which every first
// visit would have to load.

function SendButton({ look, isEmpty }: { look: 'slim' | 'hero'; isEmpty: boolean }) {
  if (look === 'hero')
    return (
      <button type="submit" {...HERO}>
        <span className="btn-face">{shellText.searchButton}</span>
      </button>
    )
  return (
    <span className={isEmpty ? 'grid max-lg:hidden' : 'grid'}>
      <button type="submit" aria-label={shellText.searchButton} {...SLIM}>
        <span className="btn-face max-lg:hidden">{shellText.searchButton}</span>
        <span className="btn-face lg:hidden">
          <ArrowRight />
        </span>
      </button>
    </span>
  )
}

/** Reads the clipboard when tapped and submits its text. Focuses the box where access is refused. */
function PasteButton({
  look,
  form,
  onPaste,
}: {
  look: 'slim' | 'hero'
  form: RefObject<HTMLFormElement | null>
  onPaste: (text: string) => void
}) {
  async function paste() {
    try {
      onPaste(await navigator.clipboard.readText())
    } catch {
      form.current?.querySelector('input')?.focus()
      // If the toast cannot be loaded, the focused box is hint enough.
      await import('@longhaul/ui/toast/toast.ts').then(
        ({ toast }) => toast.info(shellText.pasteRefused),
        () => undefined,
      )
    }
  }
  const face = (
    <button
      type="button"
      aria-label={shellText.pasteButton}
      title={shellText.pasteButton}
      onClick={() => void paste()}
      {...(look === 'slim' ? SLIM : HERO_PASTE)}
    >
      <span className="btn-face">
        <ClipboardPaste />
      </span>
    </button>
  )
  return <span className={look === 'slim' ? 'grid lg:hidden' : 'grid md:hidden'}>{face}</span>
}
