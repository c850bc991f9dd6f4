import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { dutySumText } from '@longhaul/text/storefront/parcels/duty-sum.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { sentences } from '@longhaul/text/sentences.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { isKnown } from '../shared/duty/duty.ts'
import { sumOfDuty } from '../shared/duty/sum-of-duty.ts'
import type { ParcelPage } from './parcel.ts'

const text = payWayText.lines
type Line = Reply<'GET /parcels/{id}/lines'>['lines'][number]

/** After trial packing: every shipping method with its exact price, and a way to switch before payment. */
export function ChangeLine({ parcel }: { parcel: ParcelPage }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button guardMs={0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
      <LineSheet parcel={parcel} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function LineSheet({ parcel, open, onClose }: { parcel: ParcelPage; open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState('')
  const queries = useQueryClient()
  const found = useCall('GET /parcels/{id}/lines', { params: { id: parcel.id } }, { enabled: open })
  const lines = found.data?.lines ?? []
  const own = lines.find((line) => line.current)
  const line = lines.find((line) => line.line_id === chosen) ?? own
  const change = useSend('POST /parcels/{id}/line', {
    quiet: true,
    onDone: (_, { body }) => {
      onClose()
      toast.success(text.done(lines.find((entry) => entry.line_id === body.line_id)?.name ?? body.line_id))
    },
    onError: ({ error }) => void (error === 'out_of_date' && refresh(queries, 'GET /parcels/{id}/lines')),
  })
  const close = () => {
    onClose()
    setChosen('')
  }
  function take() {
    if (!line || line.total_fen === null) return
    const body = { line_id: line.line_id, expected_total_fen: line.total_fen }
    change.mutate({ params: { id: parcel.id }, body })
  }
  return (
    <Sheet
      open={open}
      title={text.title}
      onClose={close}
      footer={
        <div className="grid w-full gap-3">
          <Failure of={change.error} />
          <Button
            type="primary"
            size="auto"
            busy={change.isPending && text.busy}
            disabled={!line || line.current || line.total_fen === null}
            onClick={take}
          >
            {text.take}
          </Button>
          <Button size="auto" guardMs={0} onClick={close}>
            {text.keep}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{text.lead}</p>
        <Loaded of={found} skeleton={<Skeleton kind="rows" count={4} />}>
          {() => <LineChoices lines={lines} own={own} chosen={line?.line_id ?? ''} onChoose={setChosen} />}
        </Loaded>
      </div>
    </Sheet>
  )
}

function LineChoices({
  lines,
  own,
  chosen,
  onChoose,
}: {
  lines: readonly Line[]
  own: Line | undefined
  chosen: string
  onChoose: (id: string) => void
}) {
  return (
    <RadioGroup
      label={text.label}
      unmarked
      look="cards"
      value={chosen}
      onChange={onChoose}
      choices={lines.map((line) => ({
        value: line.line_id,
        label: <LineName line={line} />,
        hint: line.total_fen !== null && hintOf(line, own),
        aside: line.total_fen !== null && <Price line={line} fen={line.total_fen} />,
        disabledReason: sentences(...line.refusals),
      }))}
    />
  )
}

const LineName = ({ line }: { line: Line }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <b className="font-medium">{warehouseText.options[line.option]}</b>
    {line.current && <Tag tone="info">{text.now}</Tag>}
    <span className="basis-full text-sm text-ink-2">{line.name}</span>
  </span>
)

const Price = ({ line: { duty }, fen }: { line: Line; fen: number }) => (
  <span className="num grid text-end">
    {money(fen)}
    {duty && duty.line_pays !== 'all' && (
      <span className="text-sm text-ink-2">
        {dutySumText.plus} <span className="block">{sumOfDuty(duty)}</span>
      </span>
    )}
  </span>
)

/**
 * The days, the amount left to pay, the difference from the current method to the door where both are known,
 * and whether it covers what customs charge.
 */
function hintOf(line: Line, own: Line | undefined): ReactNode {
  const [toDoor, ownToDoor] = [toDoorOf(line), own ? toDoorOf(own) : null]
  const more = toDoor === null || ownToDoor === null ? 0 : toDoor - ownToDoor
  const compared = more === 0 ? '' : more > 0 ? text.moreExpensive(money(more)) : text.cheaper(money(-more))
  const words = [
    text.days(line.min_days, line.max_days),
    line.owed_fen === null ? '' : text.toPay(money(line.owed_fen)),
    compared,
    line.duty?.line_pays === 'all' ? text.ddp : '',
  ].filter(Boolean)
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' · '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ))
}

/** What it costs to the door; null where that is not known. */
const toDoorOf = ({ total_fen: fen, duty }: Line): number | null =>
  fen === null || !duty || !isKnown(duty) ? null : fen + duty.likely_fen
