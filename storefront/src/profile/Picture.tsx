import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { AVATAR_KINDS, AVATAR_MAX_MEGABYTES } from '@longhaul/domain/accounts/avatar.ts'
import { profileText } from '@longhaul/text/storefront/profile/profile.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { whyNotFile } from '@longhaul/ui/file-drop/check-file.ts'
import { Avatar } from '@longhaul/ui/logo/Avatar.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Section } from '../shared/Section.tsx'
import type { Me } from '../shared/use-me.ts'

const words = profileText
const rule = { kinds: AVATAR_KINDS, maxMegabytes: AVATAR_MAX_MEGABYTES }

/** The cropper is only loaded once there is something to crop. */
const CropSheet = lazyWithPreload(() => import('./CropSheet.tsx').then((found) => found.CropSheet))

/** The picture: chosen, dropped or pasted, then cropped; or removed. */
export function Picture({ me }: { me: Me }) {
  const choice = useChosenFile()
  return (
    <Section title={words.picture}>
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Current me={me} />
        <div>
          <FileDrop
            label={words.pictureField}
            labelHidden
            optional
            kinds={rule.kinds}
            maxMegabytes={rule.maxMegabytes}
            value={[]}
            onChange={([chosen]) => choice.take(chosen)}
            error={choice.problem}
          />
          <p className="mt-3 text-sm text-ink-2">{words.pictureHint}</p>
        </div>
      </div>
      <Suspense>{choice.file && <NewPicture file={choice.file} choice={choice} />}</Suspense>
    </Section>
  )
}

type ChosenFile = ReturnType<typeof useChosenFile>

/** The chosen file, or what is wrong with it. */
function useChosenFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  function take(chosen: File | undefined) {
    const why = chosen ? whyNotFile(chosen, rule) : null
    setProblem(why)
    setFile(why ? null : (chosen ?? null))
  }
  usePastedFile(take)
  return {
    file,
    problem,
    take,
    drop: () => setFile(null),
    refuse(why: string) {
      setFile(null)
      setProblem(why)
    },
  }
}

/** Calls back with a file that is pasted anywhere on the page; pasted text is left alone. */
function usePastedFile(take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (!file) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

/** The current picture, with a button to remove it. */
function Current({ me }: { me: Me }) {
  const remove = useSend('DELETE /users/avatar')
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
    <div className="grid justify-items-start gap-3">
      <Avatar src={me.avatar} name={me.name} size={96} />
      {me.avatar !== null && (
        <Button size="small" icon={<Trash />} onClick={() => void askRemove()}>
          {words.removePicture}
        </Button>
      )}
    </div>
  )
}

/** Crops the chosen file and saves it. */
function NewPicture({ file, choice }: { file: File; choice: ChosenFile }) {
  const alter = useSend('POST /users/alter_avatar', {
    onDone: () => {
      choice.drop()
      toast.success(words.pictureSaved)
    },
  })
  return (
    <CropSheet
      file={file}
      failure={alter.error}
      onCancel={choice.drop}
      onSave={async (picture) => {
        await alter.mutateAsync({ body: picture })
      }}
      onUnreadable={() => choice.refuse(words.unreadable)}
    />
  )
}
