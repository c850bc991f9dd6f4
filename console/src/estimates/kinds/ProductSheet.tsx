import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useId, useState } from 'react'
import { SheetButtons } from '../../shared/SheetButtons.tsx'
import { Stack } from '../../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../../shared/use-me.ts'
import { Effects } from './Effects.tsx'
import { ExpectedWeight } from './ExpectedWeight.tsx'
import { type GoodsKind, type Preview, kindOptions } from './known-kinds.ts'

type Correction = Reply<'GET /staff/goods_corrections/{marketplace}/{item}'>

/** One product: what it is expected to weigh, its kind, and whether its pieces can be compared. */
export function ProductSheet({
  goods,
  kinds,
  onClose,
}: {
  goods: string
  kinds: readonly GoodsKind[]
  onClose: () => void
}) {
  const [marketplace = '', item = ''] = goods.split(' ')
  const params = { marketplace, item }
  const found = useCall('GET /staff/goods_corrections/{marketplace}/{item}', { params })
  if (found.data)
    return <Corrected of={found.data} key={JSON.stringify(found.data)} kinds={kinds} onClose={onClose} />
  return (
    <Sheet open title={words.productTitle(item)} onClose={onClose}>
      <Loaded of={found}>{() => null}</Loaded>
    </Sheet>
  )
}

function Corrected({
  of,
  kinds,
  onClose,
}: {
  of: Correction
  kinds: readonly GoodsKind[]
  onClose: () => void
}) {
  const formId = useId()
  const whyNot = whyNotRole(useMe(), ['warehouse'])
  const params = { marketplace: of.marketplace, item: of.item_id }
  const [seen, see] = useState<{ of: string; preview: Preview } | null>(null)
  const form = useCallForm('POST /staff/goods_kinds/preview', {
    start: { kind: of.kind ?? '', is_comparable: of.is_comparable },
    check: {},
    args: (values) => ({ body: { product: { ...params, ...bodyOf(values) } } }),
    onDone: (preview) => see({ of: JSON.stringify(form.values), preview }),
  })
  const undo = useSend('PUT /staff/goods_corrections/{marketplace}/{item}', {
    onDone: () => toast.success(words.undone),
  })
  const save = useSend('PUT /staff/goods_corrections/{marketplace}/{item}', {
    onDone: () => {
      const body = { kind: of.kind, is_comparable: of.is_comparable }
      const onClick = () => undo.mutate({ params, body })
      toast.success(words.saved, { action: { label: words.undo, onClick } })
      onClose()
    },
  })
  const isSeen = seen?.of === JSON.stringify(form.values)
  return (
    <Sheet
      open
      title={words.productTitle(of.item_id)}
      onClose={onClose}
      footer={
        <SheetButtons
          onClose={onClose}
          leave="typed"
          why={whyNot}
          busy={(form.sending && words.looking) || (save.isPending && consoleWords.saving)}
          {...(isSeen
            ? { onSend: () => save.mutate({ params, body: bodyOf(form.values) }) }
            : { form: formId })}
        >
          {isSeen ? words.save : words.preview}
        </SheetButtons>
      }
    >
      <form id={formId} {...form.props}>
        <Stack>
          <p>
            <b lang="zh-Hans">{of.title}</b>
            <small className="muted block">
              {[
                of.marketplace,
                words.byWords(of.kind_by_words ?? words.noKind),
                words.weighings(of.weighings),
              ].join(' · ')}
            </small>
          </p>
          <ExpectedWeight marketplace={of.marketplace} item={of.item_id} />
          <SelectField
            label={words.kind}
            options={kindOptions(kinds)}
            empty={words.asWords}
            unmarked
            {...form.field('kind')}
          />
          <CheckboxField
            label={words.comparable}
            hint={words.comparableHint}
            {...form.field('is_comparable')}
          />
          <Failure of={form.failure} />
          {seen && isSeen && <Effects of={seen.preview} />}
        </Stack>
      </form>
    </Sheet>
  )
}

const bodyOf = ({ kind, is_comparable }: { kind: string; is_comparable: boolean }) => ({
  kind: kind || null,
  is_comparable,
})
