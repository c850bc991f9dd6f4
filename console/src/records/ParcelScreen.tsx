import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, weight } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { to } from '../links.ts'
import { useOpened } from '../shared/last-opened.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { Facts } from '../shared/Facts.tsx'
import { InBooks } from '../shared/InBooks.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { ParcelAsk } from '../shared/ParcelAsk.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { TurnCard } from '../shared/TurnCard.tsx'
import { isPacked } from './desk-of.ts'
import { Timeline } from './Timeline.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'

const words = recordsText.parcel
type Parcel = Reply<'GET /staff/parcels/{id}'>

/** One package: its facts, contents, fees, and timeline. */
export default function ParcelScreen() {
  const [id] = useSearchParam('id')
  const parcel = useCall('GET /staff/parcels/{id}', { params: { id } })
  useOpened('parcel', parcel.data?.id, parcel.data?.number)
  const timeline = useCall('GET /staff/parcels/{id}/timeline', { params: { id } })
  return (
    <Page
      title={parcel.data ? words.title(parcel.data.number) : consoleWords.package}
      actions={parcel.data && <Ways parcel={parcel.data} />}
    >
      <Loaded of={parcel}>
        {(row) => (
          <Stack>
            {row.turn && <TurnCard turn={row.turn} />}
            <ParcelAsk parcel={row} />
            <SideBySide>
              <Card title={words.facts}>
                <Facts facts={factsOf(row)} />
              </Card>
              <Card title={words.contents(row.contents.length)} flush>
                <ul>
                  {row.contents.map((content) => (
                    <li key={content.stock_item_id} className="border-b px-5 py-2 last:border-b-0">
                      <GoodsCard size="s" goods={content}>
                        {[
                          content.goods_number,
                          content.weight_grams === null ? '' : weight(content.weight_grams),
                          shelfWithWarehouse(content.warehouse_id, content.shelf),
                          content.tracking_number,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </GoodsCard>
                    </li>
                  ))}
                </ul>
              </Card>
            </SideBySide>
            <Timeline of={timeline} stages={consoleWords.parcelStages} />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Ways({ parcel }: { parcel: Parcel }) {
  const me = useMe()
  const packs = isPacked(parcel)
  const mayWork = whyNotRole(me, packs ? ['warehouse'] : ['warehouse', 'support']) === null
  return (
    <>
      <CopyButton text={parcel.number} what={recordsText.records.number} />
      {mayWork && <Link to={packs ? to.packing(parcel.id) : to.parcel(parcel.id)}>{words.work}</Link>}
      <InBooks number={parcel.number} />
      <AuditLink kind="parcel" id={parcel.id} />
    </>
  )
}

const factsOf = (parcel: Parcel) => [
  { name: recordsText.records.state, value: consoleWords.parcelStages[parcel.stage] },
  {
    name: consoleWords.shopper,
    value: <ShopperLink id={parcel.shopper_id} name={parcel.shopper_name} code={parcel.shopper_code} />,
  },
  {
    name: words.destination,
    value: (
      <>
        {fullName(parcel.address)}
        {addressLines(parcel.address, parcel.country_name).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </>
    ),
  },
  { name: words.line, value: parcel.line_name },
  parcel.tracking_number !== null && {
    name: consoleWords.waybillNumber,
    value: (
      <>
        <span className="code">{parcel.tracking_number}</span>{' '}
        <CopyButton text={parcel.tracking_number} what={consoleWords.waybillNumber} />
      </>
    ),
  },
  { name: words.estimated, value: `${weight(parcel.estimated_grams)} · ${money(parcel.estimated_fen)}` },
  parcel.actual_grams !== null &&
    parcel.actual_fen !== null && {
      name: words.actual,
      value: `${weight(parcel.actual_grams)} · ${money(parcel.actual_fen)}`,
    },
  parcel.frozen_fen > 0 && { name: recordsText.shoppers.onHold, value: money(parcel.frozen_fen) },
  parcel.paid_at !== null && { name: words.paidAt, value: <DateTime at={parcel.paid_at} /> },
  parcel.remark !== '' && { name: recordsText.order.remark, value: parcel.remark, mark: true },
]
