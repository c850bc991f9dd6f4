import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'

/**
 * One article in both languages side by side; without an id, a new one. When a new article gets its address,
 * the same editor stays mounted, so that a click right after saving still works.
 */
export default function ArticleScreen() {
  const [text] = useSearchParam('id')
  const navigate = useNavigate()
  const [added, setAdded] = useState<string>()
  const isWrittenHere = text === '' || text === added
  // An invalid id is replaced by one that does not exist.
  const id = /^\d{1,6}$/.test(text) && text !== '0' ? Number(text) : 1_000_000
  const article = useCall(
    'GET /staff/articles/{id}',
    { params: { id } },
    { enabled: !isWrittenHere, staleMs: 0 },
  )

  function keepAt(address: number) {
    setAdded(String(address))
    navigate(to.article(address), { replace: true })
  }

  if (isWrittenHere) return <ArticleEditor key="new" opened={undefined} onAdded={keepAt} />
  if (!article.data)
    return (
      <Page title={contentText.editTitle(Number(text) || 0)}>
        <Loaded of={article} skeleton={<Skeleton kind="card" count={2} />}>
          {() => null}
        </Loaded>
      </Page>
    )
  return <ArticleEditor key={text} opened={article.data} onAdded={() => undefined} />
}
