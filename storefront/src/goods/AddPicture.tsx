import { call } from '@longhaul/browser/calls/client.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { unreadText } from '@longhaul/text/storefront/goods/unread.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { useState } from 'react'
import { useLoggedIn } from '../shared/visit.ts'
import type { GoodsForm } from './use-goods-form.ts'

const say = unreadText.product

/**
 * Replaces pictures that could not be read: the shopper can upload one, such as a screenshot, which goes with
 * the order. Guests cannot upload.
 */
export function AddPicture({ form, isProduct }: { form: GoodsForm; isProduct: boolean }) {
  const loggedIn = useLoggedIn()
  const own = useOwnPicture(form)
  if (own.url)
    return (
      <div className="grid grid-cols-1 gap-2">
        <img
          className="aspect-square w-full rounded-card bg-photo object-cover"
          src={own.url}
          alt=""
          width={400}
          height={400}
        />
        <button
          type="button"
          className="justify-self-start py-2 text-sm text-primary underline"
          onClick={own.remove}
        >
          {say.removePicture}
        </button>
      </div>
    )
  return (
    <div className="grid min-h-60 grid-cols-1 content-center gap-3 rounded-card bg-sunken p-4 md:aspect-square">
      {isProduct && <p className="text-center text-sm text-ink-2">{say.noPictures}</p>}
      {loggedIn ? (
        <FileDrop
          label={say.addPicture}
          hint={say.addPictureHint}
          optional
          value={own.files}
          onChange={(files) => void own.store(files[0])}
          error={own.failed}
        />
      ) : (
        <p className="text-center text-sm text-ink-2">{say.addPictureGuest}</p>
      )}
    </div>
  )
}

/** The picture is uploaded as soon as it is chosen; the form stores its id. */
export function useOwnPicture(form: GoodsForm) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [stored, setStored] = useState<{ id: string; url: string }>()
  const [failed, setFailed] = useState<string | null>(null)
  const { imageFileId } = form.values

  async function store(file: File | undefined) {
    setFiles(file ? [file] : [])
    setFailed(null)
    if (!file) return
    try {
      const picture = await call('POST /uploads', { query: { kind: 'product' }, body: file })
      setStored(picture)
      form.set('imageFileId', picture.id)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFiles([])
      setFailed(error.message || (error.status === 0 ? shellText.unreachable : shellText.failure))
    }
  }
  return {
    files,
    failed,
    store,
    /** The address of the picture that goes with the order: just uploaded, or from the line of the cart. */
    url: stored && stored.id === imageFileId ? stored.url : imageFileId && form.pictureUrl,
    remove() {
      setFiles([])
      form.set('imageFileId', '')
    },
  }
}
