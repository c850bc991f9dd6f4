import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { format, money } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { favouritesText as say } from '@longhaul/text/storefront/favourites/favourites.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { Row } from '@longhaul/ui/density/Row.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { goodsName, langOf } from '../shared/goods-name.ts'
import { GoodsName } from '../shared/GoodsName.tsx'

const isLatin = LANGUAGES[pageLang].script === 'latin'

type Watch = Reply<'GET /watches'>['items'][number]

/** The goods that are watched for the shopper. */
export function OwnWatches() {
  const watches = useCall('GET /watches')
  const clear = useSend('DELETE /watches')
  return (
    <Loaded of={watches} skeleton={<Skeleton kind="rows" count={3} />}>
      {({ items, is_open: isOpen }) => (
        <>
          {!isOpen && <p className="text-ink-2">{say.watchClosed}</p>}
          {items.length === 0 ? (
            <NothingWatched />
          ) : (
            <>
              <ul>
                {items.map((watch) => (
                  <OneWatch key={watch.id} watch={watch} />
                ))}
              </ul>
              <p className="mt-4 text-end">
                <Button size="small" type="redLine" onClick={() => clear.mutate({})}>
                  {say.clearWatched}
                </Button>
              </p>
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

export const NothingWatched = () => <EmptyState title={say.noWatched.title}>{say.noWatched.text}</EmptyState>

function OneWatch({ watch }: { watch: Watch }) {
  const remove = useSend('DELETE /watches/{id}')
  const { id, url, image, until } = watch
  const options = (isLatin && watch.options_latin) || watch.options_text
  return (
    <Row
      picture={
        <Link to={to.goods(url)} tabIndex={-1} aria-hidden="true">
          <GoodsPicture src={image} size={88} />
        </Link>
      }
      title={
        <Link className="line-clamp-2 text-ink no-underline hover:underline" to={to.goods(url)}>
          <GoodsName of={watch} />
        </Link>
      }
      aside={
        <Button size="small" onClick={() => remove.mutate({ params: { id } })}>
          {say.endWatch}
          <span className="sr-only"> {goodsName(watch)}</span>
        </Button>
      }
    >
      <p className="text-sm font-semibold">{seenWords(watch)}</p>
      {watch.is_unreadable && <p className="text-sm text-warn">{say.unreadable}</p>}
      <p className="text-sm text-ink-2">
        {options && (
          <>
            <span
              lang={langOf(options)}
              title={options === watch.options_text ? undefined : watch.options_text}
            >
              {options}
            </span>
            {' · '}
          </>
        )}
        {say.watchedUntil(format.date(until))}
      </p>
    </Row>
  )
}

/** What was seen last, and when the page was looked at last. */
function seenWords({ state, price_fen: fen, read_at: at }: Watch): string {
  if (state === null || at === null) return say.notYet
  const what = state === 'available' && fen !== null ? money(fen) : say.states[state]
  return say.seen(what, format.date(at))
}
