import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { named } from '@longhaul/text/marks.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Html } from '../shared/Html.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { usePreview } from './use-preview.ts'

const words = contentText
const PAPER =
  'max-h-112 overflow-auto rounded-control border border-line bg-paper px-5 py-4 text-[1rem] wrap-anywhere data-old:opacity-60'

/** The text as rendered by the shop, with warnings about unknown figures and dead links. */
export function Preview({ lang, body }: { lang: Lang; body: string }) {
  const preview = usePreview(lang, body)
  const { data } = preview
  return (
    <Stack as="section" tight aria-label={named(words.preview, languageNames[lang])}>
      <p className="text-sm font-medium text-ink-2">{words.preview}</p>
      {data && data.unknown_figures.length > 0 && (
        <Note tone="bad">{words.unknownFigures(data.unknown_figures)}</Note>
      )}
      {data && data.dead_links.length > 0 && <Note tone="warn">{words.deadLinks(data.dead_links)}</Note>}
      {preview.isError && <Note tone="warn">{words.previewFailed}</Note>}
      <div className={PAPER} data-old={preview.old ? '' : undefined}>
        {body.trim() === '' || !data ? (
          <p className="muted">{words.previewEmpty}</p>
        ) : (
          <Html html={data.html} lang={LANGUAGES[lang].html} />
        )}
      </div>
    </Stack>
  )
}
