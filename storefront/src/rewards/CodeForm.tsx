import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { rewardsText } from '@longhaul/text/storefront/rewards/rewards.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { required } from '../shared/checks.ts'

const words = rewardsText.coupons

/** Redeems a code for a coupon. */
export function CodeForm({ onGot }: { onGot: () => void }) {
  const form = useCallForm('POST /coupons/redeem', {
    start: { code: '' },
    check: { code: required(words.codeMissing) },
    args: ({ code }) => ({ body: { code } }),
    quiet: true,
    onDone: ({ name }) => {
      form.set('code', '')
      toast.success(words.redeemed(name))
      onGot()
    },
  })
  return (
    <Card title={words.codeTitle}>
      <form {...form.props} className="fields">
        <TextField
          label={words.code}
          hint={words.codeHint}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
        <Failure of={form.failure} />
        <Button submit type="primary" busy={form.sending && words.redeeming}>
          {words.redeem}
        </Button>
        <p className="text-sm text-ink-2">{words.rule}</p>
      </form>
    </Card>
  )
}
