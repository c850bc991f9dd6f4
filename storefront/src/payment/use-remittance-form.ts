import { call } from '@longhaul/browser/calls/client.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { readMtcn, whyNotSentOn } from '@longhaul/domain/funds/remittance.ts'
import { toDecimal } from '@longhaul/domain/money/decimal.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { remittancesText as say } from '@longhaul/text/storefront/funds/remittances.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { required } from '../shared/checks.ts'
import { readAmount } from '../shared/read-amount.ts'

export type RemittanceMethod = Reply<'GET /remittances'>['methods'][number]
export type RemittanceFormState = ReturnType<typeof useRemittanceForm>

/**
 * The form for a remittance: the amount, sender and origin, with a receipt that is uploaded as soon as it is
 * chosen.
 */
export function useRemittanceForm(methods: readonly RemittanceMethod[], currency: string) {
  const receipt = useReceipt()
  const form = useCallForm('POST /remittances', {
    keep: 'remittance',
    secret: ['mtcn'],
    start: {
      method: (methods[0]?.id ?? 'western_union') as string,
      sender_first_name: '',
      sender_last_name: '',
      country: '',
      currency,
      sent_minor: '',
      sent_on: today(),
      mtcn: '',
      bank_reference: '',
      note: '',
    },
    check: {
      sender_first_name: required(say.firstNameNeeded),
      sender_last_name: required(say.lastNameNeeded),
      country: required(say.countryNeeded),
      sent_minor: (typed: string, all) =>
        readAmount(typed, all.currency) === undefined ? say.amountWrong(example(all.currency)) : null,
      sent_on: (day: string) => (whyNotSentOn(day, new Date()) ? say.sentOnWrong : null),
      mtcn: (typed: string, all) =>
        all.method === 'western_union' && !readMtcn(typed) ? say.mtcnWrong : null,
    },
    args: ({ method, sent_minor, mtcn, bank_reference, ...values }) => ({
      body: {
        ...values,
        method: (['western_union', 'bank_transfer'] as const).find((entry) => entry === method)!,
        sent_minor: readAmount(sent_minor, values.currency) ?? 0,
        ...(method === 'western_union' ? { mtcn } : { bank_reference }),
        receipt_file_id: receipt.stored?.id ?? null,
      },
    }),
    onDone: ({ number }) => {
      toast.success(say.sent(number))
      receipt.clear()
      form.reset()
      document.querySelector('#remittances')?.scrollIntoView({ block: 'start' })
    },
  })
  return { ...form, receipt }
}

const example = (currency: string): string =>
  toDecimal(
    minorDigits(currency) === 0 ? 30_000 : 30_000 * 10 ** (minorDigits(currency) - 2),
    minorDigits(currency),
  )

const today = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

function useReceipt() {
  const [files, setFiles] = useState<readonly File[]>([])
  const [stored, setStored] = useState<Reply<'POST /uploads'> | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [underWay, setUnderWay] = useState(false)

  async function choose(chosen: readonly File[]) {
    setFiles(chosen)
    setStored(null)
    setFailed(null)
    const [file] = chosen
    if (!file) return
    setUnderWay(true)
    try {
      setStored(await call('POST /uploads', { query: { kind: 'receipt' }, body: file }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFiles([])
      setFailed(error.message || say.receiptFailed)
    } finally {
      setUnderWay(false)
    }
  }
  return { files, stored, failed, underWay, choose, clear: () => void choose([]) }
}
