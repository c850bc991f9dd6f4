import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { FavouriteButton } from '../shared/favourites/FavouriteButton.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { type LookUp, isOneOfSeveral } from './look-up.ts'
import { SeveralLinks } from './SeveralLinks.tsx'

const say = unreadText.link

/** Instead of a form that would not help: why there is no link to order from, and a box for a better one. */
export function NoLink({ pasted, data }: { pasted: string; data: LookUp }) {
  const { where } = unreadText
  const loggedIn = useLoggedIn()
  const reason = whyNoLink(data)
  return (
    <Page title={say.noLink[reason] ?? goodsText.title} lead={say.instead[reason]}>
      <div className="grid grid-cols-1 gap-6">
        {data.seller_id !== null && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{say.shopNumber(data.seller_id)}</p>
            {data.shop_url !== null && <KeepShop url={data.shop_url} data={data} />}
          </div>
        )}
        {reason === 'outside_china' && (
          <p>
            <Link to={to.help(2)}>{say.whichShops}</Link>
          </p>
        )}
        <figure className="max-w-text justify-self-start rounded-card bg-kraft-tint px-5 py-3">
          <figcaption className="text-sm text-ink-2">{goodsText.link.pasted}</figcaption>
          <blockquote className="code line-clamp-3 break-all">{pasted}</blockquote>
        </figure>
        <SearchForm look="hero" label={unreadText.paste.label} />
        {isOneOfSeveral(data) && <SeveralLinks pasted={pasted} data={data} refused />}
        <section>
          <h2 className="text-xl">{where.title}</h2>
          <ul className="mt-2 grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-3">
            {where.apps.map(([app, how]) => (
              <li key={app} className="border-t border-line pt-2">
                <b className="block font-semibold">{app}</b>
                <span className="text-ink-2">{how}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="font-semibold">{where.none}</b>
          <Link className="py-2" to={loggedIn ? to.messages() : to.contact()}>
            {where.describe}
          </Link>
        </p>
      </div>
    </Page>
  )
}

/** Makes the shop of a link a favourite, under its marketplace and number: the link has no name. */
function KeepShop({ url, data: { platform, seller_id: id } }: { url: string; data: LookUp }) {
  const name = [platform && platformName(platform), id].filter(Boolean).join(' ')
  return (
    <>
      <FavouriteButton url={url} title={name} name={name} text={say.keepShop} />
      <a className="py-2" href={url} target="_blank" rel="noreferrer noopener">
        {say.openShop}
      </a>
    </>
  )
}

/**
 * The key of the reason in the texts. A share code without a link, and a link without a page to open, need
 * different advice from the other reasons.
 */
function whyNoLink({ reason, platform, manual_url: address }: LookUp): string {
  if (reason === 'no_link' && platform) return 'share_code'
  if (reason === 'not_a_product' && !address) return 'no_page'
  return reason ?? 'no_link'
}
