import { useNavigate } from '@longhaul/ui/address/router.tsx'
import type { MouseEvent } from 'react'

/**
 * The text of an article: HTML that the server rendered and sanitised. Its links to pages of the shop open
 * without a full page load.
 */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()

  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!href?.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || modified) return
    event.preventDefault()
    navigate(href)
  }

  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are links; Enter clicks them
  return <div className="article-body" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
