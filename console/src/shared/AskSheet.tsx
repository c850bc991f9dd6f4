import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useId } from 'react'
import { shopperOf, type StaffItem } from './ItemSubject.tsx'
import { Stack } from './layout/Stack.tsx'
import { ReadyReasons } from './ReadyReasons.tsx'
import { SheetButtons } from './SheetButtons.tsx'
import { useSendKey } from './use-send-key.ts'

const NOTE_MAX = 500
const words = purchaseText.askForm

/**
 * Asks the shopper before buying, from the review or the buyer's desk: about a different price, other options
 * at any price, or anything that is answered in words. 72 hours to answer.
 */
export function AskSheet({
  item,
  goods,
  freight,
  onAsked,
  onClose,
}: {
  item: StaffItem
  goods: string
  freight: string
  onAsked: () => void
  onClose: () => void
}) {
  const formId = useId()
  useSendKey()
  const form = useAskForm(item, { goods, freight }, () => {
    onClose()
    onAsked()
  })
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <SheetButtons onClose={onClose} busy={form.sending && consoleWords.saving} form={formId}>
          {words.send}
        </SheetButtons>
      }
    >
      <form id={formId} {...form.props}>
        <Stack>
          <p>
            <b lang="zh-Hans">{item.title}</b>
            <span className="muted block">{shopperOf(item)}</span>
          </p>
          <RadioGroup
            label={words.kind}
            unmarked
            look="row"
            choices={[
              { value: 'price', label: words.kinds.price },
              { value: 'options', label: words.kinds.options },
              { value: 'free', label: words.kinds.free },
            ]}
            {...form.field('kind')}
          />
          {form.values.kind !== 'free' && <Price item={item} form={form} />}
          <ReadyReasons
            kind="ask_shopper"
            lang={item.shopper_lang}
            onChoose={(reason) => {
              form.set('note', reason)
              if (form.values.kind === 'free') return
              // With the price as it was, a reason asks about the choice: the price alone would ask nothing.
              form.set('kind', priceNow(form.values) === priceBefore(item) ? 'options' : 'price')
            }}
          />
          <TextArea
            label={form.values.kind === 'free' ? words.question : words.note}
            hint={form.values.kind === 'free' ? words.questionHint : words.noteHint}
            max={NOTE_MAX}
            optional={form.values.kind === 'price'}
            {...form.field('note')}
          />
          <Note tone="info">{form.values.kind === 'free' ? words.promiseFree : words.promise}</Note>
          <Failure of={form.failure} />
        </Stack>
      </form>
    </Sheet>
  )
}

const priceBefore = (item: StaffItem) => sellerFen({ goodsFen: item.goods_fen, freightFen: item.freight_fen })

/** The price as typed, in fen; null while it is not one. */
function priceNow({ goods_fen, freight_fen }: { goods_fen: string; freight_fen: string }): number | null {
  const [goodsFen, freightFen] = [readYuan(goods_fen), readYuan(freight_fen)]
  return goodsFen === null || freightFen === null ? null : sellerFen({ goodsFen, freightFen })
}

const useAskForm = (item: StaffItem, start: { goods: string; freight: string }, onDone: () => void) =>
  useCallForm('POST /staff/order_items/{id}/ask', {
    start: { kind: 'price', goods_fen: start.goods, freight_fen: start.freight, note: '' },
    check: {
      goods_fen: (value, all) => {
        const [goods, freight] = [readYuan(value), readYuan(all.freight_fen)]
        if (all.kind === 'free') return null
        if (goods === null) return consoleWords.moneyNeeded
        const isUnchanged = freight !== null && goods + freight === priceBefore(item)
        return all.kind === 'price' && isUnchanged ? words.unchanged : null
      },
      freight_fen: (value, all) =>
        all.kind !== 'free' && readYuan(value) === null ? consoleWords.moneyNeeded : null,
      note: (value, all) => {
        if (all.kind === 'price' || value.trim() !== '') return null
        return all.kind === 'free' ? words.questionNeeded : words.noteNeeded
      },
    },
    args: (values) => ({
      params: { id: item.id },
      body: {
        kind: asKind(values.kind),
        ...(values.kind === 'free'
          ? { goods_fen: item.goods_fen, freight_fen: item.freight_fen }
          : {
              goods_fen: readYuan(values.goods_fen) ?? 0,
              freight_fen: readYuan(values.freight_fen) ?? 0,
            }),
        note: values.note.trim(),
      },
    }),
    onDone,
  })

/** The new price and its difference from the old one. */
function Price({ item, form }: { item: StaffItem; form: ReturnType<typeof useAskForm> }) {
  const before = priceBefore(item)
  const now = priceNow(form.values)
  return (
    <>
      <Fields columns={2}>
        <TextField
          label={purchaseText.goods}
          unmarked
          before="¥"
          inputMode="decimal"
          {...form.field('goods_fen')}
        />
        <TextField
          label={purchaseText.freight}
          unmarked
          before="¥"
          inputMode="decimal"
          {...form.field('freight_fen')}
        />
      </Fields>
      <p className="flex flex-wrap gap-x-3 gap-y-1 tabular-nums" role="status">
        {words.before(money(before))}{' '}
        {now !== null && <b>{words.change(money(now), money(Math.abs(now - before)), now - before)}</b>}
      </p>
    </>
  )
}

const asKind = (chosen: string): 'price' | 'options' | 'free' =>
  chosen === 'options' || chosen === 'free' ? chosen : 'price'
