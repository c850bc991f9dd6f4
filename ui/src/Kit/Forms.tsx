import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { CheckboxField } from '../field/CheckboxField.tsx'
import { Combobox } from '../field/Combobox.tsx'
import { ErrorSummary } from '../field/ErrorSummary.tsx'
import { PasswordField } from '../field/PasswordField.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { SelectField } from '../field/SelectField.tsx'
import { TextArea } from '../field/TextArea.tsx'
import { TextField } from '../field/TextField.tsx'
import { useForm } from '../field/use-form.ts'
import { Rich } from '../rich/Rich.tsx'
import { Stars } from '../stars/Stars.tsx'
import { toast } from '../toast/toast.ts'
import { Part } from './Part.tsx'
import { words } from './words.ts'

export const Fields = () => (
  <Part title={words.parts.fields}>
    <div className="kit-grid">
      <Lines />
      <OtherFields />
      <Choices />
    </div>
  </Part>
)

const Lines = () => (
  <div className="fields">
    <TextField label={words.email} type="email" hint={words.emailHint} autoComplete="email" />
    <TextField label={words.email} defaultValue="mei@" error={words.emailWrong} />
    <TextField label={words.nickname} defaultValue="Mei Lin" good optional />
    <TextField label={words.price} before="¥" inputMode="decimal" defaultValue="199.00" width="short" />
    <TextField
      label={words.weight}
      after="kg"
      inputMode="decimal"
      width="short"
      defaultValue="0.68"
      optional
    />
    <TextField label={words.email} defaultValue="mei@example.com" disabled unmarked />
  </div>
)

function OtherFields() {
  const [remark, setRemark] = useState(words.remarkText)
  const [country, setCountry] = useState('')
  const [typed, setTyped] = useState('')
  const [secret, setSecret] = useState('a1')
  return (
    <div className="fields">
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        value={secret}
        onChange={setSecret}
        rules={[
          { text: words.rules[0] ?? '', met: (value) => value.length >= 6 && value.length <= 20 },
          { text: words.rules[1] ?? '', met: (value) => /^[a-z0-9]+$/i.test(value) },
          { text: words.rules[2] ?? '', met: (value) => /[a-z]/i.test(value) && /\d/.test(value) },
        ]}
      />
      <SelectField label={words.country} options={words.continents} value={country} onChange={setCountry} />
      <Combobox
        label={words.country}
        listLabel={words.country}
        none={words.noCountry}
        value={typed}
        onChange={setTyped}
        suggest={countriesLike}
      />
      <TextArea
        label={words.remark}
        hint={words.remarkHint}
        max={150}
        value={remark}
        onChange={setRemark}
        optional
      />
      <TextField
        label={words.search}
        labelHidden
        unmarked
        type="search"
        before={<Search />}
        placeholder={words.search}
      />
    </div>
  )
}

function Choices() {
  const [method, setMethod] = useState('card')
  const [sold, setSold] = useState('0')
  const [all, setAll] = useState(false)
  const [stars, setStars] = useState('4')
  return (
    <div className="fields">
      <RadioGroup
        label={words.method}
        look="cards"
        value={method}
        onChange={setMethod}
        choices={[
          { value: 'balance', label: words.balance, hint: words.balanceHint, aside: '−¥162.00' },
          { value: 'card', label: words.card, hint: words.cardHint, detail: words.cardDetail },
          { value: 'west', label: words.west, disabledReason: words.westReason },
        ]}
      />
      <RadioGroup
        label={words.sold}
        value={sold}
        onChange={setSold}
        choices={words.soldChoices.map((label, index) => ({ value: String(index), label }))}
      />
      <CheckboxField label={words.all} mixed={!all} value={all} onChange={setAll} />
      <Stars label={words.rating} value={stars} onChange={setStars} />
    </div>
  )
}

const countriesLike = (typed: string) =>
  words.continents
    .flatMap(({ options }) => options)
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .map(({ value, label }) => ({ value: label, label, hint: value }))

export function SampleForm() {
  const form = useForm({
    start: { email: '', nickname: '', terms: false },
    check: {
      email: (value) => (value === '' ? words.emailEmpty : value.includes('@') ? null : words.emailWrong),
      nickname: (value) => (value.length >= 2 && value.length <= 16 ? null : words.nicknameWrong),
      terms: (value) => (value ? null : words.termsWrong),
    },
    keep: 'kit',
    send: () => {
      toast.success(words.saved)
    },
  })
  return (
    <Part title={words.parts.form}>
      <div className="kit-grid">
        <Card>
          <form {...form.props} className="fields">
            <ErrorSummary {...form.summary} />
            <TextField label={words.email} type="email" {...form.field('email')} />
            <TextField label={words.nickname} {...form.field('nickname')} />
            <CheckboxField
              label={<Rich text={words.terms} render={(text, name) => <a href={`#${name}`}>{text}</a>} />}
              {...form.field('terms')}
            />
            <Button submit type="primary" size="auto" busy={form.sending && words.saving}>
              {words.save}
            </Button>
          </form>
        </Card>
      </div>
    </Part>
  )
}
