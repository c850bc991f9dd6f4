import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { SavedSheet, savedAnd } from './SavedSheet.tsx'

const words = shippingText.destinations

/** Closes a destination with the reason that shoppers read, or opens it again. */
export function DestinationForm({ destination, onClose }: { destination: Destination; onClose: () => void }) {
  const { country, name, closed } = destination
  const needed = (typed: string, { closed: isClosing }: { closed: boolean }) =>
    isClosing && typed.trim() === '' ? shippingText.lines.needed : null
  const form = useCallForm('PUT /staff/destinations/{country}', {
    start: {
      closed,
      ...fieldsOf(
        'why',
        inEachLanguage((lang) => destination[`why_${lang}`]),
      ),
    },
    check: fieldsOf(
      'why',
      inEachLanguage(() => needed),
    ),
    args: (typed) => ({ params: { country }, body: typed }),
    onDone: savedAnd(onClose),
  })
  return (
    <SavedSheet title={named(words.edit, name)} form={form} onClose={onClose}>
      <CheckboxField
        label={words.isClosed}
        hint={words.closedHint}
        value={form.values.closed}
        onChange={(value) => form.set('closed', value)}
      />
      {form.values.closed && (
        <InEachLanguage>
          {(lang, called) => (
            <TextArea label={words.whyIn(called)} max={300} rows={2} {...form.field(`why_${lang}`)} />
          )}
        </InEachLanguage>
      )}
    </SavedSheet>
  )
}

export type Destination = Reply<'GET /staff/destinations'>['destinations'][number]
