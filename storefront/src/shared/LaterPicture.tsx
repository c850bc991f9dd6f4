import { type ComponentProps, useEffect, useRef } from 'react'
import { showWhenNear } from './when-near.ts'

type Props = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'width' | 'height'> & {
  src: string
  className: string
}

/** A decorative picture below the first screen that is fetched when it is about to scroll into view. Without JavaScript it is loaded from the start. */
export function LaterPicture({ src, srcSet, className, ...shape }: Props) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (picture.current) showWhenNear(picture.current)
  }, [src])
  return (
    <>
      <img
        ref={picture}
        className={`${className} noscript:hidden`}
        data-src={src}
        data-srcset={srcSet}
        alt=""
        decoding="async"
        {...shape}
      />
      <noscript>
        <img className={className} src={src} srcSet={srcSet} alt="" {...shape} />
      </noscript>
    </>
  )
}
