import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { publicListsText as words } from '@longhaul/text/console/rewards/public-lists.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'

export type StaffPublicList = Reply<'GET /staff/public_lists'>['items'][number]

/** A public list with its reports, and what staff can decide about it. */
export function PublicListCard({ list }: { list: StaffPublicList }) {
  return (
    <Card as="li" title={<span className="wrap-anywhere">{list.title}</span>} footer={<Decide list={list} />}>
      <p className="text-sm text-ink-2">
        {words.by(list.shown_name, list.goods_count)} ·{' '}
        <ShopperLink id={list.shopper.id} name={list.shopper.code} /> · {words.updated(date(list.updated_at))}
        {list.state === 'shown' && (
          <>
            {' · '}
            <a href={to.listInShop(list.code)} target="_blank" rel="noreferrer">
              {words.page}
            </a>
          </>
        )}
      </p>
      {list.intro && <p className="mt-2 wrap-anywhere">{list.intro}</p>}
      {list.goods.length > 0 && (
        <p className="mt-2 line-clamp-2 text-sm text-ink-2">{list.goods.join(' · ')}</p>
      )}
      {list.taken_down_at && (
        <p className="mt-2 text-warn">{words.told(list.taken_down_reason, date(list.taken_down_at))}</p>
      )}
      <Reports reports={list.reports} />
    </Card>
  )
}

function Reports({ reports }: Pick<StaffPublicList, 'reports'>) {
  if (reports.length === 0) return <p className="mt-2 text-sm text-ink-2">{words.noReports}</p>
  return (
    <ul className="mt-3 grid gap-1" aria-label={words.reports}>
      {reports.map((report) => (
        <li key={report.id} className={report.decided_at ? 'text-ink-2' : undefined}>
          <b className="font-semibold">{words.reasons[report.reason]}</b>
          {report.words && <span className="wrap-anywhere"> · {report.words}</span>}
          <span className="text-sm text-ink-2">
            {' · '}
            {date(report.created_at)}
            {report.decided_at && ` · ${words.decided}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Decide({ list }: { list: StaffPublicList }) {
  const [asks, setAsks] = useState(false)
  const params = { id: list.id }
  const takeDown = useSend('POST /staff/public_lists/{id}/take_down', {
    onDone: () => toast.success(words.takenDown),
  })
  const keep = useSend('POST /staff/public_lists/{id}/keep', { onDone: () => toast.success(words.kept) })
  const putBack = useSend('POST /staff/public_lists/{id}/put_back', {
    onDone: () => toast.success(words.putBackDone),
  })
  return (
    <Line>
      {list.state === 'taken_down' ? (
        <Button busy={putBack.isPending && words.busy} onClick={() => putBack.mutate({ params, body: {} })}>
          {words.putBack}
        </Button>
      ) : (
        <Button type="redLine" onClick={() => setAsks(true)}>
          {words.takeDown}
        </Button>
      )}
      {list.open_reports > 0 && (
        <Button busy={keep.isPending && words.busy} onClick={() => keep.mutate({ params, body: {} })}>
          {words.keep}
        </Button>
      )}
      {asks && (
        <ReasonDialog
          title={words.takeDownTitle}
          confirmText={words.takeDown}
          hint={words.takeDownHint}
          presets={words.presets}
          onSend={(reason) => takeDown.mutateAsync({ params, body: { reason } })}
          onClose={() => setAsks(false)}
        >
          {words.takeDownText}
        </ReasonDialog>
      )}
    </Line>
  )
}
