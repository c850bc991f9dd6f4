import ImageIcon from 'lucide-react/icons/image'

/** The picture of a product beside its name; an empty frame where there is none. Decoration: the name says it all. */
export function ItemPicture({ src }: { src: string | null }) {
  return (
    <span className="grid grid-cols-1 aspect-square place-items-center self-start overflow-hidden rounded-control bg-photo text-ink-3">
      {src ? <img className="size-full object-cover" src={src} alt="" loading="lazy" /> : <ImageIcon />}
    </span>
  )
}
