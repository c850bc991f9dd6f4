import { later } from '@longhaul/browser/chunk/later.tsx'
import { ArticleView, preloadAround } from './ArticleView.tsx'
import { useArticle } from './use-article.ts'

const ArticleList = later(() => import('./ArticleList.tsx').then((found) => found.ArticleList))

/** `/article/:id/…`: terms, privacy, about us and the like; `/article` lists them. */
export default function ArticleScreen() {
  const { id, article } = useArticle()
  if (id === undefined) return <ArticleList />
  return (
    <div className="wrap gap-14 pt-8 pb-14 lg:grid lg:grid-cols-[minmax(0,42rem)_15rem] lg:items-start">
      <ArticleView of={article} home="article" />
    </div>
  )
}

export const preloadParts = (): Promise<unknown> => Promise.all([ArticleList.preload(), preloadAround()])
