import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ledgerText } from '@longhaul/text/console/books/ledger.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { DayFilter } from '../shared/DayFilter.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { accountKey, accountName, eventName } from './ledger-words.ts'
import type { LedgerFilter } from './use-ledger-filter.ts'

type Choices = Reply<'GET /staff/ledger/choices'>
const OF_SHOPPERS = ['available', 'frozen', 'withdrawing', 'shortfall'] as const

/** Filters by number or person, account, event, dates and amount. */
export function LedgerFilters({ filter, choices }: { filter: LedgerFilter; choices: Choices | undefined }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox
        wide
        label={ledgerText.search}
        value={filter.value('q')}
        onChange={(q) => filter.set('q', q)}
      />
      <div className="max-w-[222px] min-w-0">
        <SelectField
          label={ledgerText.account}
          unmarked
          empty={ledgerText.anyAccount}
          options={accountOptions(choices, filter.value('account'))}
          value={filter.value('account')}
          onChange={(account) => filter.set('account', account)}
        />
      </div>
      <div className="max-w-[222px] min-w-0">
        <SelectField
          label={ledgerText.kind}
          unmarked
          empty={ledgerText.anyKind}
          options={(choices?.kinds ?? []).map((kind) => ({ value: kind, label: eventName(kind) }))}
          value={filter.value('kind')}
          onChange={(kind) => filter.set('kind', kind)}
        />
      </div>
      <DayFilter from={filter.value('from')} to={filter.value('to')} onChange={filter.setDays} />
      <AmountField filter={filter} name="min" />
      <AmountField filter={filter} name="max" />
      {!filter.isEmpty && (
        <Button size="small" icon={<X />} guardMs={0} onClick={filter.reset}>
          {ledgerText.reset}
        </Button>
      )}
    </div>
  )
}

/** The kinds of shoppers' accounts, each house account, and an unknown account that the address names. */
function accountOptions(choices: Choices | undefined, chosen: string) {
  const shoppers = OF_SHOPPERS.map((kind) => ({
    value: kind,
    label: ledgerText.allOf(ledgerText.accountKinds[kind]),
  }))
  const house = (choices?.accounts ?? []).map((account) => ({
    value: accountKey(account),
    label: accountName(account),
  }))
  const known = [...shoppers, ...house].some((entry) => entry.value === chosen)
  return [
    ...(chosen === '' || known ? [] : [{ value: chosen, label: chosen }]),
    { label: ledgerText.shopperAccounts, options: shoppers },
    { label: ledgerText.houseAccounts, options: house },
  ]
}

/** An amount in yuan, applied on blur or Enter. */
function AmountField({ filter, name }: { filter: LedgerFilter; name: 'min' | 'max' }) {
  const kept = filter.value(name)
  const shown = /^\d{1,15}$/.test(kept) ? plainMoney(Number(kept)) : ''
  const [typed, setTyped] = useState(shown)
  useEffect(() => setTyped(shown), [shown])
  const fen = typed.trim() === '' ? null : readYuan(typed)
  const isWrong = typed.trim() !== '' && fen === null
  const ask = () => {
    if (!isWrong) filter.set(name, fen === null ? '' : String(fen))
  }
  return (
    <TextField
      label={ledgerText[name]}
      unmarked
      before="¥"
      inputMode="decimal"
      width="short"
      error={isWrong ? ledgerText.amountWrong : null}
      value={typed}
      onChange={setTyped}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask()
      }}
    />
  )
}
