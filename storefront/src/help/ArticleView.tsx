import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { LANGUAGES, inEachLanguage } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { HOW_TO_BUY, to } from '../links.ts'
import { Contents } from '../shared/Contents.tsx'
import { useHead, useOwnAddress } from '../shared/head.ts'
import { SampleSheet } from '../shared/inspection/SampleSheet.tsx'
import { SIDE_HEADING, SIDE_LINK, SIDE_LIST } from '../shared/side-link.ts'
import type { Article } from './use-article.ts'
import { ArticleFoot } from './ArticleFoot.tsx'

/** As wide as the text below (help.css). */
const LEAD = 'mt-3 mb-6 max-w-[30.5em] text-lg text-ink-2 [&:lang(zh)]:max-w-[40em]'

/** An article with everything around its text. */
export function ArticleView({
  of,
  home,
}: {
  of: UseQueryResult<Article, CallError>
  home: 'help' | 'article'
}) {
  return (
    <Loaded of={of} skeleton={<Skeleton count={8} />}>
      {(article) => <Whole article={article} home={home} />}
    </Loaded>
  )
}

function Whole({ article, home }: { article: Article; home: 'help' | 'article' }) {
  const address = home === 'help' ? to.help : to.article
  const path = address(article.id, article.article_name)
  const foreign = article.lang !== pageLang
  const pathIn = (name: string | null) => (name === null ? null : address(article.id, name))
  const alternates = inEachLanguage((lang) => pathIn(article.names[lang]))
  const own = useOwnAddress(path, alternates) ?? path
  useHead({
    title: article.article_name,
    description: article.summary,
    canonical: path,
    alternates,
  })
  return (
    <>
      <article lang={foreign ? LANGUAGES[article.lang].html : undefined}>
        <header>
          {home === 'help' && (
            <p className="mb-3 flex flex-wrap gap-2 text-sm text-ink-2" data-screen-only="">
              <Link to={to.helpIndex()}>{helpText.title}</Link>
              <span aria-hidden="true">/</span>
              {helpText.categories[article.category] ?? article.category}
            </p>
          )}
          {foreign && (
            <p lang={LANGUAGES[pageLang].html} className="mb-4 rounded-card bg-info-tint px-4 py-3 text-info">
              {helpText.otherLanguage}
            </p>
          )}
          <h1 tabIndex={-1}>{article.article_name}</h1>
          <p className={LEAD}>{article.summary}</p>
        </header>
        <ArticleBody html={article.html} />
        {article.id === HOW_TO_BUY && (
          <div lang={LANGUAGES[pageLang].html} className="mt-8 print:hidden">
            <SampleSheet />
          </div>
        )}

        <ArticleFoot article={article} path={own} address={address} />
      </article>

      <ArticleAside article={article} address={address} />
    </>
  )
}

/**
 * The text of an article: HTML that the server rendered and sanitised. Its links to pages of the shop open
 * without a full page load.
 */
function ArticleBody({ html }: { html: string }) {
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

/** Next to an article: its headings and related articles. */
function ArticleAside({
  article,
  address,
}: {
  article: Article
  address: (id: number, name?: string) => string
}) {
  return (
    <aside className="max-lg:border-t max-lg:pt-6" data-screen-only="">
      <Contents title={helpText.contents} headings={article.headings} />
      {article.related.length > 0 && (
        <nav aria-labelledby="related" className="not-first:mt-8">
          <h2 id="related" className={SIDE_HEADING}>
            {helpText.related}
          </h2>
          <ul className={SIDE_LIST}>
            {article.related.slice(0, 5).map((other) => (
              <li key={other.id}>
                <Link className={SIDE_LINK} to={address(other.id, other.article_name)}>
                  {other.article_name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
