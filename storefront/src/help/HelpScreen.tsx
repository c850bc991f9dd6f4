import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { ArticleView } from './ArticleView.tsx'
import { useArticle } from './use-article.ts'
import { HelpNav } from './HelpNav.tsx'
import { HelpIndex } from './HelpIndex.tsx'
import { HelpResults } from './HelpResults.tsx'

/** Subjects, article and contents in three columns, two, or one; nothing inside widens the page. */
const ARTICLE_COLUMNS =
  'wrap grid grid-cols-1 gap-x-10 gap-y-8 pt-8 pb-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start min-[72rem]:grid-cols-[14rem_minmax(0,42rem)_minmax(10rem,1fr)] lg:[&>aside]:col-start-2 min-[72rem]:[&>aside]:col-auto'

/** `/faq/:id/:name`: an article of the help centre; `/faq` is its contents page, `/faq?q=` a search in it. */
export default function HelpScreen() {
  const [words] = useSearchParam('q')
  const { id, article } = useArticle()
  if (words.trim() !== '') return <HelpResults words={words.trim().slice(0, 100)} />
  if (id === undefined) return <HelpIndex />
  return (
    <div className={ARTICLE_COLUMNS}>
      {!article.error && <HelpNav current={id} category={article.data?.category} />}
      <ArticleView of={article} home="help" />
    </div>
  )
}
