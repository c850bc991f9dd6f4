import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'

type Answers = readonly [readonly unknown[], unknown][]
type Article = {
  article_name: string
  summary: string
  updated_at: string
  lang: Lang
  is_faq: boolean
}
type Configuration = { WEBSITE_NAME: string; icon_path: string; WEBSITE_INFO: string; contact_email: string }

/**
 * What a page is, in the words of schema.org: the site itself at its door, an article with its date. It is data in a block that no browser
 * runs, so the policy against inline scripts has nothing to say about it.
 */
export function structuredData(path: string, url: string, answers: Answers): object | undefined {
  const answerTo = (spec: string) => answers.find(([key]) => key[0] === spec)?.[1]
  const site = answerTo('GET /configurations') as Configuration | undefined
  if (!site) return undefined
  const publisher = {
    '@type': 'Organization',
    name: site.WEBSITE_NAME,
    url: publicUrl('/'),
    ...(site.contact_email ? { email: site.contact_email } : {}),
    ...(site.icon_path ? { logo: publicUrl(site.icon_path) } : {}),
  }
  if (path === '/')
    return {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.WEBSITE_NAME,
      description: site.WEBSITE_INFO,
      url: publicUrl('/'),
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl('/faq')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }
  const article = answerTo('GET /article/{id}') as Article | undefined
  if (!article) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': article.is_faq ? 'TechArticle' : 'Article',
    headline: article.article_name,
    description: article.summary,
    dateModified: article.updated_at,
    inLanguage: LANGUAGES[article.lang].html,
    mainEntityOfPage: url,
    publisher,
  }
}
