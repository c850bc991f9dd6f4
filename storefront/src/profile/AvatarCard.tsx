import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { later } from '@longhaul/browser/chunk/later.tsx'
import { AVATAR_KINDS, AVATAR_MAX_MEGABYTES } from '@longhaul/domain/accounts/avatar.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { whyNotFile } from '@longhaul/ui/file-drop/check-file.ts'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { Me } from '../shared/use-me.ts'
import { usePastedFile } from './use-pasted-file.ts'

const words = profileText
const rule = { kinds: AVATAR_KINDS, maxMegabytes: AVATAR_MAX_MEGABYTES }

/** The cropper is fetched when there is something to crop. */
const CropSheet = later(() => import('./CropSheet.tsx').then((found) => found.CropSheet))

/** The picture: chosen, dropped or pasted, then cropped; or taken away. */
export function AvatarCard({ me }: { me: Me }) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const alter = useSend('POST /users/alter_avatar', {
    onDone: () => {
      setFile(null)
      toast.success(words.pictureSaved)
    },
  })
  const remove = useSend('DELETE /users/avatar')

  function take(chosen: File | undefined) {
    const why = chosen ? whyNotFile(chosen, rule) : null
    setProblem(why)
    setFile(why ? null : (chosen ?? null))
  }
  usePastedFile(take)

  const askRemove = async () => {
    const gone = await ask({
      title: words.removeTitle,
      text: words.removeText,
      danger: true,
      confirmText: words.removePicture,
      cancelText: words.keep,
      busyText: words.removing,
      onConfirm: () => remove.mutateAsync({}),
    })
    if (gone) toast.success(words.pictureRemoved)
  }

  return (
    <Card title={words.picture}>
      <div className="grid justify-items-center gap-4">
        <Avatar src={me.avatar} name={me.name} size={180} />
        {me.avatar !== null && (
          <Button size="small" icon={<Trash />} onClick={() => void askRemove()}>
            {words.removePicture}
          </Button>
        )}
      </div>
      <div className="mt-4">
        <FileDrop
          label={words.pictureField}
          labelHidden
          kinds={rule.kinds}
          maxMegabytes={rule.maxMegabytes}
          value={[]}
          onChange={([chosen]) => take(chosen)}
          error={problem}
        />
        <p className="mt-3 text-sm text-ink-2">{words.pictureHint}</p>
      </div>
      <Suspense>
        {file && (
          <CropSheet
            file={file}
            failure={alter.error}
            onCancel={() => {
              setFile(null)
              alter.reset()
            }}
            onSave={async (picture) => {
              await alter.mutateAsync({ body: picture })
            }}
            onUnreadable={() => {
              setFile(null)
              setProblem(words.unreadable)
            }}
          />
        )}
      </Suspense>
    </Card>
  )
}
