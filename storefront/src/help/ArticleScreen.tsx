import { ArticleView } from './ArticleView.tsx'
import { useArticle } from './use-article.ts'
import { ArticleList } from './ArticleList.tsx'

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
