import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SearchLine } from '@longhaul/ui/search-line/SearchLine.tsx'
import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { to } from '../links.ts'

/** Searches the help articles. A plain form, so it works before hydration. */
export function HelpSearch({ words = '' }: { words?: string }) {
  const navigate = useNavigate()
  const [text, setText] = useState(words)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '') navigate(to.helpSearch(text.trim()))
  }

  return (
    <form role="search" action="/faq" onSubmit={submit}>
      <SearchLine
        label={helpText.searchLabel}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={100}
        placeholder={helpText.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        button={
          <Button
            submit
            type="primary"
            shape="joined"
            guardMs={0}
            icon={<Search />}
            aria-label={helpText.searchButton}
          />
        }
      />
    </form>
  )
}
