import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { fieldsOf, inEachLanguage } from '@longhaul/domain/languages.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { named } from '@longhaul/text/marks.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { savedAnd } from './SavedSheet.tsx'

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
    <Sheet open title={named(words.edit, name)} onClose={onClose}>
      <form {...form.props}>
        <Fields>
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
          <Failure of={form.failure} />
          <Line>
            <Button submit type="primary" busy={form.sending && shippingText.saving}>
              {shippingText.save}
            </Button>
          </Line>
        </Fields>
      </form>
    </Sheet>
  )
}

export type Destination = Reply<'GET /staff/destinations'>['destinations'][number]
