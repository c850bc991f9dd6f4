import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { transfersText as words } from '@longhaul/text/console/transfers/transfers.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { to } from '../links.ts'
import { AuditLink } from '../shared/AuditLink.tsx'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Page } from '../shared/Page.tsx'
import { useWorkplace, Workplace } from '../shared/Workplace.tsx'
import { type Load, arrivedOf } from './load.ts'
import { PackLoad, TakeOut } from './PackLoad.tsx'
import { ReceiveLoad } from './ReceiveLoad.tsx'
import { LoadTag } from './LoadTag.tsx'

/** One transfer: packed at one end, received at the other, with everything in it. */
export function TransferDesk({ id }: { id: string }) {
  const load = useCall('GET /staff/transfer_loads/{id}', { params: { id } })
  return (
    <Page
      title={load.data ? words.one(load.data.number) : words.title}
      lead={load.data && `${load.data.from_warehouse} → ${load.data.to_warehouse} · ${load.data.reason}`}
      actions={
        <>
          <Workplace />
          <Link to={to.transferSheet(id)} {...buttonLook()}>
            {words.manifest}
          </Link>
          <Link to={to.transfers()} {...buttonLook()}>
            {words.back}
          </Link>
        </>
      }
    >
      <Loaded of={load}>{(of) => <Desk load={of} />}</Loaded>
    </Page>
  )
}

function Desk({ load }: { load: Load }) {
  const here = useWorkplace()
  const isPacking = load.stage === 'packing'
  const isComing =
    load.stage === 'under_way' || (load.stage === 'received' && load.arrived + load.lost < load.things)
  const place = isPacking ? load.from_warehouse : isComing ? load.to_warehouse : ''
  const isHere = here === '' || here === place
  return (
    <div className="grid gap-5">
      <Line as="p">
        <LoadTag row={load} />
        <span>
          {words.amount(load.things, load.pieces)} · {words.boxes(load.boxes)}
          {load.sent_at && ` · ${arrivedOf(load)}`}
          {load.lost > 0 && ` · ${words.lostOf(load.lost)}`}
        </span>
        {load.waybill && <span className="code">{load.waybill}</span>}
        <AuditLink kind="transfer_load" id={load.id} />
      </Line>
      {place !== '' && !isHere && <Note tone="info">{words.elsewhere(place)}</Note>}
      {isPacking && isHere && <PackLoad load={load} />}
      {isComing && isHere && <ReceiveLoad load={load} />}
      {load.list.length > 0 && (
        <Table
          caption={words.content}
          captionHidden
          dense
          rows={load.list}
          rowKey={(row) => row.stock_item_id}
          columns={[
            { head: words.box, render: (row) => <b>{row.box}</b> },
            { head: words.what, names: true, render: (row) => <GoodsCard size="s" goods={row} /> },
            {
              head: load.sent_at ? words.shelf : words.fromShelf,
              render: (row) => (
                <span className="code">
                  {row.is === 'arrived' ? row.shelf : load.sent_at ? '' : row.from_shelf}
                </span>
              ),
            },
            { head: words.shopper, render: (row) => <span className="code">{row.shopper_code}</span> },
            {
              head: words.state,
              render: (row) =>
                isPacking && isHere ? (
                  <TakeOut load={load} thing={row} />
                ) : (
                  <span className={row.is === 'missing' ? 'font-medium text-warn' : ''}>
                    {row.is === 'in' && load.sent_at ? words.onTheWay : words.is[row.is]}
                  </span>
                ),
            },
          ]}
        />
      )}
    </div>
  )
}
