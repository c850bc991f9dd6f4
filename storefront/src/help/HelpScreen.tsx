import { later } from '@longhaul/browser/chunk/later.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Suspense } from 'react'
import { ArticleView, preloadAround } from './ArticleView.tsx'
import { useArticle } from './use-article.ts'
import './help.css'

const HelpNav = later(() => import('./HelpNav.tsx').then((found) => found.HelpNav))
const HelpIndex = later(() => import('./HelpIndex.tsx').then((found) => found.HelpIndex))
const HelpResults = later(() => import('./HelpResults.tsx').then((found) => found.HelpResults))

/** `/faq/:id/:name`: an article of the help centre; `/faq` is its contents page, `/faq?q=` a search in it. */
export default function HelpScreen() {
  const [words] = useSearchParam('q')
  const { id, article } = useArticle()
  if (words.trim() !== '') return <HelpResults words={words.trim().slice(0, 100)} />
  if (id === undefined) return <HelpIndex />
  return (
    <div className="wrap page help">
      {!article.error && (
        <Suspense fallback={<div />}>
          <HelpNav current={id} category={article.data?.category} />
        </Suspense>
      )}
      <ArticleView of={article} home="help" />
    </div>
  )
}

export const preloadParts = (): Promise<unknown> =>
  Promise.all([HelpNav.preload(), HelpIndex.preload(), HelpResults.preload(), preloadAround()])
