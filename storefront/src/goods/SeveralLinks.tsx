import { OPTIONS_TEXT_MAX } from '@longhaul/domain/orders/limits.ts'
import { landedCostText } from '@longhaul/text/storefront/goods/landed-cost.ts'
import { goodsText } from '@longhaul/text/storefront/goods/goods.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { LandedCostSum } from '../shared/landed-cost/LandedCostSum.tsx'
import { useLandedCost } from '../shared/landed-cost/use-landed-cost.ts'
import { type LookUp, toLink } from './look-up.ts'
import { langOf } from '../shared/goods-name.ts'

const say = unreadText.several
type PastedLink = LookUp['links'][number]

/**
 * For a text with several links: says which one this form is for, and links to the others. `refused`: the
 * current link has no form.
 */
export function SeveralLinks({
  pasted,
  data,
  refused = false,
}: {
  pasted: string
  data: LookUp
  refused?: boolean
}) {
  const { links, taken } = data
  const count = links.length
  const others = taken === null ? count : count - 1
  return (
    <section className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 md:p-5">
      <p className="font-medium">
        {taken === null || refused ? say.choose(others) : say.taken(count, taken + 1)}
      </p>
      <LinkList data={data} refused={refused} addressOf={(_, index) => toLink(pasted, index)} />
    </section>
  )
}

/** How many links of a list are shown at first. */
const SHOWN = 20

/**
 * The links of a text, the first of them at first, with what all cost together. What is not shown, or was not
 * read, is said.
 */
export function LinkList({
  data: { links, taken, links_cut: isCut },
  refused = false,
  addressOf,
}: {
  data: Pick<LookUp, 'links' | 'taken' | 'links_cut'>
  refused?: boolean
  addressOf: (link: PastedLink, index: number) => string
}) {
  const [isOpen, open] = useState(false)
  const shown = isOpen ? links : links.slice(0, Math.max(SHOWN, (taken ?? 0) + 1))
  const whole = links.filter((link) => link.is_whole).length
  return (
    <>
      <ol className="grid grid-cols-1 gap-2" aria-label={say.list}>
        {shown.map((link, index) => (
          <li key={link.url} aria-current={index === taken ? 'true' : undefined}>
            {index === taken ? (
              <div className={ROW} data-taken="">
                <Facts link={link} number={index + 1} />
                {refused ? (
                  !link.is_whole && <Tag tone="warn">{say.broken}</Tag>
                ) : (
                  <Tag tone="primary">{say.here}</Tag>
                )}
              </div>
            ) : (
              <Link className={ROW} to={addressOf(link, index)} aria-label={nameOf(link, index + 1)}>
                <Facts link={link} number={index + 1} />
                {!link.is_whole && <Tag tone="warn">{say.broken}</Tag>}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {shown.length < links.length && (
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          {say.shown(shown.length, links.length)}
          <Button size="small" onClick={() => open(true)}>
            {say.showAll(links.length)}
          </Button>
        </p>
      )}
      {isCut && <Note tone="warn">{say.cut(links.length)}</Note>}
      {whole > 1 && whole <= TOGETHER_MAX && <Together links={links} />}
    </>
  )
}

/** The most products whose cost together can be asked for. */
const TOGETHER_MAX = 50

/** What all of them cost up to delivery. Fetched only on request, because most shoppers want one of them. */
function Together({ links }: { links: LookUp['links'] }) {
  const [isOpen, open] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button size="small" onClick={() => open(true)}>
          {landedCostText.list.title}
        </Button>
      </div>
    )
  return (
    <div className="max-w-text">
      <ListLandedCost links={links} />
    </div>
  )
}

/**
 * What one of each product in a pasted text costs up to delivery, shipped together. Uses the prices that were
 * last read.
 */
function ListLandedCost({ links }: { links: LookUp['links'] }) {
  const cost = useLandedCost(
    links
      .filter((link) => link.is_whole)
      .map(({ url, words }) => ({ url, ...(words && { options_text: words.slice(0, OPTIONS_TEXT_MAX) }) })),
  )
  return <LandedCostSum cost={cost} title={landedCostText.list.title} />
}

const ROW =
  'flex min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 text-ink no-underline hover:border-primary data-taken:border-primary data-taken:bg-sunken'

/** The shop of an incomplete link may be unknown; such a link is not labelled as another shop's. */
const shopOf = ({ platform, is_whole: isWhole }: PastedLink): string =>
  platform === null ? (isWhole ? goodsText.link.otherShop : '') : platformName(platform)

const nameOf = (link: PastedLink, number: number): string =>
  [say.open(number), shopOf(link), link.words].filter(Boolean).join(' · ')

function Facts({ link, number }: { link: PastedLink; number: number }) {
  return (
    <>
      <span className="num w-5 shrink-0 text-ink-2">{number}.</span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        {(shopOf(link) || link.words) && (
          <span className="flex min-w-0 items-baseline gap-2">
            <b className="shrink-0 font-semibold">{shopOf(link)}</b>
            {link.words && (
              <span className="min-w-0 truncate" lang={langOf(link.words)}>
                {link.words}
              </span>
            )}
          </span>
        )}
        <span className="code line-clamp-2 min-w-0 break-all text-sm text-ink-2">
          {link.url.replace(/^https?:\/\//, '')}
        </span>
      </span>
    </>
  )
}
