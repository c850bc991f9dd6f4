import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { type CannedFacts, fillIn } from '@longhaul/domain/conversations/canned.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import type { Lang } from '@longhaul/text/lang.ts'
import { htmlLang, pageLang } from '@longhaul/text/lang.ts'
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
            lang={htmlLang[pageLang]}
            title={fillIn(lang === 'zh' ? answer.body_zh : answer.body_en, facts)}
            onClick={() => onPick(fillIn(lang === 'zh' ? answer.body_zh : answer.body_en, facts))}
          >
            {pageLang === 'zh' ? answer.title_zh : answer.title_en}
          </button>
        </li>
      ))}
    </Menu>
  )
}
