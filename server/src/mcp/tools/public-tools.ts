import { filled, text } from '@longhaul/contract/fields.ts'
import { GoodsPhoto } from '@longhaul/contract/goods/goods-photos.ts'
import { GoodsEstimate } from '@longhaul/contract/goods/knowledge.ts'
import { articleSlug } from '@longhaul/domain/content/articles.ts'
import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { articleParagraphs } from '../article-paragraphs.ts'
import { ThirdParty, tool } from '../tool.ts'

export const knownPhotos = tool({
  name: 'known_photos',
  title: 'Photos and weights of earlier pieces',
  description:
    'Shows what our warehouse photographed and weighed of earlier pieces of a product, and what the next one is expected to weigh.',
  does: 'reads',
  calls: ['GET /goods/{marketplace}/{item}/photos', 'GET /goods/{marketplace}/{item}/knowledge'],
  input: Type.Object({
    platform: filled(40),
    item_id: filled(200),
    options: Type.Optional(text(OPTIONS_TEXT_MAX)),
  }),
  output: Type.Object({
    photos: Type.Array(
      Type.Object({
        url: Type.String({ description: 'Valid for a day' }),
        small_url: Type.String(),
        shows: GoodsPhoto.properties.shows,
        flaw: GoodsPhoto.properties.flaw,
        options: ThirdParty,
        weight_grams: Type.Integer(),
        pieces: Type.Integer(),
        taken_on: Type.String(),
      }),
    ),
    weighings: Type.Integer({ description: 'How often pieces of it were weighed here' }),
    arrived: Type.Integer(),
    problem_per_mille: Type.Integer({ description: 'Of 1,000 pieces that arrived, how many had a problem' }),
    expected_grams: GoodsEstimate.properties.weight_grams,
    explanation: Type.String(),
  }),
  async run({ platform: marketplace, item_id: item, options }, shop) {
    const args = { params: { marketplace, item }, query: options === undefined ? {} : { option: options } }
    const { photos } = await shop.call('GET /goods/{marketplace}/{item}/photos', args)
    const { seen, estimate } = await shop.call('GET /goods/{marketplace}/{item}/knowledge', args)
    return {
      photos: photos.map((photo) => ({
        url: publicUrl(photo.large.url),
        small_url: publicUrl(photo.small.url),
        shows: photo.shows,
        flaw: photo.flaw,
        options: photo.options_latin || photo.options_text,
        weight_grams: photo.weight_grams,
        pieces: photo.pieces,
        taken_on: photo.taken_on,
      })),
      weighings: seen?.weighings ?? 0,
      arrived: seen?.arrived ?? 0,
      problem_per_mille: seen?.problem_per_mille ?? 0,
      expected_grams: estimate.weight_grams,
      explanation: estimate.explanation,
    }
  },
  pictures: ({ photos }) =>
    photos.slice(0, PICTURES).map((photo) => photo.small_url.slice(publicUrl('').length)),
})

/** More would fill the model's memory. */
const PICTURES = 4

export const shopRules = tool({
  name: 'shop_rules',
  title: 'Rules of the shop',
  description:
    'Finds what the help articles of this shop say about a topic, such as storage, refunds, customs or fees, with their addresses.',
  does: 'reads',
  calls: ['GET /article', 'GET /article/{id}'],
  input: Type.Object({ topic: filled(100) }),
  output: Type.Object({
    articles: Type.Array(
      Type.Object({ name: Type.String(), url: Type.String(), paragraphs: Type.Array(Type.String()) }),
    ),
    others: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  }),
  async run({ topic }, shop) {
    const { articles } = await shop.call('GET /article', { query: { q: topic } })
    const read = await Promise.all(
      articles
        .slice(0, ARTICLES_READ)
        .map(async ({ id }) => await shop.call('GET /article/{id}', { params: { id } })),
    )
    const named = (article: (typeof articles)[number]) => ({
      name: article.article_name,
      url: publicUrl(
        `/${article.is_faq ? 'faq' : 'article'}/${article.id}/${articleSlug(article.article_name)}`,
      ),
    })
    return {
      articles: read.map((article) => ({ ...named(article), paragraphs: articleParagraphs(article.html) })),
      others: articles.slice(ARTICLES_READ, ARTICLES_NAMED).map(named),
    }
  },
})

const ARTICLES_READ = 2
const ARTICLES_NAMED = 10
