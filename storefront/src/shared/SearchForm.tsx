import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { SearchLine } from '@longhaul/ui/search-line/SearchLine.tsx'
import Link2 from 'lucide-react/icons/link-2'
import { type FormEvent, useState } from 'react'
import { to } from '../links.ts'
import { shortened } from './shortened.ts'

/** As much as the link engine reads (docs/rules/goods.md). */
const TEXT_MAX = 4000
const SLIM = buttonLook('primary', 'normal', 'joined')
const HERO = buttonLook('primary', 'bigger', 'joinedWide')

/**
 * The paste box: a link, or any text that holds one, opens the goods page with it; blanks alone do nothing; the box is empty again
 * afterwards (docs/rules/goods.md). A plain form, so it works before the page has come alive.
 */
export function SearchForm({
  look,
  label = shellText.searchLabel,
  onSent,
}: {
  look: 'slim' | 'hero'
  label?: string
  onSent?: () => void
}) {
  const navigate = useNavigate()
  const [text, setText] = useState('')

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '') return
    setText('')
    navigate(to.goods(shortened(wanted)))
    onSent?.()
  }

  return (
    <form className="w-full" role="search" action="/productdetail" onSubmit={submit}>
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
        maxLength={TEXT_MAX}
        placeholder={shellText.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        button={
          // ui's Button would guard and explain; this one needs neither, and every first visit would load it
          <button type="submit" {...(look === 'hero' ? HERO : SLIM)}>
            <span className="btn-face">{shellText.searchButton}</span>
          </button>
        }
      />
    </form>
  )
}
