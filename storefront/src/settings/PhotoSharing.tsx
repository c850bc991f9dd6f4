import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { date } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { settingsText } from '@longhaul/text/storefront/settings/settings.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { langOf } from '../shared/goods-name.ts'
import { Section } from '../shared/Section.tsx'

const words = settingsText.photos

type Sharing = Reply<'GET /photo_sharing'>

/**
 * Whether others see photos of what the shopper bought: for everything, and for each piece. Renders nothing
 * in a shop that shows no such photos.
 */
export function PhotoSharing() {
  const { data } = useCall('GET /photo_sharing')
  const save = useSend('PUT /photo_sharing', { onDone: () => toast.success(words.saved) })
  if (!data?.open) return null
  return (
    <Section title={words.title} id="photos">
      <p className="mb-3 max-w-prose text-ink-2">{words.lead}</p>
      <CheckboxField
        label={words.share}
        value={data.shares}
        onChange={(shares) => save.mutate({ body: { shares } })}
      />
      {data.shares && data.pieces.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-md">{words.pieces}</h3>
          <ul className="max-w-form">
            {data.pieces.map((piece) => (
              <Piece key={piece.stock_item_id} piece={piece} />
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function Piece({ piece }: { piece: Sharing['pieces'][number] }) {
  const save = useSend('PUT /stock_items/{id}/photo_sharing', { onDone: () => toast.success(words.saved) })
  const title =
    LANGUAGES[pageLang].script === 'latin' && piece.title_latin !== '' ? piece.title_latin : piece.title
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      {piece.image && (
        <img
          className="size-11 flex-none rounded-control object-cover"
          src={piece.image}
          alt=""
          loading="lazy"
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate" lang={langOf(title)}>
          {title}
        </p>
        <p className="text-sm break-keep text-ink-2">
          {piece.shares ? words.count(piece.photos, date(piece.taken_on)) : words.kept}
        </p>
      </div>
      <Button
        size="small"
        aria-label={piece.shares ? words.keepOf(title) : words.showOf(title)}
        onClick={() => save.mutate({ params: { id: piece.stock_item_id }, body: { shares: !piece.shares } })}
      >
        {piece.shares ? words.keep : words.show}
      </Button>
    </li>
  )
}
