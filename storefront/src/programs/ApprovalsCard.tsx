import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { programsText } from '@longhaul/text/storefront/programs/programs.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Money } from '@longhaul/ui/money/Money.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'

const words = programsText.approvals
type Approval = Reply<'GET /approvals'>['items'][number]
type Goods = Approval['picture']['goods'][number]

/** How many decided approvals are shown below those that wait. */
const DECIDED_SHOWN = 5

/**
 * What programs ask for, with everything that would be done; nothing if they have never asked. The one that a
 * mail or a program led here for is the first.
 */
export function ApprovalsCard() {
  const { data } = useCall('GET /approvals')
  const shown = new URLSearchParams(useLocation().search).get('approval')
  const items = (data?.items ?? []).toSorted(
    (one, other) => Number(other.id === shown) - Number(one.id === shown),
  )
  if (items.length === 0) return null
  const waits = items.filter(({ state }) => state === 'waiting')
  const decided = items.filter(({ state }) => state !== 'waiting').slice(0, DECIDED_SHOWN)
  return (
    <Card title={words.title}>
      <p className="max-w-text text-ink-2">{waits.length > 0 ? words.lead : words.none}</p>
      <ul className="mt-3 border-t border-line">
        {waits.map((approval) => (
          <Waiting key={approval.id} approval={approval} />
        ))}
        {decided.map((approval) => (
          <li
            key={approval.id}
            className="flex flex-wrap items-center gap-2 border-line py-3 not-last:border-b"
          >
            <span className="min-w-0 flex-1 break-words">{words.asks[approval.asks](approval.program)}</span>
            <Money fen={approval.picture.total_fen} />
            <StatusTag kind={approval.state === 'approved' ? 'done' : 'closed'}>
              {words.states[approval.state]}
            </StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Waiting({ approval }: { approval: Approval }) {
  const { id, picture } = approval
  const approve = useSend('POST /approvals/{id}/approve', { onDone: () => toast.success(words.approved) })
  const decline = useSend('POST /approvals/{id}/decline', { onDone: () => toast.success(words.declined) })
  const args = { params: { id }, body: {} }
  const facts = (
    [
      [words.facts.number, picture.numbers.join(', ')],
      [words.facts.to, picture.address],
      [words.facts.by, picture.line],
      [words.facts.services, (picture.services ?? []).join(' · ')],
      [words.facts.insured, picture.insured_fen > 0 ? money(picture.insured_fen) : ''],
    ] as const
  ).filter(([, value]) => value !== '')
  return (
    <li className="grid gap-2 border-line py-4 not-last:border-b">
      <p className="flex flex-wrap items-baseline gap-2 font-medium break-words">
        <span className="min-w-0 flex-1">{words.asks[approval.asks](approval.program)}</span>
        <Money fen={picture.total_fen} strong />
      </p>
      <p className="text-sm text-ink-2">{sentences(...whyOf(approval).map((reason) => words.why[reason]))}</p>
      <ul>
        {picture.goods.map((goods, at) => (
          <li key={at} className="flex flex-wrap gap-x-4">
            <span className="min-w-0 flex-1 break-words">
              {nameOf(goods)} × {goods.quantity}
              {goods.declared_fen !== undefined && ` · ${words.declared(goods.declared_fen)}`}
            </span>
            {goods.amount_fen !== undefined && <Money fen={goods.amount_fen} />}
          </li>
        ))}
        {picture.more_goods > 0 && <li>{words.more(picture.more_goods)}</li>}
      </ul>
      {facts.length > 0 && (
        <dl>
          {facts.map(([label, value]) => (
            <div key={label} className="flex gap-2">
              <dt className="shrink-0 text-ink-2">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Consequences picture={picture} />
      <p className="text-sm text-ink-2">
        {words.until} <DateTime at={approval.ends_at} />
      </p>
      <p className="flex flex-wrap gap-2">
        <Button
          type="primary"
          busy={(approve.isPending || approve.isSuccess) && words.busy}
          onClick={() => approve.mutate(args)}
        >
          {words.approve}
        </Button>
        <Button
          disabledReason={(approve.isPending || approve.isSuccess) && words.busy}
          onClick={() => decline.mutate(args)}
        >
          {words.decline}
        </Button>
      </p>
      <Failure of={approve.error ?? decline.error} />
    </li>
  )
}

/** What approving leads to besides what is asked. */
function Consequences({ picture }: Pick<Approval, 'picture'>) {
  const { may_rise_fen: riseFen, deposit_fen: depositFen, then_pays: thenPays, up_to_fen: upToFen } = picture
  const paying = upToFen === undefined ? words.thenPays : words.thenPaysUpTo(upToFen)
  const text = sentences(
    riseFen !== undefined && words.mayRise(riseFen),
    depositFen !== undefined && words.packedFirst(depositFen),
    thenPays === true && paying,
  )
  return text === '' ? null : <p>{text}</p>
}

/** The reasons to ask; both ceilings are one. */
function whyOf({ why }: Approval): (keyof typeof words.why)[] {
  const others = why.filter((reason) => reason !== 'above_act' && reason !== 'above_day')
  return why.length - others.length === 2 ? ['above_both', ...others] : why
}

/** The title that our server read; without one, where the goods are and their number there. */
const nameOf = ({ title, title_latin: latin, platform, item_id: item, host }: Goods): string =>
  words.goods(title, latin) || (item === '' ? host : words.unnamed(platformName(platform), item))
