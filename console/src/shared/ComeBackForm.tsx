import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import {
  RETURN_CAUSES,
  RETURN_FREIGHT_MAX_FEN,
  type ReturnCause,
  returnCausesFrom,
  returnFreightShare,
} from '@longhaul/domain/parcels/return-freight.ts'
import { comeBackText as words } from '@longhaul/text/console/dispatch/come-back.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from './layout/Line.tsx'
import { Stack } from './layout/Stack.tsx'
import type { Parcel } from './parcel.ts'

const causeOf = (value: string): ReturnCause | undefined =>
  RETURN_CAUSES.find((returnCause) => returnCause === value)

const check = {
  cause: (value: string) => (causeOf(value) ? null : words.causeNeeded),
  freight_fen: (typed: string) => {
    const fen = readYuan(typed)
    return fen !== null && fen <= RETURN_FREIGHT_MAX_FEN
      ? null
      : words.freightWrong(money(RETURN_FREIGHT_MAX_FEN))
  },
}

type Found = NonNullable<ArgsOf<'POST /staff/parcels/{id}/come_back'>['body']['found']>

/**
 * Books a returned package: the cause, the return freight, and who pays it. At the dock with what was found
 * in it, and not before `why` is null.
 */
export function ComeBackForm({
  parcel,
  found,
  why = null,
  onDone,
}: {
  parcel: Parcel
  found?: Found
  why?: string | null
  onDone?: () => void
}) {
  const form = useCallForm('POST /staff/parcels/{id}/come_back', {
    start: { cause: '', freight_fen: '', note: '' },
    check,
    args: ({ cause, freight_fen, note }) => ({
      params: { id: parcel.id },
      body: {
        cause: causeOf(cause)!,
        freight_fen: readYuan(freight_fen) ?? 0,
        note: note.trim(),
        ...(found ? { found } : {}),
      },
    }),
    onDone: () => {
      toast.success(words.done)
      onDone?.()
    },
  })
  const cause = causeOf(form.values.cause)
  const freightFen = readYuan(form.values.freight_fen)
  return (
    <form {...form.props}>
      <Stack tight>
        {!found && <p className="muted">{words.lead}</p>}
        <Fields columns={2}>
          <SelectField
            label={words.cause}
            options={returnCausesFrom(parcel.stage).map((entry) => ({
              value: entry,
              label: words.causes[entry],
            }))}
            {...form.field('cause')}
          />
          <TextField
            label={words.freight}
            hint={words.freightHint}
            inputMode="decimal"
            maxLength={12}
            {...form.field('freight_fen')}
          />
        </Fields>
        <TextArea label={words.note} optional max={500} {...form.field('note')} />
        {cause && freightFen !== null && freightFen > 0 && (
          <Note tone="info">
            {returnFreightShare(cause, freightFen) > 0
              ? words.shopperPays(money(freightFen))
              : words.wePay(money(freightFen))}
          </Note>
        )}
        <Failure of={form.failure} />
        <Line>
          <Button
            submit
            type={found ? 'primary' : undefined}
            guardMs={0}
            disabledReason={why}
            busy={form.sending && consoleWords.saving}
          >
            {words.book}
          </Button>
          {why && <span className="text-ink-2">{why}</span>}
        </Line>
      </Stack>
    </form>
  )
}
