import { useEffect, useState } from 'react'
import { SIDE_HEADING, SIDE_LINK, SIDE_LIST } from './side-link.ts'

export type Heading = { readonly id: string; readonly text: string }

/**
 * The headings of a long page, with the one being read marked. On a telephone it is hidden, unless it is the
 * last of its place.
 */
export function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  const current = useReading(headings)
  if (headings.length < 2) return null
  return (
    <nav aria-labelledby="contents" className="max-lg:not-last:hidden">
      <h2 id="contents" className={SIDE_HEADING}>
        {title}
      </h2>
      <ul className={SIDE_LIST}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={SIDE_LINK} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last heading above the upper third of the window. */
function useReading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const find = () => {
      const above = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setCurrent(above.at(-1)?.id)
    }
    find()
    addEventListener('scroll', find, { passive: true })
    return () => removeEventListener('scroll', find)
  }, [headings])
  return current
}
