import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { LIST_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { LIST_NAME_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { goodsListText as say } from '@longhaul/text/storefront/goods/goods-list.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { FileButton } from '@longhaul/ui/button/FileButton.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { pastedList } from '../../shared/pasted-text.ts'
import { toList } from '../../shared/to-list.ts'

/** HTML of a larger clipboard is left out: its text has the same rows. */
const HTML_MAX = 4 * LIST_TEXT_MAX

/**
 * A box for a list of any length, in which a sheet can be dropped too, and a button for it. It already
 * holds what was pasted in the search box.
 */
export function MakeList() {
  const navigate = useNavigate()
  const [text, setText] = useState(() => pastedList() ?? '')
  const [html, setHtml] = useState('')
  const onDone = ({ id }: { id: string }) => navigate(toList(id))
  const make = useSend('POST /goods_lists', { onDone })
  const upload = useSend('POST /goods_lists/files', { onDone })
  const busy = make.isPending || upload.isPending

  function take(files: FileList | null) {
    const [file] = files ?? []
    const name = file?.name.slice(0, LIST_NAME_MAX).trim()
    if (file && !busy) upload.mutate({ query: name ? { name } : {}, body: file })
  }
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !busy) make.mutate({ body: { text, ...(html && { html }) } })
      }}
    >
      <TextArea
        label={say.paste}
        unmarked
        rows={6}
        value={text}
        onChange={(next) => {
          setText(next)
          // Markup belongs to the text that was pasted with it.
          setHtml('')
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/html')
          const isWhole = text.trim() === '' && pasted !== '' && pasted.length <= HTML_MAX
          if (!isWhole) return
          event.preventDefault()
          setText(event.clipboardData.getData('text'))
          setHtml(pasted)
        }}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return
          event.preventDefault()
          take(event.dataTransfer.files)
        }}
        maxLength={LIST_TEXT_MAX}
      />
      <p className="flex flex-wrap items-center gap-3">
        <Button submit type="primary" busy={busy && say.busy} disabled={text.trim() === ''}>
          {say.make}
        </Button>
        <FileButton accept=".xlsx,.ods,.csv,.tsv,.txt,.html" onFiles={take}>
          {say.upload}
        </FileButton>
        <span className="text-sm text-ink-2">{say.uploadHint}</span>
      </p>
    </form>
  )
}
