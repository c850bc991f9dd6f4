import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { answerTo } from './answer-to.ts'
import type { PageState } from './page-plan.ts'

/**
 * A page's structured data in the vocabulary of schema.org: the site for the home page, an article with its
 * date, a public list with its goods. It is in a block of data that browsers do not execute, so the policy
 * against inline scripts does not apply.
 */
export function structuredData(path: string, url: string, answers: PageState['answers']): object | undefined {
  const site = answerTo(answers, 'GET /configurations')
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
  const list = answerTo(answers, 'GET /public_lists/{code}')?.list
  if (list) return itemList(list, url)
  const article = answerTo(answers, 'GET /article/{id}')
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

/**
 * A public list. Its goods have no offers: others sell them, and what they ask today is not known; nor
 * reviews. What our scale has seen is a fact.
 */
function itemList(list: NonNullable<Reply<'GET /public_lists/{code}'>['list']>, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: list.title,
    ...(list.intro ? { description: list.intro } : {}),
    url,
    dateModified: list.updated_at,
    numberOfItems: list.goods.length,
    itemListElement: list.goods.map((entry, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Product',
        name: entry.title,
        ...(entry.helper_title ? { alternateName: entry.helper_title } : {}),
        url: publicUrl(`/goods/${entry.marketplace}/${entry.item_id}`),
        ...(entry.seen?.weight_grams
          ? {
              weight: {
                '@type': 'QuantitativeValue',
                value: entry.seen.weight_grams.median,
                unitCode: 'GRM',
              },
            }
          : {}),
      },
    })),
  }
}
