import { sendFile } from '@longhaul/browser/calls/send-file.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { VIDEO_SERVICE, VIDEO_TYPES, whyNotVideo } from '@longhaul/domain/parcels/packing-video.ts'
import { packingVideoText } from '@longhaul/text/console/packing/packing-video.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { useState } from 'react'
import { Stack } from './layout/Stack.tsx'

const words = packingVideoText
type Parcel = Reply<'GET /staff/parcels/{id}'>
type Sending = { percent: number } | { error: string } | null

/** The packing video, if the shopper ordered one: its status, a player, and the upload field. */
export function PackingVideoCard({ parcel }: { parcel: Parcel }) {
  const [sending, setSending] = useState<Sending>(null)
  const isWanted = parcel.services.some((service) => service.id === VIDEO_SERVICE)
  if (!isWanted || whyNotVideo(parcel.stage)) return null

  async function send(file: File | undefined) {
    if (!file) return
    setSending({ percent: 0 })
    try {
      await sendFile<Reply<'POST /staff/parcels/{id}/video'>>(
        `/staff/parcels/${parcel.id}/video`,
        file,
        (percent) => setSending({ percent }),
      )
      setSending(null)
    } catch (error) {
      setSending({ error: error instanceof CallError ? error.message : String(error) })
    }
  }
  const { video } = parcel
  const isSending = sending !== null && 'percent' in sending
  return (
    <Card
      title={words.title}
      aside={<StatusTag kind={video ? 'done' : 'attention'}>{video ? words.there : words.missing}</StatusTag>}
    >
      <Stack>
        <p>{video ? words.kept : words.text}</p>
        {/* Muted: warehouse noise needs no captions. */}
        {video && (
          <video
            className="aspect-video w-full bg-ink"
            key={video.url}
            controls
            muted
            preload="metadata"
            aria-label={words.title}
          >
            <source src={video.url} type={video.media_type} />
          </video>
        )}
        <Field
          label={video ? words.replace : words.choose}
          unmarked
          error={sending !== null && 'error' in sending ? sending.error : null}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept={VIDEO_TYPES.join()}
              disabled={isSending}
              onChange={(event) => void send(event.target.files?.[0])}
            />
          )}
        </Field>
        <p role="status">{isSending && words.sending(sending.percent)}</p>
      </Stack>
    </Card>
  )
}
