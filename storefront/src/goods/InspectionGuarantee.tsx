import { sheetText } from '@longhaul/text/storefront/inspection/sheet.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Mat } from '@longhaul/ui/mat/Mat.tsx'
import { to } from '../links.ts'
import { pictureUrl, type PictureName } from '../shared/pictures.ts'

const PHOTOS: readonly PictureName[] = ['photo-hoodie', 'photo-keyboard', 'photo-backpack', 'photo-crack']
const INSPECTION = 12

/** A strip that shows what happens to the goods of this form once they reach our warehouse. */
export function InspectionGuarantee() {
  return (
    <section className="mt-10" aria-labelledby="inspection-guarantee">
      <Mat ruler>
        <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <h2 id="inspection-guarantee" className="text-xl">
              {sheetText.title}
            </h2>
            <p className="mt-1.5 mb-2 text-sm">{sheetText.lead}</p>
            <Link to={to.help(INSPECTION)} className="text-sm text-inherit underline">
              {sheetText.how}
            </Link>
          </div>
          <ul className="grid grid-cols-4 gap-2" aria-label={sheetText.examples}>
            {PHOTOS.map((name, index) => (
              <li key={name}>
                <img
                  className="aspect-4/3 w-full rounded-control object-cover"
                  src={pictureUrl(name)}
                  width={160}
                  height={120}
                  alt={sheetText.seen[index]}
                  loading="lazy"
                  decoding="async"
                />
              </li>
            ))}
          </ul>
        </div>
      </Mat>
    </section>
  )
}
