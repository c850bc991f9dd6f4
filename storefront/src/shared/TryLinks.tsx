import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { GOODS_STRIP, pictureUrl } from './pictures.ts'

/** Products of the demo's mall that a newcomer can paste without knowing a shop. */
const LINKS = [
  { picture: 'hoodie-green', link: 'https://item.taobao.com/item.htm?id=812600000101' },
  { picture: 'kettle', link: 'https://item.taobao.com/item.htm?id=812600000118' },
  { picture: 'notebook', link: 'https://weidian.com/item.html?itemID=7290000411' },
] as const

/** Sample links, in the demo only. The green hoodie is left out because the page already shows it, larger. */
export function TryLinks() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="text-ink-2">{homeText.tryLinks}</p>
      <ul className="flex flex-wrap gap-2">
        {LINKS.map(({ picture, link }, index) => (
          <li key={link}>
            <Link
              to={to.goods(link)}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-control bg-surface text-ink sm:pe-3 no-underline hover:bg-sunken"
            >
              <img
                className={`size-11 rounded-s-control object-cover ${picture === 'hoodie-green' ? '' : GOODS_STRIP[picture]}`}
                src={picture === 'hoodie-green' ? pictureUrl(picture) : GOODS_STRIP.src}
                width={44}
                height={44}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className="max-sm:sr-only">{homeText.tryNames[index]}</span>
            </Link>
          </li>
        ))}
        <li>
          <a className="inline-flex min-h-11 items-center px-2" href="/demo-mall/">
            {homeText.tryMall}
          </a>
        </li>
      </ul>
    </div>
  )
}
