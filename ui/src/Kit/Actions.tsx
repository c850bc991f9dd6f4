import Printer from 'lucide-react/icons/printer'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import type { ButtonSize } from '../button/look.ts'
import { ask, notice } from '../dialog/ask.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Sheet } from '../dialog/Sheet.tsx'
import { TextField } from '../field/TextField.tsx'
import { toast } from '../toast/toast.ts'
import { Part } from './Part.tsx'
import { words } from './words.ts'

const SIZES: readonly ButtonSize[] = ['smallest', 'small', 'normal', 'big', 'bigger', 'large', 'biggest']

export function Buttons() {
  return (
    <Part title={words.parts.buttons}>
      <div className="kit-row">
        <Button type="primary">{words.buy}</Button>
        <Button type="assistRed">{words.pay}</Button>
        <Button type="assistPink">{words.photos}</Button>
        <Button type="assistWhite">{words.back}</Button>
        <Button type="redLine" icon={<Trash />}>
          {words.cancelOrder}
        </Button>
        <Button type="blackLine" icon={<Printer />}>
          {words.print}
        </Button>
      </div>
      <div className="kit-row">
        {SIZES.map((size) => (
          <Button key={size} size={size} type="primary" icon={<ShoppingCart />}>
            {words.buy}
          </Button>
        ))}
      </div>
      <div className="kit-row">
        <Button type="primary" disabled>
          {words.off}
        </Button>
        <Button type="assistRed" disabled>
          {words.off}
        </Button>
        <Button type="assistPink" disabled>
          {words.off}
        </Button>
        <Button disabled>{words.off}</Button>
        <Button type="redLine" disabledReason={words.offReason}>
          {words.cancelOrder}
        </Button>
        <Button type="blackLine" disabledReason={words.offReason}>
          {words.off}
        </Button>
      </div>
      <div className="kit-row">
        <Button type="assistRed" busy={words.paying}>
          {words.pay}
        </Button>
        <Button busy={words.saving}>{words.save}</Button>
        <LinkButton href="#main" type="primary">
          {words.paste}
        </LinkButton>
        <Button icon={<Trash />} aria-label={words.remove} />
        <Button icon={<Trash />} aria-label={words.remove} size="small" />
        <IconButton label={words.remove} icon={<X />} />
      </div>
      <Button type="primary" size="auto">
        {words.buy}
      </Button>
    </Part>
  )
}

export function Dialogs() {
  const [sheet, setSheet] = useState(false)
  const [form, setForm] = useState(false)
  return (
    <Part title={words.parts.dialogs}>
      <div className="kit-row">
        <Questions />
        <Button guardMs={0} onClick={() => setForm(true)}>
          {words.open.form}
        </Button>
        <Button guardMs={0} onClick={() => setSheet(true)}>
          {words.open.sheet}
        </Button>
      </div>
      <div className="kit-row">
        <Toasts />
      </div>
      <Dialog
        open={form}
        title={words.nickname}
        type="notice"
        onClose={() => setForm(false)}
        onConfirm={() => toast.success(words.saved)}
      >
        <TextField label={words.nickname} hint={words.nicknameWrong} />
      </Dialog>
      <SampleSheet open={sheet} onClose={() => setSheet(false)} />
    </Part>
  )
}

function Questions() {
  async function askDanger() {
    const yes = await ask({
      type: 'error',
      title: words.askTitle,
      text: words.askText,
      confirmText: words.cancelOrder,
      cancelText: words.keep,
      danger: true,
    })
    if (yes) toast.success(words.cancelOrder)
  }
  return (
    <>
      <Button guardMs={0} onClick={() => ask({ type: 'success', title: words.saved, text: words.emailHint })}>
        {words.open.success}
      </Button>
      <Button
        guardMs={0}
        onClick={() => ask({ title: words.noteTitle, text: words.note, confirmText: words.accept })}
      >
        {words.open.warning}
      </Button>
      <Button guardMs={0} onClick={askDanger}>
        {words.open.danger}
      </Button>
      <Button guardMs={0} onClick={() => notice(words.closedNotice)}>
        {words.open.notice}
      </Button>
    </>
  )
}

const Toasts = () => (
  <>
    <Button
      guardMs={0}
      onClick={() => toast.success(words.added, { action: { label: words.undo, onClick() {} } })}
    >
      toast.success
    </Button>
    <Button guardMs={0} onClick={() => toast.error(words.failed)}>
      toast.error
    </Button>
    <Button guardMs={0} onClick={() => toast.warning(words.almost)}>
      toast.warning
    </Button>
    <Button guardMs={0} onClick={() => toast.info(words.rate)}>
      toast.info
    </Button>
  </>
)

const SampleSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Sheet
    open={open}
    title={words.filters}
    onClose={onClose}
    footer={
      <>
        <Button guardMs={0} onClick={onClose}>
          {words.back}
        </Button>
        <Button type="primary" onClick={() => toast.success(words.saved)}>
          {words.save}
        </Button>
      </>
    }
  >
    <div className="fields">
      <TextField label={words.nickname} optional />
      <TextField label={words.email} optional />
    </div>
  </Sheet>
)
