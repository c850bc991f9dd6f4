import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { type LimitName, isLoosened, limitNames, limitValue } from '@longhaul/domain/policy/limits.ts'
import { policyText } from '@longhaul/text/console/policy/policy.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type PolicyRow, ruleInForce } from './policy.ts'
import { FormSheet } from '../shared/FormSheet.tsx'

const words = policyText
const REASON_MAX = 500
type Values = Partial<Record<LimitName, string>> & { reason: string }

/**
 * Changes the limits of an act. It says while typing whether that takes effect at once, or is proposed to a
 * second person.
 */
export function LimitsSheet({ row, onClose }: { row: PolicyRow; onClose: () => void }) {
  const form = useLimitsForm(row, onClose)
  const effect = effectOf(row, form.values)
  return (
    <FormSheet
      title={words.proposeOf(words.acts[row.act])}
      form={form}
      send={effect === 'tightens' ? words.apply : words.ask}
      busyText={words.sending}
      why={effect === null ? words.unchanged : null}
      onClose={onClose}
    >
      {limitNames(row.act).map((name) => {
        const { value = '', ...field } = form.field(name)
        return (
          <TextField
            key={name}
            label={words.limits[name].name}
            hint={words.limits[name].hint}
            inputMode="decimal"
            width="short"
            autoComplete="off"
            maxLength={14}
            {...unitOf(name)}
            {...field}
            value={value}
          />
        )
      })}
      {effect && <Note tone={effect === 'loosens' ? 'warn' : 'info'}>{words[effect]}</Note>}
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        rows={2}
        max={REASON_MAX}
        {...form.field('reason')}
      />
    </FormSheet>
  )
}

function useLimitsForm(row: PolicyRow, onClose: () => void) {
  const names = limitNames(row.act)
  const rule = ruleInForce(row)
  const start: Values = {
    ...Object.fromEntries(names.map((name) => [name, typedOf(name, limitValue(rule, name))])),
    reason: '',
  }
  return useCallForm('PUT /staff/policy/{act}', {
    start,
    check: {
      ...Object.fromEntries(
        names.map((name) => [
          name,
          (typed: string | undefined, all: Values) => whyNotLimit(row, name, typed ?? '', all),
        ]),
      ),
      reason: (typed: string) => (typed.trim() === '' ? words.reasonNeeded : null),
    },
    args: (values) => ({
      params: { act: row.act },
      body: { limits: changedLimits(row, values), reason: values.reason.trim() },
    }),
    onDone: () => {
      toast.success(words.tightened)
      onClose()
    },
    onProposed: onClose,
  })
}

/**
 * Why a limit cannot be this: not a figure of its kind, or smaller than a limit that it must not be smaller
 * than.
 */
function whyNotLimit(row: PolicyRow, name: LimitName, typed: string, all: Values): string | null {
  const value = readLimit(name, typed)
  if (value === null) return name === 'aloneDayTimes' || name.endsWith('Fen') ? words.whole : words.share
  if (name === 'aloneDayTimes') return null
  const ordered = limitNames(row.act).filter((other) => other !== 'aloneDayTimes')
  const above = ordered[ordered.indexOf(name) - 1]
  const least = above === undefined ? null : readLimit(above, all[above] ?? '')
  return least !== null && value < least ? words.notOrdered : null
}

/** Whether what is typed tightens or loosens the limits; null while nothing is changed. */
function effectOf(row: PolicyRow, values: Values): 'tightens' | 'loosens' | null {
  const after = changedLimits(row, values)
  if (Object.keys(after).length === 0) return null
  const rule = ruleInForce(row)
  const before = Object.fromEntries(limitNames(row.act).map((name) => [name, limitValue(rule, name)]))
  return isLoosened(row.act, before, { ...before, ...after }) ? 'loosens' : 'tightens'
}

/** The limits that are typed correctly and differ from those in force. */
function changedLimits(row: PolicyRow, values: Values): Record<string, number> {
  const rule = ruleInForce(row)
  return Object.fromEntries(
    limitNames(row.act).flatMap((name) => {
      const value = readLimit(name, values[name] ?? '')
      return value === null || value === limitValue(rule, name) ? [] : [[name, value]]
    }),
  )
}

const isShare = (name: LimitName): boolean => name === 'alonePerMille' || name === 'mostPerMille'

/** A limit as it is typed: yuan, a percentage, or a count. */
function typedOf(name: LimitName, value: number): string {
  if (isShare(name)) return String(value / 10)
  return name === 'aloneDayTimes' ? String(value) : plainMoney(value).replace(/\.00$/, '')
}

function readLimit(name: LimitName, typed: string): number | null {
  if (name === 'aloneDayTimes') return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : null
  if (!isShare(name)) return readYuan(typed)
  const share = /^(\d{1,4})(?:[.,](\d))?$/.exec(typed.replace('%', '').trim())
  return share && Number(share[1]) * 10 + Number(share[2] ?? 0)
}

function unitOf(name: LimitName): { before?: string; after?: string } {
  if (isShare(name)) return { after: '%' }
  return name === 'aloneDayTimes' ? {} : { before: '¥' }
}
