import { refresh } from '@longhaul/browser/calls/queries.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { payWayText } from '@longhaul/text/storefront/payment/pay-way.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import type { ParcelPage } from './parcel.ts'

const text = payWayText.lines
type Line = Reply<'GET /parcels/{id}/lines'>['lines'][number]

/** After trial packing: every shipping method with its exact price, and the way to another one before it is paid. */
export function ChangeLine({ parcel }: { parcel: ParcelPage }) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const queries = useQueryClient()
  const found = useCall('GET /parcels/{id}/lines', { params: { id: parcel.id } }, { enabled: open })
  const change = useSend('POST /parcels/{id}/line', {
    quiet: true,
    onDone: (_, { body }) => {
      setOpen(false)
      toast.success(text.done(lines.find((line) => line.line_id === body.line_id)?.name ?? body.line_id))
    },
    onError: ({ error }) => void (error === 'out_of_date' && refresh(queries, 'GET /parcels/{id}/lines')),
  })
  const lines = found.data?.lines ?? []
  const own = lines.find((line) => line.current)
  const line = lines.find((line) => line.line_id === chosen) ?? own
  const close = () => {
    setOpen(false)
    setChosen('')
  }
  return (
    <>
      <Button guardMs={0} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
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
              onClick={() =>
                line?.total_fen != null &&
                change.mutate({
                  params: { id: parcel.id },
                  body: { line_id: line.line_id, expected_total_fen: line.total_fen },
                })
              }
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
            {() => (
              <RadioGroup
                label={text.label}
                unmarked
                look="cards"
                value={line?.line_id ?? ''}
                onChange={setChosen}
                choices={lines.map((entry) => ({
                  value: entry.line_id,
                  label: <LineName line={entry} />,
                  hint: entry.total_fen !== null && hintOf(entry, own),
                  aside: entry.total_fen !== null && <span className="num">{money(entry.total_fen)}</span>,
                  disabledReason: entry.refusals.join(' '),
                }))}
              />
            )}
          </Loaded>
        </div>
      </Sheet>
    </>
  )
}

const LineName = ({ line }: { line: Line }) => (
  <span className="flex flex-wrap items-center gap-x-2">
    <b className="font-medium">{warehouseText.options[line.option]}</b>
    {line.current && <Tag tone="info">{text.now}</Tag>}
    <span className="basis-full text-sm text-ink-2">{line.name}</span>
  </span>
)

/** Days, what is left to pay, how far that is from the method of now, and whether it covers what customs ask for. */
function hintOf(line: Line, own: Line | undefined): ReactNode {
  const more = line.total_fen! - (own?.total_fen ?? line.total_fen!)
  const compared = more === 0 ? '' : more > 0 ? text.dearer(money(more)) : text.cheaper(money(-more))
  const words = [
    text.days(line.min_days, line.max_days),
    line.owed_fen === null ? '' : text.toPay(money(line.owed_fen)),
    compared,
    line.tax_mode === 'ddp' ? text.ddp : '',
  ].filter(Boolean)
  return words.map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' · '}
      <span className="inline-block">{word}</span>
    </Fragment>
  ))
}
