import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ASK_AGAIN_DAYS_MAX, CHASE_NOTE_MAX } from '@longhaul/domain/orders/seller-chase.ts'
import { plusDays } from '@longhaul/domain/time/days.ts'
import { lateSellersText as words } from '@longhaul/text/console/purchase/late-sellers.ts'
import { copyText } from '@longhaul/text/ui.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { SilentKey } from '../shared/Key.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import type { LateOrder } from './late-order.ts'

/**
 * The text for the seller, which one key copies and notes as asked; and what the seller answered, with the
 * day from which on to ask again.
 */
export function ChaseForm({ order, today }: { order: LateOrder; today: string }) {
  const [text, setText] = useState(order.text)
  const why = whyNotRole(useMe(), ['buyer'])
  const form = useCallForm('POST /staff/seller_orders/{id}/chases', {
    start: { note: '', ask_again_on: plusDays(today, 1) },
    args: ({ note, ask_again_on }) => ({ params: { id: order.id }, body: { note, ask_again_on } }),
    onDone: ({ note }) => toast.success(note === '' ? words.asked : words.noted),
  })
  const note = form.field('note')
  async function copyAndAsk() {
    if (why !== null || form.sending) return
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      toast.warning(copyText.copyFailed)
      return
    }
    await form.submit()
  }
  useShortcuts([{ keys: 'c', does: words.key, act: () => void copyAndAsk() }])
  return (
    <form
      {...form.props}
      className="grid content-start gap-3 border-s border-line px-5 py-4 max-desk:border-s-0 max-desk:border-t"
    >
      <TextArea
        label={words.text}
        hint={words.textHint}
        lang="zh-Hans"
        unmarked
        value={text}
        onChange={setText}
      />
      <TextField label={words.note} optional maxLength={CHASE_NOTE_MAX} {...note} />
      <TextField
        type="date"
        label={words.again}
        unmarked
        min={plusDays(today, 1)}
        max={plusDays(today, ASK_AGAIN_DAYS_MAX)}
        {...form.field('ask_again_on')}
      />
      <Failure of={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="primary" disabledReason={why} onClick={() => void copyAndAsk()}>
          {words.copyAndAsk} <SilentKey>C</SilentKey>
        </Button>
        <Button submit disabledReason={why ?? (note.value.trim() === '' ? words.noteNeeded : null)}>
          {words.noteOnly}
        </Button>
      </div>
    </form>
  )
}
