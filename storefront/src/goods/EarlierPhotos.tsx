import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { date, dayAndMonth, weight } from '@longhaul/text/format.ts'
import { listed } from '@longhaul/text/marks.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { captionsText } from '@longhaul/text/photos/captions.ts'
import { knowledgeText } from '@longhaul/text/storefront/goods/knowledge.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { Suspense, useState } from 'react'
import { to } from '../links.ts'
import { Lightbox } from './Gallery.tsx'

type Photo = Reply<'GET /goods/{marketplace}/{item}/photos'>['photos'][number]

const say = knowledgeText.photos
/** The number of photos next to an order form. */
const STRIP = 4

type ProductLink = { platform: string; item_id: string }

export const useEarlierPhotos = ({ platform: marketplace, item_id: item }: ProductLink, option = '') =>
  useCall(
    'GET /goods/{marketplace}/{item}/photos',
    { params: { marketplace, item }, query: option === '' ? {} : { option } },
    { keepPrevious: true, staleMs: 5 * 60_000 },
  )

/**
 * Photos of earlier items, those of the chosen options first: a strip of the newest on the mat of an order
 * form, or all of them on a mat of their own. Renders nothing where there are none.
 */
export function EarlierPhotos({
  link,
  option = '',
  isStrip = false,
}: {
  link: ProductLink
  option?: string
  isStrip?: boolean
}) {
  const found = useEarlierPhotos(link, option)
  const { platform: marketplace, item_id: item } = link
  // Next to a form they are optional: it is complete without them.
  if (found.isError && !found.data) return isStrip ? null : <p className="text-ink-2">{say.failed}</p>
  const { photos = [], of_option: ofOption = 0 } = found.data ?? {}
  if (photos.length === 0) return !isStrip && found.data ? <p className="text-ink-2">{say.none}</p> : null
  const list = <Photos photos={photos} show={isStrip ? STRIP : photos.length} isStrip={isStrip} />
  if (isStrip)
    return (
      <section aria-labelledby="earlier-photos">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="earlier-photos" className="text-lg">
            {say.title}
          </h2>
          <Link to={to.product(marketplace, item)} className="text-sm text-inherit underline">
            {photos.length > STRIP ? say.all(photos.length) : say.more}
          </Link>
        </div>
        {list}
      </section>
    )
  return (
    <section aria-labelledby="earlier-photos">
      <Mat ruler>
        <h2 id="earlier-photos" className="text-lg">
          {say.title}
        </h2>
        {ofOption > 0 && <p className="text-sm">{say.ofOption(ofOption)}</p>}
        {list}
        <p className="mt-2 text-xs opacity-80">{say.whose}</p>
      </Mat>
    </section>
  )
}

function Photos({ photos, show, isStrip }: { photos: readonly Photo[]; show: number; isStrip: boolean }) {
  const [open, setOpen] = useState<number | null>(null)
  const large = photos.map((photo) => ({ src: photo.large.url, caption: captionOf(photo) }))
  return (
    <>
      <ul
        className={`mt-3 grid gap-y-4 ${isStrip ? 'grid-cols-4 gap-x-2' : 'grid-cols-2 gap-x-3 sm:grid-cols-3 lg:grid-cols-4'}`}
      >
        {photos.slice(0, show).map((photo, index) => (
          <li key={photo.id} className="min-w-0">
            <button
              type="button"
              className="block w-full cursor-zoom-in overflow-hidden rounded-control"
              aria-haspopup="dialog"
              aria-label={say.open(captionOf(photo))}
              onClick={() => setOpen(index)}
            >
              <img
                className={`w-full object-cover ${isStrip ? 'aspect-square' : 'aspect-4/3'}`}
                src={photo.small.url}
                width={photo.small.width}
                height={photo.small.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
            </button>
            <p className="num mt-1 text-xs" aria-hidden="true">
              {isStrip ? (
                <>
                  <span className="block truncate max-md:hidden">{choiceOf(photo) || whatOf(photo)}</span>
                  {dayAndMonth(photo.taken_on)}
                </>
              ) : (
                <>
                  {date(photo.taken_on)}
                  <br />
                  {weightOf(photo)}
                </>
              )}
            </p>
            {!isStrip && (
              <p className="text-xs opacity-80" aria-hidden="true">
                {[whatOf(photo), optionsOf(photo)].filter(Boolean).join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        <Lightbox label={say.title} photos={large} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
      </Suspense>
    </>
  )
}

/** "Front · Colour: black · 12 Oct 2026 · 0.66 kg · 32 × 24 × 8 cm". */
const captionOf = (photo: Photo): string =>
  [whatOf(photo), optionsOf(photo), date(photo.taken_on), weightOf(photo), sizeOf(photo)]
    .filter(Boolean)
    .join(' · ')

const whatOf = ({ shows, flaw }: Photo): string => captionsText.caption({ kind: 'free', shows, flaw }, 1)

const optionsOf = ({ options_text: own, options_latin: latin }: Photo): string =>
  (LANGUAGES[pageLang].script === 'latin' && latin) || own

/** The chosen values without their names: "Dark green, L". */
const choiceOf = (photo: Photo): string =>
  listed(
    optionsOf(photo)
      .split(/[;；]/)
      .map((pair) => pair.replace(/^[^:：]*[:：]/, '').trim()),
  )

const weightOf = ({ pieces, weight_grams: grams }: Photo): string =>
  pieces === 1 ? weight(grams) : say.together(pieces, weight(grams))

const sizeOf = ({ size_mm: sides }: Photo): string =>
  say.size(sides.map((mm) => String(Math.max(1, Math.round(mm / 10)))).join(' × '))
