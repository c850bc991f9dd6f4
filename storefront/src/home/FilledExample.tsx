import { landedFen } from '@longhaul/domain/money/charge.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { format, money, weight } from '@longhaul/text/format.ts'
import { homeText } from '@longhaul/text/storefront/home/home.ts'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { TearLine } from '@longhaul/ui/ticket/TearLine.tsx'
import { Ticket, TicketPart } from '@longhaul/ui/ticket/Ticket.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { GOODS_STRIP, pictureUrl } from '../shared/pictures.ts'
import type { Configuration } from '../shared/use-configuration.ts'
import { useConverted } from '../shared/use-converted.ts'
import { landedPrice, HOODIE_FEN } from './example-bills.ts'

const words = homeText.filled
const CHOSEN = 'hoodie-green'
const COLOURS = ['hoodie-grey', CHOSEN, 'hoodie-white'] as const

/**
 * A pasted share text, and the ticket it becomes: the goods, their options, and the price up to delivery by
 * our own rates.
 */
export function FilledExample({ configuration }: { configuration: Configuration | undefined }) {
  return (
    <div className="mt-7 grid items-center gap-y-2 lg:grid-cols-[15rem_4rem_minmax(0,1fr)]">
      <div className="rounded-card rounded-es-none bg-sunken px-4 py-3.5">
        <p className="text-xs text-ink-3">{words.paste}</p>
        <p className="mt-1 font-mono text-[14px] break-words text-ink-2" lang="zh-Hans">
          {words.pasted.before} <u>item.taobao.com/item.htm?id=812600000101</u> {words.pasted.after}
        </p>
      </div>
      <div
        className="flex items-center justify-center text-control max-lg:rotate-90 max-lg:py-1"
        aria-hidden="true"
      >
        <span className="w-8 border-t-3 border-dotted border-control lg:flex-1" />
        <ArrowRight />
      </div>
      <Ticket layout="row" bleeds label={words.label}>
        <TicketPart flush>
          <Goods />
        </TicketPart>
        <TearLine />
        <TicketPart stub>
          <Door configuration={configuration} />
        </TicketPart>
      </Ticket>
    </div>
  )
}

function Goods() {
  return (
    <div className="grid h-full grid-cols-[minmax(7.5rem,40%)_minmax(0,1fr)]">
      <img
        className="size-full min-h-48 rounded-s-ticket bg-photo object-cover max-md:rounded-none"
        src={pictureUrl(CHOSEN)}
        width={480}
        height={480}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="flex flex-col gap-1.5 p-4 md:p-5">
        <p className="text-xs text-ink-3">{words.get}</p>
        <p className="text-lg leading-tight font-semibold">{words.goods}</p>
        <Money fen={HOODIE_FEN} strong />
        <p className="mt-auto text-sm text-ink-2">{words.options}</p>
        <ul className="flex gap-2" aria-hidden="true">
          {COLOURS.map((colour) => (
            <li key={colour}>
              <img
                className={`size-11 rounded-control border border-control object-cover ${colour === CHOSEN ? 'outline-2 outline-offset-1 outline-primary' : GOODS_STRIP[colour]}`}
                src={colour === CHOSEN ? pictureUrl(colour) : GOODS_STRIP.src}
                width={44}
                height={44}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The hoodie with this site's fee, and its shipping by the rate card. */
function Door({ configuration }: { configuration: Configuration | undefined }) {
  const approx = useConverted()
  const { data } = useCall('GET /shipping/prices', { query: {} }, { staleMs: 60_000 })
  const price = data && configuration && landedPrice(data, configuration)
  if (!price) return <div className="min-h-28 w-52" />
  return (
    <div className="grid gap-x-4 min-[22.5rem]:max-md:grid-cols-[1fr_auto] md:w-52">
      <div>
        <p className="text-xs text-ink-3">{words.door(format.country(data.country))}</p>
        <p className="num mt-1 text-2xl leading-tight font-semibold">{money(landedFen(price))}</p>
        <p className="num text-sm text-ink-2">{approx.toDoor(price)}</p>
      </div>
      <dl className="num grid grid-cols-[1fr_auto] gap-x-3 self-center text-sm md:mt-3 md:border-t md:pt-3">
        <dt>{words.now}</dt>
        <dd className="text-end">{money(price.nowFen)}</dd>
        <dt>{words.later}</dt>
        <dd className="text-end">{money(price.laterFen)}</dd>
      </dl>
      <p className="mt-2 col-span-full text-xs text-ink-3">
        {words.by(price.minDays, price.maxDays, weight(data.weight_grams))}
      </p>
    </div>
  )
}
