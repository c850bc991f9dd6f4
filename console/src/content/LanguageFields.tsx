import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { ARTICLE_BODY_MAX, ARTICLE_NAME_MAX, ARTICLE_SUMMARY_MAX } from '@longhaul/domain/content/articles.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Preview } from './Preview.tsx'
import type { ArticleForm } from './use-article-form.ts'

const words = contentText

/** One language of an article: name, summary, text with figures to insert, and its preview. */
export function LanguageFields({ lang, form }: { lang: Lang; form: ArticleForm }) {
  const figures = useCall('GET /staff/figures', undefined, { staleMs: 5 * 60_000 })
  const body = form.field(`${lang}.body`)

  /** Inserts the figure at the cursor. */
  function insert(name: string) {
    if (!name) return
    const area = document.getElementById(body.id)
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : body.value.length
    form.set(`${lang}.body`, `${body.value.slice(0, at)}{{${name}}}${body.value.slice(at)}`)
    area?.focus()
  }

  return (
    <section
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface px-5 pt-4 pb-5"
      aria-labelledby={`words-${lang}`}
    >
      <h2 className="text-md" id={`words-${lang}`}>
        {languageNames[lang]}
      </h2>
      <TextField
        label={words.articleName}
        unmarked
        lang={LANGUAGES[lang].html}
        maxLength={ARTICLE_NAME_MAX}
        {...form.field(`${lang}.article_name`)}
      />
      <TextArea
        label={words.summary}
        unmarked
        hint={words.summaryHint}
        rows={2}
        lang={LANGUAGES[lang].html}
        max={ARTICLE_SUMMARY_MAX}
        {...form.field(`${lang}.summary`)}
      />
      <SelectField
        label={words.figure}
        unmarked
        hint={words.figureHint}
        options={(figures.data?.figures ?? []).map((figure) => ({
          value: figure.name,
          label: words.figureOption(figure.name, figure[lang]),
        }))}
        value=""
        onChange={insert}
      />
      <TextArea
        label={words.body}
        unmarked
        code
        hint={words.bodyHint}
        rows={16}
        spellCheck
        lang={LANGUAGES[lang].html}
        maxLength={ARTICLE_BODY_MAX}
        {...body}
      />
      <Preview lang={lang} body={body.value} />
    </section>
  )
}
