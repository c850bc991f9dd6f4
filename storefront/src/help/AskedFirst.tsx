import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { type PictureName, pictureUrl } from '../shared/pictures.ts'
import type { Category } from './categories.ts'

/**
 * Newcomers' first questions, in the order of a purchase, each with a picture: how to buy, what we check, how
 * long goods may be stored, what shipping costs.
 */
const FIRST: readonly { id: number; picture: PictureName }[] = [
  { id: 59, picture: 'hoodie-green' },
  { id: 12, picture: 'photo-crack' },
  { id: 14, picture: 'photo-kettle' },
  { id: 18, picture: 'photo-box' },
]

/** The articles at the top of the contents page; unpublished ones are left out. */
export function AskedFirst({ articles }: { articles: Category['articles'] }) {
  const first = FIRST.flatMap(({ id, picture }) => {
    const article = articles.find((entry) => entry.id === id)
    return article ? [{ ...article, picture }] : []
  })
  if (first.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="asked-first">
      <h2 id="asked-first" className="text-xl">
        {helpText.askedFirst}
      </h2>
      <ul className="mt-3 grid gap-x-10 border-b border-line md:grid-cols-2">
        {first.map((article) => (
          <li key={article.id} className="flex gap-4 border-t border-line py-4">
            <img
              className="size-22 flex-none rounded-control bg-photo object-cover"
              src={pictureUrl(article.picture)}
              width={88}
              height={88}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <div className="min-w-0">
              <h3 className="text-lg">
                <Link to={to.help(article.id, article.article_name)}>{article.article_name}</Link>
              </h3>
              <p className="mt-0.5 text-ink-2">{article.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
