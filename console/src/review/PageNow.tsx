import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { money } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Loading } from '@longhaul/ui/loading/Loading.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Facts } from '../shared/Facts.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { PAGE_FRESH_MS } from './use-verdicts.ts'

/** The current content of the product page, as far as it can be read, and its differences from the order. */
export function PageNow({ item }: { item: StaffItem }) {
  const words = reviewText.page
  const look = useCall('GET /products', { query: { url: item.url } }, { staleMs: PAGE_FRESH_MS })
  const product = look.data?.product
  const difference =
    product?.price_fen == null ? 0 : product.price_fen - (item.page_price_fen ?? item.unit_price_fen)
  return (
    <Card title={words.title} aside={product && <DateTime at={product.read_at} />}>
      <Loading when={look.isPending} skeleton={<Skeleton />}>
        {() =>
          product ? (
            <Stack tight>
              {difference !== 0 && (
                <Note tone={difference > 0 ? 'warn' : 'info'}>
                  {difference > 0
                    ? words.moreExpensive(money(difference))
                    : words.cheaper(money(-difference))}
                </Note>
              )}
              <Facts
                facts={[
                  product.title !== item.title && {
                    name: words.name,
                    value: <span lang="zh-Hans">{product.title}</span>,
                  },
                  {
                    name: words.price,
                    value: product.price_fen === null ? words.unknown : money(product.price_fen),
                  },
                  {
                    name: words.freight,
                    value: product.freight_fen === null ? words.unknown : money(product.freight_fen),
                  },
                  product.seller_name !== '' && {
                    name: words.seller,
                    value: <span lang="zh-Hans">{product.seller_name}</span>,
                  },
                ]}
              />
            </Stack>
          ) : (
            <p className="muted">{words.unreadable}</p>
          )
        }
      </Loading>
      {(look.data?.restricted ?? []).map((entry) => (
        <Note key={entry.category} tone={entry.forbidden ? 'bad' : 'warn'}>
          {entry.forbidden ? words.forbidden(entry.name) : words.limited(entry.name)}
        </Note>
      ))}
    </Card>
  )
}
