import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Stars } from '@longhaul/ui/stars/Stars.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useState } from 'react'
import { ReviewPictures } from './ReviewPictures.tsx'
import type { StoredPicture } from './upload-picture.ts'

const BODY_MAX = 1000

/** Stars, text and pictures. A draft survives a reload until it is sent. */
export function ReviewForm({ parcelId }: { parcelId: string }) {
  const text = parcelsText.review
  const [start] = useState<ReviewValues>(() => ({
    stars: '',
    body: '',
    pictures: [],
    ...readReviewDraft(parcelId),
  }))
  const [uploading, setUploading] = useState(false)
  const [sent, setSent] = useState(false)
  const form = useCallForm('POST /parcels/{id}/review', {
    start,
    check: { stars: (stars: string) => (stars ? null : text.starsMissing) },
    args: (values: ReviewValues) => ({
      params: { id: parcelId },
      body: {
        stars: Number(values.stars),
        body: values.body.trim(),
        file_ids: values.pictures.map((picture) => picture.id),
      },
    }),
    onDone: () => {
      setSent(true)
      toast.success(text.sent)
    },
  })
  useReviewDraft(parcelId, form.values, sent)
  return (
    <form {...form.props} className="fields">
      <ErrorSummary {...form.summary} />
      <Stars label={text.stars} {...form.field('stars')} />
      <TextArea
        label={text.body}
        optional
        hint={text.bodyHint}
        max={BODY_MAX}
        rows={5}
        {...form.field('body')}
      />
      <ReviewPictures
        pictures={form.values.pictures}
        onChange={(pictures) => form.set('pictures', pictures)}
        onUploading={setUploading}
      />
      <Failure of={form.failure} />
      <div className="grid gap-2">
        <div>
          <Button
            submit
            type="primary"
            busy={form.sending && text.submitting}
            disabledReason={uploading && text.waitForUpload}
          >
            {text.submit}
          </Button>
        </div>
        <p className="text-sm text-ink-2">{text.draftKept}</p>
      </div>
    </form>
  )
}

/** The values of a review before it is sent. `stars` is empty until chosen. */
type ReviewValues = { stars: string; body: string; pictures: readonly StoredPicture[] }

const keyOf = (parcelId: string): string => `review:${parcelId}`

/** The draft for this package, stored in this tab. */
function readReviewDraft(parcelId: string): Partial<ReviewValues> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(parcelId)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

/** Stores the draft on every change, until it is `sent`. */
function useReviewDraft(parcelId: string, values: ReviewValues, sent: boolean): void {
  useEffect(() => {
    try {
      if (sent) sessionStorage.removeItem(keyOf(parcelId))
      else sessionStorage.setItem(keyOf(parcelId), JSON.stringify(values))
    } catch {
      // Without storage there is no draft; the form still works.
    }
  }, [parcelId, values, sent])
}
