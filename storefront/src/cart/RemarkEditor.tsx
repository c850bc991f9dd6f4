import { REMARK_MAX } from '@longhaul/domain/orders/limits.ts'
import { cartText } from '@longhaul/text/storefront/cart/cart.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { passUnlessReported } from '@longhaul/ui/field/reported.ts'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { CartItem } from './use-cart.ts'
import { goodsName } from '../shared/goods-name.ts'

/** Edits the remark of a line in place. Escape cancels, and the focus returns to where it was. */
export function RemarkEditor({
  item,
  onSave,
}: {
  item: CartItem
  onSave: (remark: string) => Promise<void>
}) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return isOpen ? (
    <RemarkForm remark={item.remark} onSave={onSave} onClose={() => setOpen(false)} />
  ) : (
    <Remark item={item} opener={opener} onEdit={() => setOpen(true)} />
  )
}

function Remark({
  item,
  opener,
  onEdit,
}: {
  item: CartItem
  opener: RefObject<HTMLButtonElement | null>
  onEdit: () => void
}) {
  const label = item.remark ? cartText.editRemark : cartText.addRemark
  return (
    <div className="flex items-start gap-2 text-sm text-ink-2">
      {item.remark && (
        <>
          <MessageSquareText className="mt-2.5 size-4" />
          <p className="min-w-0 py-2 break-words whitespace-pre-line">{item.remark}</p>
        </>
      )}
      <Button
        ref={opener}
        size="small"
        guardMs={0}
        className={`shrink-0 border-transparent bg-transparent text-primary ${item.remark ? '' : '-ms-3.5'}`}
        aria-label={`${label}: ${goodsName(item)}`}
        onClick={onEdit}
      >
        {label}
      </Button>
    </div>
  )
}

function RemarkForm({
  remark,
  onSave,
  onClose,
}: {
  remark: string
  onSave: (remark: string) => Promise<void>
  onClose: () => void
}) {
  const id = useId()
  const [draft, setDraft] = useState(remark)
  const [saving, setSaving] = useState(false)
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await onSave(draft.trim())
      onClose()
    } catch (error) {
      passUnlessReported(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className="grid grid-cols-1 gap-2" onSubmit={save}>
      <TextArea
        id={id}
        label={cartText.remark}
        unmarked
        max={REMARK_MAX}
        rows={2}
        value={draft}
        onChange={setDraft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <div className="flex gap-2">
        <Button submit size="small" type="primary" busy={saving && cartText.saving}>
          {cartText.saveRemark}
        </Button>
        <Button size="small" guardMs={0} data-leave="" onClick={onClose}>
          {cartText.cancel}
        </Button>
      </div>
    </form>
  )
}
