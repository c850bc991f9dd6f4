import { LANGUAGES, inEachLanguage, fieldsOf, textsOf } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { type Category, nameOf } from './category.ts'
import { SavedSheet, needed, savedAnd } from './SavedSheet.tsx'

const words = shippingText.goods

/** A category's names, its keywords in titles, and whether no carrier accepts it. */
export function CategoryForm({ category, onClose }: { category: Category; onClose: () => void }) {
  const form = useCallForm('PUT /staff/goods_categories/{id}', {
    start: {
      ...fieldsOf('name', textsOf('name', category)),
      ...fieldsOf(
        'words',
        inEachLanguage((lang) => category[`words_${lang}`].join(LANGUAGES[lang].comma)),
      ),
      forbidden: category.forbidden,
    },
    check: fieldsOf(
      'name',
      inEachLanguage(() => needed),
    ),
    args: (typed) => ({
      params: { id: category.id },
      body: {
        ...typed,
        ...fieldsOf(
          'words',
          inEachLanguage((lang) => split(typed[`words_${lang}`])),
        ),
      },
    }),
    onDone: savedAnd(onClose),
  })
  return (
    <SavedSheet title={named(words.edit, nameOf(category))} form={form} onClose={onClose}>
      <InEachLanguage>
        {(lang, called) => (
          <TextField
            label={shippingText.lines.nameIn(called)}
            maxLength={100}
            {...form.field(`name_${lang}`)}
          />
        )}
      </InEachLanguage>
      <InEachLanguage>
        {(lang, called) => (
          <TextArea
            label={words.wordsIn(called)}
            hint={words.wordsHint}
            optional
            rows={4}
            {...form.field(`words_${lang}`)}
          />
        )}
      </InEachLanguage>
      <CheckboxField
        label={words.forbidden}
        value={form.values.forbidden}
        onChange={(forbidden) => form.set('forbidden', forbidden)}
      />
    </SavedSheet>
  )
}

const split = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]
