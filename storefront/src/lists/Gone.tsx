import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useHead } from '../shared/head.ts'

/** In place of a page that somebody made and that is no longer shown. */
export function Gone({ words }: { words: { goneTitle: string; gone: string; home: string } }) {
  useHead({ title: words.goneTitle })
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{words.goneTitle}</h1>
      <p className="mt-2 mb-6 text-ink-2">{words.gone}</p>
      <ButtonLink to={to.home()}>{words.home}</ButtonLink>
    </div>
  )
}
