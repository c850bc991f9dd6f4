import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { type CannedFacts, fillIn } from '@longhaul/domain/conversations/canned.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import BookText from 'lucide-react/icons/book-text'

/** The canned answers by title in the page's language; the picked one is inserted in the shopper's language. */
export function CannedMenu({
  lang,
  facts,
  onPick,
}: {
  lang: Lang
  facts: CannedFacts
  onPick: (text: string) => void
}) {
  const canned = useCall('GET /staff/canned_answers', undefined, { staleMs: 60_000 })
  return (
    <Menu
      align="end"
      button={
        <>
          <BookText />
          {conversationsText.canned}
        </>
      }
    >
      {(canned.data?.items ?? []).map((answer) => (
        <li key={answer.id}>
          <button
            type="button"
            lang={LANGUAGES[pageLang].html}
            title={fillIn(answer[`body_${lang}`], facts)}
            onClick={() => onPick(fillIn(answer[`body_${lang}`], facts))}
          >
            {answer[`title_${pageLang}`]}
          </button>
        </li>
      ))}
    </Menu>
  )
}
