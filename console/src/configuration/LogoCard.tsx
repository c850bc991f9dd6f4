import { endSession, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { configurationText } from '@longhaul/text/console/configuration/configuration.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { FileDrop } from '@longhaul/ui/file-drop/FileDrop.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import type { Settings } from './setting-values.ts'

const words = configurationText
const LOGO = 'h-16 max-w-full object-contain px-4 py-3'

/** Shows the operator's logo on light and dark, uploads a new one, and removes it. */
export function LogoCard({ url }: { url: string }) {
  const [files, setFiles] = useState<readonly File[]>([])
  const [percent, setPercent] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const remove = useSend('POST /staff/logo/remove', { onDone: () => settle(words.logoRemoved) })

  function settle(done: string) {
    setFiles([])
    toast.success(done)
  }

  async function send() {
    const [file] = files
    if (!file) return
    setError(null)
    setPercent(0)
    try {
      await sendFile<Settings>('/staff/logo', file, setPercent)
      settle(words.logoSaved)
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed
      endSession(failed)
      setError(Object.values(failed.fields)[0] ?? sentenceOf(failed))
    } finally {
      setPercent(null)
    }
  }

  return (
    <Card title={words.logo}>
      <Stack>
        <LogoNow url={url} />
        <FileDrop
          label={words.logo}
          labelHidden
          optional
          unmarked
          hint={words.logoHint}
          value={files}
          onChange={(chosen) => {
            setFiles(chosen)
            setError(null)
          }}
          percent={percent}
          error={error}
        />
        <Line>
          {files.length > 0 && (
            <Button type="primary" busy={percent !== null && words.logoSending} onClick={() => void send()}>
              {words.logoUse}
            </Button>
          )}
          {url && (
            <Button
              type="redLine"
              busy={remove.isPending && words.saving}
              onClick={() => remove.mutate({ body: {} })}
            >
              {words.logoRemove}
            </Button>
          )}
        </Line>
      </Stack>
    </Card>
  )
}

/** The current logo on a light and a dark background. */
function LogoNow({ url }: { url: string }) {
  if (!url) return <p className="muted">{words.logoNone}</p>
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-control border border-line">
      <img className={LOGO} src={url} alt={words.logoAlt} />
      <span className="bg-surface" data-theme="dark">
        <img className={LOGO} src={url} alt="" />
      </span>
    </div>
  )
}
