import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'
import type { GoodsList } from './KeptLists.tsx'
import { OptionSelects } from './OptionSelects.tsx'
import type { Filling } from './use-filling.ts'
import type { GoodsListRow, Ticked } from './use-ticked.ts'

/**
 * Changes all ticked rows in the same way: options that all of them offer, quantity, note, removal. Several
 * lines pasted into a field are divided among them, in the order of the sheet.
 */
export function BulkBar({ list, ticked, filling }: { list: GoodsList; ticked: Ticked; filling: Filling }) {
  const [quantity, setQuantity] = useState('')
  const [note, setNote] = useState('')
  const params = { id: list.id }
  const row_ids = ticked.rows.map(({ id }) => id)
  const inOrder = ticked.rows.toSorted((one, other) => one.line - other.line)
  const send = useSend('PATCH /goods_lists/{id}/rows')
  const remove = useSend('POST /goods_lists/{id}/rows/delete', { onDone: () => ticked.clear() })
  const change = (body: Omit<ArgsOf<'PATCH /goods_lists/{id}/rows'>['body'], 'row_ids'>) =>
    send.mutate(
      { params, body: { row_ids, ...body } },
      {
        onSuccess: () => {
          filling.keep(
            ticked.rows.map((row) => ({
              id: row.id,
              ...(body.choice && { options_text: row.options_text }),
              ...(body.quantity !== undefined && { quantity: row.quantity }),
              ...(body.remark !== undefined && { remark: row.remark }),
            })),
          )
          ticked.clear()
        },
      },
    )
  async function drop() {
    const title = say.dropSure(row_ids.length)
    const isSure = row_ids.length === 1 || (await ask({ title, danger: true, confirmText: say.drop }))
    if (isSure) remove.mutate({ params, body: { row_ids } })
  }
  const pieces = Number(quantity)
  const isCount = Number.isInteger(pieces) && pieces >= 1 && pieces <= 999
  const isChanged = isCount || note.trim() !== ''
  return (
    <section className="flex flex-wrap items-end gap-3 rounded-card border border-line bg-surface p-4">
      <b>{say.ticked(ticked.rows.length)}</b>
      <OptionSelects options={sharedOptions(ticked.rows)} onChoose={(choice) => change({ choice })} />
      <TextField
        label={say.setQuantity}
        unmarked
        inputMode="numeric"
        value={quantity}
        onChange={setQuantity}
        onPaste={(event) => filling.onPaste(event, 'quantity', inOrder)}
      />
      <TextField
        label={say.note}
        unmarked
        maxLength={500}
        value={note}
        onChange={setNote}
        onPaste={(event) => filling.onPaste(event, 'note', inOrder)}
      />
      <Button
        busy={send.isPending && say.busy}
        disabled={!isChanged}
        onClick={() =>
          change({ ...(isCount && { quantity: pieces }), ...(note.trim() && { remark: note.trim() }) })
        }
      >
        {say.save}
      </Button>
      <Button type="redLine" busy={remove.isPending && say.busy} onClick={() => void drop()}>
        {say.drop}
      </Button>
      {row_ids.length > 1 && <p className="w-full text-sm text-ink-2">{say.pasteHint}</p>}
    </section>
  )
}

/** The options that every one of these rows offers, with the values that all of them have. */
function sharedOptions(rows: readonly GoodsListRow[]): GoodsListRow['options'] {
  const [first, ...others] = rows
  return (first?.options ?? []).flatMap((option) => {
    const same = others.map(({ options }) => options.find(({ name }) => name === option.name))
    if (same.some((other) => other === undefined)) return []
    const kept = option.values.flatMap((value, at) =>
      same.every((other) => other?.values.includes(value)) ? [at] : [],
    )
    return kept.length === 0
      ? []
      : {
          ...option,
          chosen: null,
          values: kept.map((at) => option.values[at] ?? ''),
          values_latin: kept.map((at) => option.values_latin[at] ?? ''),
        }
  })
}
