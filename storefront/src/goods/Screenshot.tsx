import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { useOwnPicture } from './AddPicture.tsx'
import type { GoodsForm } from './use-goods-form.ts'

const say = unreadText.shot

/**
 * The place for a screenshot of a page that could not be read: dropped, pasted on the page, or chosen.
 * It goes with the order, so our buyer sees what is meant. Guests cannot upload.
 */
export function Screenshot({ form }: { form: GoodsForm }) {
  const loggedIn = useLoggedIn()
  const own = useOwnPicture(form)
  if (!loggedIn) return <p className="rounded-card bg-sunken px-4 py-3 text-sm text-ink-2">{say.guest}</p>
  if (!own.url)
    return (
      <FileDrop
        label={say.label}
        hint={say.hint}
        unmarked
        takesPaste
        value={own.files}
        onChange={(files) => void own.store(files[0])}
        error={own.failed}
      />
    )
  return (
    <div className="flex items-center gap-4 rounded-card border border-ok bg-surface p-3" role="status">
      <img
        className="size-24 rounded-control bg-photo object-cover"
        src={own.url}
        alt={say.alt}
        width={96}
        height={96}
      />
      <div className="min-w-0 grow">
        <b className="font-semibold">{say.kept}</b>
        <p className="text-sm text-ink-2">{say.keptHint}</p>
      </div>
      <Button size="small" guardMs={0} onClick={own.remove}>
        {say.remove}
      </Button>
    </div>
  )
}
