import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { type ReactNode, useId } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { pictureUrl, type PictureName } from '../shared/pictures.ts'
import { CommunityEntry } from '../shared/FeatureEntry.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'

const SHOWN = 3

/**
 * The end of the page: what to read first, the page for shops that ship from China, and the community where
 * there is one.
 */
export function Closing() {
  const { data } = useCall(
    'GET /article',
    { query: { is_faq: true, category: 'start' } },
    { staleMs: 10 * 60_000 },
  )
  const hasCommunity = Boolean(useConfiguration()?.community_url)
  const { title, text, link } = belowText.fulfilment
  return (
    <div className="wrap mt-10 grid items-start gap-x-14 gap-y-8 md:mt-14 lg:grid-cols-2">
      <section aria-labelledby="before-start">
        <h2 id="before-start">{belowText.helpTitle}</h2>
        <ul className="mt-2.5 mb-3 border-b">
          <li className="border-t">
            <Link className={ENTRY} to={to.howToBuy(homeText.howToBuy)}>
              {homeText.howToBuy}
            </Link>
          </li>
          {data?.articles.slice(0, SHOWN).map(({ id, article_name: name }) => (
            <li key={id} className="border-t">
              <Link className={ENTRY} to={to.help(id, name)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={to.helpIndex()}>{belowText.allHelp}</Link>
      </section>
      <div className="grid gap-8">
        <Aside picture="photo-box" title={title} text={text}>
          <ButtonLink to={to.fulfilment()}>{link}</ButtonLink>
        </Aside>
        {hasCommunity && (
          <Aside picture="photo-backpack" title={shellText.community} text={belowText.community}>
            <CommunityEntry className="min-h-11 text-primary underline hover:no-underline" />
          </Aside>
        )}
      </div>
    </div>
  )
}

function Aside({
  picture,
  title,
  text,
  children,
}: {
  picture: PictureName
  title: string
  text: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="flex gap-5" aria-labelledby={id}>
      <GoodsPicture src={pictureUrl(picture)} size={120} />
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1.5 mb-2.5 text-ink-2">{text}</p>
        {children}
      </div>
    </section>
  )
}

const ENTRY = 'flex min-h-12 items-center text-ink no-underline hover:underline'
