import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { named } from '@longhaul/text/marks.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Html } from '../shared/Html.tsx'
import { usePreview } from './use-preview.ts'

const words = contentText

/** The text as the shop shows it, made by the shop's own function, and what in it leads nowhere. */
export function Preview({ lang, body }: { lang: Lang; body: string }) {
  const preview = usePreview(lang, body)
  const { data } = preview
  return (
    <section aria-label={named(words.preview, languageNames[lang])} className="stack" data-tight="">
      <p className="article-preview-head">{words.preview}</p>
      {data && data.unknown_figures.length > 0 && (
        <Note tone="bad">{words.unknownFigures(data.unknown_figures)}</Note>
      )}
      {data && data.dead_links.length > 0 && <Note tone="warn">{words.deadLinks(data.dead_links)}</Note>}
      {preview.isError && <Note tone="warn">{words.previewFailed}</Note>}
      <div className="article-preview" data-old={preview.old ? '' : undefined}>
        {body.trim() === '' || !data ? (
          <p className="muted">{words.previewEmpty}</p>
        ) : (
          <Html html={data.html} lang={LANGUAGES[lang].html} />
        )}
      </div>
    </section>
  )
}
